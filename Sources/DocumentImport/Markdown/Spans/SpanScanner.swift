import ReadingContent

/// Finds the markup in a block's text that cmark does not know: Pandoc's spans and attributes,
/// Apple's attributes, Speech Markdown, readings of characters in braces, formulas, notes and
/// citations, and what wikis and programs that make pages write.
///
/// It goes through the text once, keeping open brackets in a list: no recursion, and the time is
/// in proportion to the length, since what is read ahead in vain is counted against a budget.
struct SpanScanner {
  /// A bracket or a parenthesis that may start a span.
  private struct Opening {
    enum Kind {
      case bracket
      /// `![`
      case image
      /// `^[`
      case apple
      /// `[label]` after `[text]`
      case label
    }
    /// Its first byte, with the sign before the bracket.
    var start: Int
    /// The byte after it.
    var end: Int
    var kind: Kind
    /// Where the text starts that a label belongs to.
    var textStart = 0
  }

  let bytes: [UInt8]
  var end: Int
  var position: Int
  let start: Int
  /// Whether the text has a list of works, so that `@key` cites one.
  var hasBibliography = false
  /// Whether `{{#include file}}` takes a file in.
  var hasIncludes = false
  /// How many of the first bytes only say what the text is.
  var sign = 0
  /// Whether the text is the first of a quotation.
  var mayBeAlert = false
  /// The labels that links have definitions for, so that `[@name]` can be one.
  var labels = LinkLabels()
  /// Given back to the reader, since it remembers names.
  private(set) var entities: EntityTable
  var marks: [SpanMark] = []
  /// What cmark is not to see, besides the bytes of the marks.
  private(set) var hidden: [Range<Int>] = []

  private var brackets: [Opening] = []
  var parentheses: [Int] = []
  /// Where `++` may have started emphasis.
  var plus: Int?
  /// Where `==` may have started a highlight.
  var highlight: Int?
  private var skipper: InlineSkipper
  /// How many bytes may still be read ahead in vain.
  var budget: Int

  init(_ bytes: [UInt8], _ content: Range<Int>, entities: EntityTable) {
    self.bytes = bytes
    self.entities = entities
    position = content.lowerBound
    start = content.lowerBound
    end = content.upperBound
    skipper = InlineSkipper(bytes, end: content.upperBound)
    budget = content.count * 8 + 100_000
  }

  /// Returns the marks in the order of the text.
  mutating func scan() -> [SpanMark] {
    if sign > 0 {
      mark(start..<start + sign, .omit(.markup))
      hide(start..<start + sign)
      position += sign
    }
    readVerse()
    readAlert()
    readBlockName()
    while position < end { step() }
    return marks.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
  }

  private mutating func step() {
    switch bytes[position] {
    case .backslash:
      if readEscapedFormula() { return }
      position += position + 1 < end && bytes[position + 1].isPunctuation ? 2 : 1
    case .backtick: readCode()
    case .lessThan: position = skipper.endOfTag(at: position) ?? position + 1
    case .openBracket: openBracket()
    case UInt8(ascii: "!"), UInt8(ascii: "^"):
      if byte(position + 1) == .openBracket {
        if byte(position + 2) == .openBracket, bytes[position] == UInt8(ascii: "!"), readWikiLink()
        {
          return
        }
        let isImage = bytes[position] == UInt8(ascii: "!")
        brackets.append(
          Opening(start: position, end: position + 2, kind: isImage ? .image : .apple))
        position += 2
      } else if bytes[position] == UInt8(ascii: "^") {
        readRaised()
      } else {
        position += 1
      }
    case .closeBracket: closeBracket()
    case .openParenthesis:
      parentheses.append(position)
      position += 1
    case .closeParenthesis: closeParenthesis()
    case UInt8(ascii: "{"): if !readDirective() { readReading() }
    case UInt8(ascii: "+"): readPlus()
    case .dollar: readDollar()
    case .equals: readHighlight()
    case .percent: readComment()
    case .colon: readEmoji()
    case UInt8(ascii: "@"): readKey()
    default: position += 1
    }
  }

