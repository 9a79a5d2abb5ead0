import ReadingContent

/// Where the reading of a block's inlines stands.
struct InlineState {
  enum Link {
    /// `[text](target)` or `[text][label]`
    case bracketed
    /// `<https://…>`
    case angled
    /// An address that stands in the text.
    case bare
  }

  /// The offset in the content.
  var cursor = 0
  /// The segment of the map that the cursor is in, or one before it.
  var segment = 0
  var end = 0
  /// The next mark of a span, and the byte of the source after the last one.
  var mark = 0
  var markEnd = 0
  /// Where the text of the inlines starts in that of the block.
  var textStart = 0
  /// Whether markup without text was just read: the blanks on both of its sides become one.
  var joinsBlanks = false
  /// Whether `^` is somewhere in the content.
  var mayHaveNoteMarks = false
  /// The spans that are open: the numbers of their scopes, nothing for one in a hidden element, and
  /// where their texts start.
  var spans: [(scope: Int?, start: Int)] = []
  var emphasis = 0
  var strong = 0
  var images = 0
  var links: [Link] = []

  /// What is asked for the text at the cursor.
  var style = SpeechStyle.plain
  /// The same without the emphasis of Markdown's own signs, as for code.
  var base = SpeechStyle.plain
}

extension MarkdownReader {
  /// Reads the inlines of the block whose start event has an index.
  ///
  /// - Returns: The index after the block's end event.
  mutating func readInlines(at index: Int, _ content: Range<Int>) -> Int {
    inline = InlineState(cursor: content.lowerBound, end: content.upperBound)
    findMarks(in: content)
    startMarks(content)
    inline.textStart = builder.count
    inline.mayHaveNoteMarks = tree.strings.has(UInt8(ascii: "^"), in: content)
    let depth = scopes.count
    updateStyle()
    let kind = tree.events[index].kind
    var index = index + 1
    skipBlanks()
    while index < tree.events.count {
      let event = tree.events[index]
      index += 1
      if !marks.isEmpty { followMarks() }
      if event.isEnd {
        if event.kind == kind { break }
        endInline(event)
      } else {
        startInline(event)
      }
    }
    closeInlineElements()
    leaveScopes(to: depth)
    return index
  }

  private mutating func startInline(_ event: CMarkTree.Event) {
    let literal = Int(event.string.lowerBound)..<Int(event.string.upperBound)
    switch event.kind {
    case .text: readText(literal)
    case .softBreak: readLineEnd(isHard: false)
    case .lineBreak: readLineEnd(isHard: true)
    case .code: readCodeSpan(literal)
    case .htmlInline: readTag(literal)
    case .emphasis:
      inline.emphasis += 1
      updateStyle()
      skipSigns(1)
    case .strong:
      inline.strong += 1
      updateStyle()
      skipSigns(2)
    case .strikethrough: skipTildes()
    case .link: startLink()
    case .image:
      inline.images += 1
      updateStyle()
      skip([UInt8(ascii: "!"), .openBracket])
      partWords()
    case .footnoteReference: readNoteMark(event, literal)
    default: break
    }
  }

  private mutating func endInline(_ event: CMarkTree.Event) {
    switch event.kind {
    case .emphasis:
      inline.emphasis -= 1
      updateStyle()
      skipSigns(1)
    case .strong:
      inline.strong -= 1
      updateStyle()
      skipSigns(2)
    case .strikethrough: skipTildes()
    case .link: endLink()
    case .image:
      inline.images -= 1
      updateStyle()
      skipLinkEnd()
      if inline.cursor < inline.end, !tree.strings[inline.cursor].isWhiteSpace,
        !tree.strings[inline.cursor].isPunctuation
      {
        partWords()
      }
    default: break
    }
  }

  private var current: UInt8? {
    inline.cursor < inline.end ? tree.strings[inline.cursor] : nil
  }

  // MARK: Text

  private mutating func readText(_ literal: Range<Int>) {
    guard !literal.isEmpty else { return }
    let link = inline.images == 0 ? inline.links.last : nil
    if link == .bare, isNext(literal) {
      keep(inline.cursor..<inline.cursor + literal.count)
      return
    }
    var read = literal.lowerBound
    while read < literal.upperBound {
      if let count = readUnknownNoteMark(literal: read..<literal.upperBound) {
        read += count
        continue
      }
      let same = plainCount(literal: read..<literal.upperBound)
      if same > 0 {
        keep(inline.cursor..<inline.cursor + same)
        read += same
        continue
      }
      if let count = readReplaced(literal: read..<literal.upperBound, escapes: link != .angled) {
        read += count
        continue
      }
      loseText(read..<literal.upperBound)
      return
    }
  }

