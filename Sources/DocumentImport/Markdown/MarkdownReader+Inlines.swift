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

  /// A note whose text is read now, within the text that it belongs to.
  struct OpenNote {
    /// What was read of the text around.
    var builder: TextBuilder
    var marks: [Mark]
    var label: String
    var place: Int
    var textStart: Int
  }

  /// The offset in the content.
  var cursor = 0
  /// The segment of the map that the cursor is in, or one before it.
  var segment = 0
  var end = 0
  /// The next mark of a span, and the byte of the source after the last one.
  var mark = 0
  var markEnd = 0
  /// Why the bytes of the last mark are left out; nothing where something else is shown for them.
  var markReason: SkipReason?
  /// The notes that are open, the innermost last.
  var notes: [OpenNote] = []
  /// Whether a formula that stands apart makes blocks of what is before and after it.
  var splits = false
  /// Whether the lines of the text are kept.
  var keepsLines = false
  /// Whether the text is one of verse.
  var isVerse = false
  /// Where the text of the inlines starts in that of the block.
  var textStart = 0
  /// Whether markup without text was just read: the blanks on both of its sides become one.
  var joinsBlanks = false
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
  /// - Parameters:
  ///   - index: The index of the event.
  ///   - content: What the inlines were parsed from.
  ///   - sign: How many of its first bytes only say what the block is.
  /// - Returns: The index after the block's end event.
  mutating func readInlines(at index: Int, _ content: Range<Int>, sign: Int = 0) -> Int {
    inline = InlineState(cursor: content.lowerBound, end: content.upperBound)
    findMarks(in: content, sign: sign)
    startMarks(content)
    inline.textStart = builder.count
    let depth = scopes.count
    updateStyle()
    let kind = tree.events[index].kind
    inline.splits = kind == .paragraph
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
    while !inline.notes.isEmpty { endInlineNote(at: inline.markEnd) }
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

  /// The byte at the cursor.
  var current: UInt8? {
    inline.cursor < inline.end ? tree.strings[inline.cursor] : nil
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
    let base = inline.base
    inline.base = codeStyle
    keep(text, isCode: true)
    inline.base = base
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
    // In two pieces of which neither has as many bytes as its source, or has the same ones.
    let name = start + 2..<end
    let label = noteLabel(named: tree.strings[name].map(\.lowercased))
    let number = Array(label.utf8)
    let split = number.count == name.count
    let parts: [([UInt8], Range<Int>)] =
      split
      ? [
        ([.openBracket] + number, start..<end), ([.closeBracket], end..<end + 1),
      ]
      : [
        ([.openBracket], start..<start + 2), (number, name), ([.closeBracket], end..<end + 1),
      ]
    let textStart = builder.count
    for (text, content) in parts {
      let range = sourceRange(of: content)
      builder.append(text, for: range, style: .silent(.noteMark))
      if let range { ledger.keep(range) }
    }
    textMarks.append(Mark(.noteReference(id: label), range: textStart..<builder.count))
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