  func byte(_ offset: Int) -> UInt8? {
    offset >= start && offset < end ? bytes[offset] : nil
  }

  // MARK: Brackets

  private mutating func openBracket() {
    if let pause = standingPause() {
      marks.append(pause)
      position = pause.range.upperBound
      return
    }
    if byte(position + 1) == .openBracket, readWikiLink() { return }
    brackets.append(Opening(start: position, end: position + 1, kind: .bracket))
    position += 1
  }

  private mutating func closeBracket() {
    let close = position
    position += 1
    guard let opening = brackets.popLast() else { return }
    let isNote = opening.kind == .bracket && byte(opening.end) == UInt8(ascii: "^")
    if opening.kind == .apple, byte(position).map({ !"({".utf8.contains($0) }) ?? true {
      return addNote(opening.start..<opening.end, close..<position)
    }
    switch byte(position) {
    case UInt8(ascii: "{") where !isNote:
      guard let list = attributes({ $0.braced() }) else { return reportBroken() }
      if opening.kind == .label {
        add(opening.textStart..<opening.textStart, position..<list.end, list)
      } else {
        // A sign before the bracket stays text: there is no picture without its source.
        add(opening.end - 1..<opening.end, close..<list.end, list)
      }
    case .openParenthesis:
      if opening.kind == .apple, let list = attributes({ $0.parenthesized() }) {
        add(opening.start..<opening.end, close..<list.end, list)
      } else {
        readTarget(of: opening)
      }
    case .openBracket where opening.kind != .label && !isNote:
      guard byte(position + 1) != UInt8(ascii: "^"), byte(position + 1) != .closeBracket else {
        return
      }
      brackets.append(
        Opening(
          start: position, end: position + 1, kind: .label, textStart: linkStart(opening)))
      position += 1
    case .colon: break
    default:
      if opening.kind == .bracket { readCitation(opening.start..<position) }
    }
  }

  /// Adds a note that stands in the text.
  private mutating func addNote(_ open: Range<Int>, _ close: Range<Int>) {
    guard !isBlank(open.upperBound..<close.lowerBound) else { return }
    add(open, close, .note, .leaveNote)
  }

  func isBlank(_ range: Range<Int>) -> Bool {
    bytes[range].allSatisfy(\.isWhiteSpace)
  }

  /// Warns of braces at the position that begin like attributes.
  private mutating func reportBroken() {
    var parser = AttributeParser(bytes, at: position, end: end, entities: entities)
    guard parser.seemsBraced() else { return }
    marks.append(
      SpanMark(
        range: position..<position, action: .report, faults: [(.brokenAttributes, position)]))
  }

  /// Reads the target of a link or a picture, and the attributes after it.
  private mutating func readTarget(of opening: Opening) {
    let limit = min(end, position + 4096)
    guard budget > 0 else { return }
    guard let target = LinkScanner(bytes: bytes, end: limit).endOfInlineTarget(from: position)
    else {
      budget -= limit - position
      return
    }
    position = target
    guard byte(position) == UInt8(ascii: "{"), let list = attributes({ $0.braced() }) else {
      return
    }
    let start = linkStart(opening)
    add(start..<start, position..<list.end, list)
  }

  private func linkStart(_ opening: Opening) -> Int {
    opening.kind == .image ? opening.start : opening.end - 1
  }

  /// Reads code, and the attributes after it.
  private mutating func readCode() {
    let start = position
    while position < end, bytes[position] == .backtick { position += 1 }
    guard let close = skipper.endOfCode(from: position, count: position - start) else { return }
    position = close
    guard byte(position) == UInt8(ascii: "{"), let list = attributes({ $0.braced() }) else {
      return
    }
    add(start..<start, position..<list.end, list)
  }

  // MARK: Readings of characters

