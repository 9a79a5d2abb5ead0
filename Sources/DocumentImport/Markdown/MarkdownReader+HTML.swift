import ReadingContent

extension MarkdownReader {
  /// Reads a block of HTML: its visible text as paragraphs, one for each element that stands apart.
  mutating func readHTML(_ event: CMarkTree.Event) {
    let start = line(of: event)
    if let fence = fences[start] { return readFence(fence) }
    let content = limited(
      Int(event.string.lowerBound)..<Int(event.string.upperBound), from: start)
    if mapLines(content, from: start) {
      nextLine = map.lineAfter
    } else {
      map.removeAll()
      unaligned += 1
    }
    inline = InlineState(cursor: content.lowerBound, end: content.upperBound)
    startMarks(content)
    updateStyle()
    let lineAfter = nextLine
    var state = HTMLState(start: sourceStart(content.lowerBound))
    var scanner = HTMLScanner(tree.strings, content)
    while let token = scanner.next() {
      switch token {
      case .text(let range):
        if state.isPreformatted {
          keepLines(range)
        } else {
          findMarks(in: range)
          keepWords(range)
          followMarks(before: range.upperBound)
          while !inline.notes.isEmpty { endInlineNote(at: inline.markEnd) }
        }
      case .comment(let range):
        let fence = fence(markedBy: range)
        omitHTML(range, .comment)
        guard let fence else { continue }
        emitHTML(&state)
        readFence(fence)
        state = HTMLState(start: fence.range.upperBound)
      case .script(let range): omitHTML(range, .script)
      case .tag(let tag): readTag(tag, &state)
      }
    }
    emitHTML(&state)
    closeParagraph()
    nextLine = max(nextLine, lineAfter)
  }

  /// Returns the fence that a comment stands for.
  private func fence(markedBy comment: Range<Int>) -> DivFence? {
    guard !fences.isEmpty, let range = sourceRange(of: comment),
      let fence = fences[source.line(ofByte: range.lowerBound)], fence.range == range
    else { return nil }
    return fence
  }

  private struct HTMLState {
    var kind = Block.Kind.paragraph
    var start: Int
    var isPreformatted = false
  }

  /// Takes white space off the end of the text, and with it tags that break a line.
  mutating func trimEnd() {
    while builder.bytes.last == .space || builder.bytes.last == .lineFeed { trimSpace() }
  }

  /// Takes one space or line end off the end of the text.
  mutating func trimSpace() {
    guard let removed = builder.removeTrailingSpace() else { return }
    if source.byte(removed.lowerBound) == .lessThan { ledger.omit(removed, .htmlTag) }
  }

  private func sourceStart(_ content: Int) -> Int {
    sourceRange(of: content..<content + 1)?.lowerBound ?? firstByte
  }

  private mutating func readTag(_ tag: HTMLTag, _ state: inout HTMLState) {
    if tag.name != "br", HTMLTag.blockNames.contains(tag.name) {
      emitHTML(&state)
      state.start = sourceStart(tag.range.lowerBound)
      state.kind = .paragraph
      if !tag.isEnd, let level = headingLevel(tag.name) { state.kind = .heading(level: level) }
      if tag.name == "pre" {
        state.isPreformatted = !tag.isEnd
        if !tag.isEnd { state.kind = .code(language: nil) }
      }
      if tag.name == "hr" {
        flushMarkers()
        emit(.thematicBreak, at: state.start)
      }
    }
    readElement(tag, isInline: false)
  }

  /// Reads a tag: a line end, the text of a picture, or the start or end of an element.
  mutating func readElement(_ tag: HTMLTag, isInline: Bool) {
    switch tag.name {
    case "br":
      breakLine(tag.range, isInline: isInline)
    case "img":
      openElement(tag, isInline: isInline) { reader in reader.readPicture(tag) }
    default:
      omitHTML(tag.range, .htmlTag)
      if !tag.isEnd { openElement(tag, isInline: isInline) { _ in } }
      if tag.isEnd { closeElement(named: tag.name) }
    }
  }

  private mutating func readPicture(_ tag: HTMLTag) {
    guard let alt = tag.attribute("alt", of: tree.strings) else {
      omitHTML(tag.range, .htmlTag)
      return
    }
    omitHTML(tag.range.lowerBound..<alt.lowerBound, .htmlTag)
    placeMarkers()
    partWords()
    inline.images += 1
    updateStyle()
    keepDecoded(alt)
    inline.images -= 1
    updateStyle()
    omitHTML(alt.upperBound..<tag.range.upperBound, .htmlTag)
  }

  private func headingLevel(_ name: String) -> Int? {
    guard name.utf8.count == 2, name.hasPrefix("h"), let digit = name.utf8.last, digit.isDigit
    else { return nil }
    return (1...6).contains(Int(digit) - 48) ? Int(digit) - 48 : nil
  }

  private mutating func breakLine(_ tag: Range<Int>, isInline: Bool) {
    let range = sourceRange(of: tag)
    guard isInline || !builder.isEmpty else {
      omitHTML(tag, .htmlTag)
      return
    }
    builder.append([.lineFeed], for: range, style: inline.style)
    if let range { ledger.keep(range) }
    inline.cursor = tag.upperBound
  }

  private mutating func emitHTML(_ state: inout HTMLState) {
    if row == nil { trimEnd() }
    emit(state.kind == .paragraph ? htmlKind : state.kind, at: state.start)
  }

  /// Adds the words of a text, one space between two.
  private mutating func keepWords(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      if tree.strings[index].isWhiteSpace {
        let last = builder.bytes.last
        if let last, last != .space, last != .lineFeed, markers.isEmpty {
          keepSpace(index)
        }
        index += 1
        continue
      }
      var end = index
      while end < range.upperBound, !tree.strings[end].isWhiteSpace { end += 1 }
      placeMarkers()
      keepDecoded(index..<end)
      index = end
    }
  }

  private mutating func keepSpace(_ index: Int) {
    let range = sourceRange(of: index..<index + 1)
    builder.append([.space], for: range, style: inline.style)
    if let range { ledger.keep(range) }
  }

  /// Adds a text with its spaces and line ends.
  private mutating func keepLines(_ range: Range<Int>) {
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start
      while end < range.upperBound, tree.strings[end] != .lineFeed { end += 1 }
      placeMarkers()
      keepDecoded(start..<end)
      if end < range.upperBound {
        if !builder.isEmpty {
          let origin = sourceRange(of: end..<end + 1)
          builder.append([.lineFeed], for: origin, style: inline.style)
          if let origin { ledger.keep(origin) }
        }
        end += 1
      }
      start = end
    }
  }
}