  /// Reads what looks like the mark of a note and names none, all of it as it stands.
  ///
  /// Of such brackets cmark keeps only what comes before the first sign, and no escapes.
  ///
  /// - Returns: How many bytes of the literal it stands for.
  private mutating func readUnknownNoteMark(literal: Range<Int>) -> Int? {
    let open: [UInt8] = [.openBracket, UInt8(ascii: "^")]
    guard inline.mayHaveNoteMarks, current == .openBracket,
      tree.strings[literal].starts(with: open),
      tree.strings[inline.cursor..<inline.end].starts(with: open),
      let end = endOfBracket(inline.cursor..<inline.end),
      let literalEnd = endOfBracket(literal)
        ?? tree.strings[literal].firstIndex(of: .closeBracket).map({ $0 + 1 })
    else { return nil }
    keep(inline.cursor..<end)
    return literalEnd - literal.lowerBound
  }

  /// Returns the offset after the bracket that closes the one at the start of a range.
  private func endOfBracket(_ range: Range<Int>) -> Int? {
    var depth = 0
    var index = range.lowerBound
    while index < range.upperBound {
      switch tree.strings[index] {
      case .backslash: index += 1
      case .openBracket: depth += 1
      case .closeBracket:
        depth -= 1
        if depth == 0 { return index + 1 }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Returns how many bytes at the cursor are those of a literal and stand for themselves.
  private func plainCount(literal: Range<Int>) -> Int {
    let limit = min(literal.count, inline.end - inline.cursor)
    let stopsAtBrackets = inline.mayHaveNoteMarks
    let cursor = inline.cursor
    return tree.strings.withUnsafeBufferPointer { strings in
      var count = 0
      while count < limit {
        let byte = strings[cursor + count]
        if byte != strings[literal.lowerBound + count] || byte == .backslash || byte == .ampersand {
          break
        }
        if byte == .openBracket, stopsAtBrackets, count > 0 { break }
        count += 1
      }
      return count
    }
  }

  /// Reads an escape, a character reference, or a sign that could have started one.
  ///
  /// - Returns: How many bytes of the literal it stands for.
  private mutating func readReplaced(literal: Range<Int>, escapes: Bool) -> Int? {
    let cursor = inline.cursor
    guard let byte = current else { return nil }
    let wanted = tree.strings[literal.lowerBound]
    if byte == .backslash, escapes, cursor + 1 < inline.end,
      tree.strings[cursor + 1].isPunctuation
    {
      guard tree.strings[cursor + 1] == wanted else { return nil }
      omit(cursor..<cursor + 1, .markup)
      keep(cursor + 1..<cursor + 2)
      return 1
    }
    if byte == .ampersand, let found = reference(literal: literal) {
      let range = sourceRange(of: cursor..<found.end)
      builder.append(found.text, for: range, style: inline.style)
      if let range { ledger.keep(range) }
      inline.cursor = found.end
      return found.text.count
    }
    guard byte == wanted else { return nil }
    keep(cursor..<cursor + 1)
    return 1
  }

  /// Returns the character reference at the cursor, when the literal has what it stands for.
  private mutating func reference(literal: Range<Int>) -> (text: [UInt8], end: Int)? {
    let cursor = inline.cursor
    // A name that means nothing stands in the literal as it is. Only an ampersand's own reference
    // can be followed by the rest of one, as in `&amp;amp;`.
    let isAmpersand =
      cursor + 4 < inline.end && tree.strings[cursor + 4] == UInt8(ascii: ";")
      && tree.strings[cursor + 1...cursor + 3].map(\.lowercased) == Array("amp".utf8)
    if !isAmpersand, literal.count > 1, cursor + 1 < inline.end,
      tree.strings[literal.lowerBound] == .ampersand,
      tree.strings[literal.lowerBound + 1] == tree.strings[cursor + 1],
      tree.strings[cursor + 1].isLetter
    {
      return nil
    }
    guard let found = entities.decode(tree.strings, at: cursor, end: inline.end) else { return nil }
    guard tree.strings[literal].starts(with: found.text) else { return nil }
    return found
  }

  private func isNext(_ literal: Range<Int>) -> Bool {
    inline.cursor + literal.count <= inline.end
      && tree.strings[inline.cursor..<inline.cursor + literal.count]
        .elementsEqual(tree.strings[literal])
  }

  /// Adds text that was not found at the cursor: its words are kept, their place is not known.
  private mutating func loseText(_ literal: Range<Int>) {
    unaligned += 1
    builder.append(tree.strings[literal], style: inline.style)
  }

  /// Adds content as it stands and moves the cursor behind it.
  private mutating func keep(_ content: Range<Int>, isCode: Bool = false) {
    let style = isCode ? inline.base : inline.style
    if map.segments.isEmpty {
      builder.append(tree.strings[content], style: style)
    }
    forEachSegment(of: content) { reader, part, segment in
      if !reader.marks.isEmpty || reader.inline.joinsBlanks {
        reader.keepAroundMarks(part, segment, isCode: isCode)
        return
      }
      if segment.isEnd {
        reader.builder.append([.space], for: part, style: style)
      } else if segment.isExact {
        reader.builder.append(part, of: reader.source.bytes, style: style)
      } else {
        reader.builder.append(reader.tree.strings[segment.content], for: part, style: style)
      }
      reader.ledger.keep(part)
    }
    inline.cursor = content.upperBound
  }

  /// Enters content as left out and moves the cursor behind it.
  private mutating func omit(_ content: Range<Int>, _ reason: SkipReason) {
    forEachSegment(of: content) { reader, part, segment in
      if !segment.isEnd { reader.ledger.omit(part, reason) }
    }
    inline.cursor = content.upperBound
  }

  /// Calls a body for each part of a content with its bytes in the source.
  private mutating func forEachSegment(
    of content: Range<Int>, _ body: (inout MarkdownReader, Range<Int>, ContentMap.Segment) -> Void
  ) {
    while inline.segment < map.segments.count,
      map.segments[inline.segment].content.upperBound <= content.lowerBound
    {
      inline.segment += 1
    }
    var index = inline.segment
    while index < map.segments.count {
      let segment = map.segments[index]
      guard segment.content.lowerBound < content.upperBound else { return }
      if segment.isExact {
        let part = segment.content.clamped(to: content)
        let shift = segment.source.lowerBound - segment.content.lowerBound
        body(&self, part.lowerBound + shift..<part.upperBound + shift, segment)
      } else {
        body(&self, segment.source, segment)
      }
      index += 1
    }
  }

  /// Returns the bytes of the source from the first byte of a content to its last.
  func sourceRange(of content: Range<Int>) -> Range<Int>? {
    var index = inline.segment
    var result: Range<Int>?
    while index < map.segments.count {
      let segment = map.segments[index]
      guard segment.content.lowerBound < content.upperBound else { break }
      index += 1
      guard segment.content.upperBound > content.lowerBound else { continue }
      var part = segment.source
      if segment.isExact {
        let clamped = segment.content.clamped(to: content)
        let shift = segment.source.lowerBound - segment.content.lowerBound
        part = clamped.lowerBound + shift..<clamped.upperBound + shift
      }
      result = (result?.lowerBound ?? part.lowerBound)..<part.upperBound
    }
    return result
  }

  /// Adds a space between a word and the words of an image, which the author need not part.
  mutating func partWords() {
    guard let last = builder.bytes.last, last.isLetter || last.isDigit || last >= 128 else {
      return
    }
    builder.append([.space], style: inline.style)
  }

  // MARK: Signs

  private mutating func skip(_ signs: [UInt8]) {
    let end = inline.cursor + signs.count
    guard end <= inline.end, tree.strings[inline.cursor..<end].elementsEqual(signs) else { return }
    omit(inline.cursor..<end, .markup)
  }

  private mutating func skipSigns(_ count: Int) {
    for _ in 0..<count {
      guard let byte = current, byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_") else {
        return
      }
      omit(inline.cursor..<inline.cursor + 1, .markup)
    }
  }

  private mutating func skipTildes() {
    var end = inline.cursor
    while end < inline.end, tree.strings[end] == .tilde { end += 1 }
    omit(inline.cursor..<end, .markup)
  }

  private mutating func skipBlanks() {
    while let byte = current, byte.isBlank { inline.cursor += 1 }
  }

  private mutating func readLineEnd(isHard: Bool) {
    skipBlanks()
    let isEscaped = isHard && current == .backslash
    if isEscaped { omit(inline.cursor..<inline.cursor + 1, .markup) }
    guard current == .lineFeed else {
      unaligned += 1
      builder.append([isHard ? .lineFeed : .space], style: inline.style)
      return
    }
    if isHard {
      let range = sourceRange(of: inline.cursor..<inline.cursor + 1)
      builder.append([.lineFeed], for: range, style: inline.style)
      if let range { ledger.keep(range) }
      inline.cursor += 1
    } else if builder.bytes.last == .lineFeed {
      // The line ended with a tag that breaks it.
      inline.cursor += 1
    } else {
      keep(inline.cursor..<inline.cursor + 1)
    }
    // After a backslash cmark keeps the blanks of a line that a quotation left its sign out of.
    if !isEscaped { skipBlanks() }
  }

  // MARK: Code spans, tags and notes

  private mutating func readCodeSpan(_ literal: Range<Int>) {
    let start = inline.cursor
    var open = start
    while open < inline.end, tree.strings[open] == .backtick { open += 1 }
    let count = open - start
    guard count > 0, let close = endOfCode(from: open, count: count) else {
      loseText(literal)
      return
    }
    var text = open..<close - count
    if text.count == literal.count + 2 { text = open + 1..<close - count - 1 }
    guard text.count == literal.count else {
      loseText(literal)
      return
    }
    omit(start..<open, .markup)
    keep(text, isCode: true)
    omit(close - count..<close, .markup)
  }

  private func endOfCode(from start: Int, count: Int) -> Int? {
    var index = start
    while index < inline.end {
      guard tree.strings[index] == .backtick else {
        index += 1
        continue
      }
      let run = index
      while index < inline.end, tree.strings[index] == .backtick { index += 1 }
      if index - run == count { return index }
    }
    return nil
  }

  private mutating func readTag(_ literal: Range<Int>) {
    guard isNext(literal) else {
      unaligned += 1
      return
    }
    let tag = HTMLTag(tree.strings, inline.cursor..<inline.cursor + literal.count)
    if tag.isComment {
      omit(tag.range, .comment)
    } else {
      readElement(tag, isInline: true)
    }
  }

  /// Adds content of HTML, its character references decoded and its line ends as spaces.
  mutating func keepDecoded(_ content: Range<Int>) {
    var start = content.lowerBound
    var index = start
    while index < content.upperBound {
      if tree.strings[index] == .ampersand,
        let found = entities.decode(tree.strings, at: index, end: content.upperBound)
      {
        keep(start..<index)
        let range = sourceRange(of: index..<found.end)
        builder.append(found.text, for: range, style: inline.style)
        if let range { ledger.keep(range) }
        index = found.end
        inline.cursor = index
        start = index
      } else {
        index += 1
      }
    }
    keep(start..<content.upperBound)
  }

  /// Enters content of HTML that is left out.
  mutating func omitHTML(_ content: Range<Int>, _ reason: SkipReason) {
    omit(content, reason)
  }

  private mutating func readNoteMark(_ event: CMarkTree.Event, _ literal: Range<Int>) {
    let start = inline.cursor
    var end = start
    while end < inline.end, tree.strings[end] != .closeBracket { end += 1 }
    guard end < inline.end, current == .openBracket else {
      loseText(literal)
      return
    }
    let number = Array(tree.strings[literal])
    // In two pieces of which neither has as many bytes as its source, or has the same ones.
    let name = start + 2..<end
    let split = number.count == name.count
    let parts: [([UInt8], Range<Int>)] =
      split
      ? [
        ([.openBracket] + number, start..<end), ([.closeBracket], end..<end + 1),
      ]
      : [
        ([.openBracket], start..<start + 2), (number, name), ([.closeBracket], end..<end + 1),
      ]
    for (text, content) in parts {
      let range = sourceRange(of: content)
      builder.append(text, for: range, style: .silent(.noteMark))
      if let range { ledger.keep(range) }
    }
    inline.cursor = end + 1
  }

  // MARK: Links

  private mutating func startLink() {
    switch current {
    case .openBracket:
      inline.links.append(.bracketed)
      skip([.openBracket])
    case .lessThan:
      inline.links.append(.angled)
      skip([.lessThan])
    default:
      inline.links.append(.bare)
    }
  }

  private mutating func endLink() {
    switch inline.links.popLast() {
    case .bracketed: skipLinkEnd()
    case .angled: skip([.greaterThan])
    case .bare, nil: break
    }
  }

  /// Skips what follows the text of a link: cmark takes a target in parentheses where one can be
  /// read, then any label, else the text is the label.
  private mutating func skipLinkEnd() {
    guard current == .closeBracket else { return }
    skip([.closeBracket])
    let scanner = LinkScanner(bytes: tree.strings, end: inline.end)
    let start = inline.cursor
    if let end = scanner.endOfInlineTarget(from: start) {
      omit(start..<start + 1, .markup)
      omit(start + 1..<end - 1, .linkTarget)
      omit(end - 1..<end, .markup)
    } else if let end = scanner.endOfLabel(from: start) {
      omit(start..<end, .linkTarget)
    }
  }
}