  /// Reads `{漢字|かんじ}` or `{漢字|かん|じ}`.
  private mutating func readReading() {
    guard let found = BracedReading(bytes, at: position, end: end) else {
      position += 1
      return
    }
    var change = SpeechChange()
    change.attributes.alias = found.reading
    add(position..<position + 1, found.base.upperBound..<found.end, change, [])
    position = found.end
  }

  // MARK: Marks

  /// Reads attributes at the position.
  mutating func attributes(
    _ read: (inout AttributeParser) -> AttributeList?
  ) -> AttributeList? {
    guard budget > 0 else { return nil }
    var parser = AttributeParser(bytes, at: position, end: end, entities: entities)
    let list = read(&parser)
    entities = parser.entities
    if list == nil { budget -= parser.position - position + 1 }
    return list
  }

  mutating func add(_ open: Range<Int>, _ close: Range<Int>, _ list: AttributeList) {
    let (change, faults) = list.change()
    add(open, close, change, faults)
    position = list.end
  }

  /// Adds a span; what was opened within it can no longer reach beyond it.
  mutating func add(
    _ open: Range<Int>, _ close: Range<Int>, _ change: SpeechChange,
    _ faults: [(fault: MarkupFault, offset: Int)]
  ) {
    add(open, close, .enter(change), .leave, faults)
  }

  /// Adds what starts and ends a stretch of the text.
  mutating func add(
    _ open: Range<Int>, _ close: Range<Int>, _ enter: SpanMark.Action, _ leave: SpanMark.Action,
    _ faults: [(fault: MarkupFault, offset: Int)] = []
  ) {
    marks.append(SpanMark(range: open, action: enter, faults: faults))
    marks.append(SpanMark(range: close, action: leave))
    while let last = brackets.last, last.start >= open.lowerBound { brackets.removeLast() }
    while let last = parentheses.last, last >= open.lowerBound { parentheses.removeLast() }
    if let last = plus, last >= open.lowerBound { plus = nil }
    if let last = highlight, last >= open.lowerBound { highlight = nil }
  }

  /// Adds a mark that stands alone.
  mutating func mark(_ range: Range<Int>, _ action: SpanMark.Action) {
    marks.append(SpanMark(range: range, action: action))
  }

  /// Keeps bytes from being read by cmark.
  mutating func hide(_ range: Range<Int>) { hidden.append(range) }

  // MARK: Alerts

  /// Reads `[!NOTE]` and the title that may follow it on its line.
  private mutating func readAlert() {
    guard mayBeAlert, byte(start) == .openBracket, byte(start + 1) == UInt8(ascii: "!") else {
      return
    }
    var index = start + 2
    while index < end, bytes[index].isLetter || bytes[index] == UInt8(ascii: "-") { index += 1 }
    guard index > start + 2, byte(index) == .closeBracket else { return }
    let kind = String(decoding: bytes[start + 2..<index], as: UTF8.self)
    index += 1
    // Whether it is folded is for pages.
    if let sign = byte(index), sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { index += 1 }
    guard byte(index).map(\.isWhiteSpace) ?? true else { return }
    let lineEnd = bytes[index..<end].firstIndex(of: .lineFeed) ?? end
    mark(start..<index, .alert(kind, hasTitle: !isBlank(index..<lineEnd)))
    if lineEnd < end { mark(lineEnd..<lineEnd, .endTitle) }
    hide(start..<index)
    position = index
  }

  // MARK: Verse

  /// Marks the bars of a block of lines, each of which starts with one.
  private mutating func readVerse() {
    guard byte(start) == .bar,
      bytes[start..<end].contains(where: { !$0.isWhiteSpace && $0 != .bar })
    else { return }
    var bars: [Range<Int>] = []
    var lines = 0
    var index = start
    while index < end {
      var next = index
      while next < end, bytes[next] != .lineFeed { next += 1 }
      lines += 1
      if bytes[index] == .bar, index + 1 >= next || bytes[index + 1] == .space {
        bars.append(index..<min(next, index + 2))
      }
      index = next + 1
    }
    guard bars.first?.lowerBound == start, bars.count * 2 > lines else { return }
    for bar in bars { mark(bar, .verse) }
  }
}
