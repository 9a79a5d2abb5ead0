import ReadingContent

/// Spans, which cmark does not know.
///
/// A text is read twice when it has any: the first time to find them where the blocks and their
/// lines are known, the second time with other signs in their place for cmark, so that nothing
/// within their attributes is taken for Markdown. The marks say where they are.
extension MarkdownReader {
  /// Makes a reader of the same text with the same settings.
  init(likeThat other: MarkdownReader) {
    self.init(other.source, path: other.path, resource: other.resource)
    take(settingsOf: other)
  }

  /// Takes over what holds for a text as a whole.
  mutating func take(settingsOf other: MarkdownReader) {
    expandsAbbreviations = other.expandsAbbreviations
    language = other.language
    hasBibliography = other.hasBibliography
    includes = other.includes
    folder = other.folder
  }

  /// Makes a reader of the same text that knows where its spans are.
  init(withMarksOf first: MarkdownReader) {
    self.init(likeThat: first)
    marks = first.foundMarks.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
    let isMasked = !first.maskedBytes.isEmpty
    parsed = isMasked ? SourceLines(first.maskedBytes, starts: source.starts) : first.parsed
    definitions = first.definitions
    terms = first.terms
    writtenTables = first.writtenTables
    tableWidths = first.tableWidths
    addedCells = first.addedCells
    findsMarks = false
  }

  /// Finds the spans of a block whose content is mapped.
  ///
  /// - Parameters:
  ///   - content: The block's content.
  ///   - sign: How many of its first bytes only say what the block is.
  mutating func findMarks(in content: Range<Int>, sign: Int = 0) {
    guard findsMarks, !map.segments.isEmpty,
      sign > 0 || SpanSigns.stand(in: tree.strings, content)
    else { return }
    var scanner = SpanScanner(tree.strings, content, entities: entities)
    scanner.hasIncludes = includes != nil
    scanner.hasBibliography = hasBibliography
    scanner.sign = sign
    scanner.mayBeAlert = startsQuotation && containers.last == .quotation
    if tree.strings.has(UInt8(ascii: "@"), in: content) {
      scanner.labels = labels ?? LinkLabels(source)
      labels = scanner.labels
    }
    let found = scanner.scan()
    entities = scanner.entities
    guard !becomesDefinition(content, without: found.map(\.range) + scanner.hidden) else { return }
    let places = ContentPlaces(map.segments)
    for mark in found {
      let isEmpty = mark.range.isEmpty
      guard
        let start = places.source(of: mark.range.lowerBound)
          ?? (isEmpty ? places.source(of: mark.range.lowerBound - 1).map { $0 + 1 } : nil)
      else { continue }
      var placed = mark
      placed.range = start..<start
      if !isEmpty {
        guard let last = places.source(of: mark.range.upperBound - 1) else { continue }
        placed.range = start..<last + 1
      }
      // The bar of a line of verse means nothing to cmark in a paragraph.
      if case .verse = mark.action {} else { mask(mark.range, places) }
      placed.faults = mark.faults.map { ($0.fault, places.source(of: $0.offset) ?? start) }
      foundMarks.append(placed)
    }
    for range in scanner.hidden { mask(range, places) }
  }

  /// Says whether a text would be the definition of a link or a note if parts of it were hidden.
  private func becomesDefinition(_ content: Range<Int>, without hidden: [Range<Int>]) -> Bool {
    guard tree.strings[content].first == .openBracket, !hidden.isEmpty else { return false }
    var bytes = Array(tree.strings[content])
    for range in hidden {
      for offset in range { bytes[offset - content.lowerBound] = .closeBrace }
    }
    let end = LinkScanner(bytes: bytes, end: bytes.count).endOfLabel(from: 0)
    return end.map { $0 < bytes.count && bytes[$0] == .colon } ?? false
  }

  /// Puts signs that mean nothing to cmark in the place of markup, but for line ends, for what
  /// stands before the lines, and for bars: with fewer of them, lines that are no table would be.
  private mutating func mask(_ content: Range<Int>, _ places: ContentPlaces) {
    if maskedBytes.isEmpty { maskedBytes = parsed.bytes }
    for offset in content where tree.strings[offset] != .lineFeed {
      guard let place = places.source(of: offset), !isBarOfCell(place) else { continue }
      maskedBytes[place] = .closeBrace
    }
  }

  /// Finds the first mark of a block.
  mutating func startMarks(_ content: Range<Int>) {
    guard !marks.isEmpty, let start = map.segments.first?.source.lowerBound else { return }
    var low = 0
    var high = marks.count
    while low < high {
      let middle = (low + high) / 2
      if marks[middle].range.lowerBound < start { low = middle + 1 } else { high = middle }
    }
    inline.mark = low
    inline.markEnd = start
  }

  /// Follows the marks before the cursor, and those at it that have no bytes of their own.
  mutating func followMarks() {
    guard inline.mark < marks.count, !map.segments.isEmpty,
      let offset = sourceRange(of: inline.cursor..<inline.cursor + 1)?.lowerBound
    else { return }
    while inline.mark < marks.count {
      let range = marks[inline.mark].range
      guard range.lowerBound < offset || range.isEmpty && range.lowerBound == offset else { return }
      followMark()
    }
  }

  /// Follows the marks up to the end of a part of the content.
  mutating func followMarks(before end: Int) {
    guard inline.mark < marks.count, end > 0,
      let offset = sourceRange(of: end - 1..<end)?.upperBound
    else { return }
    while inline.mark < marks.count, marks[inline.mark].range.lowerBound <= offset,
      marks[inline.mark].range.isEmpty || marks[inline.mark].range.lowerBound < offset
    {
      followMark()
    }
  }

  /// Adds a part of the content, but for what of it belongs to marks.
  mutating func keepAroundMarks(_ part: Range<Int>, _ segment: ContentMap.Segment, isCode: Bool) {
    if segment.isExact, !segment.isEnd { return keepBetweenMarks(part, isCode: isCode) }
    while inline.mark < marks.count, marks[inline.mark].range.lowerBound <= part.lowerBound {
      followMark()
    }
    guard part.lowerBound >= inline.markEnd else {
      // A line end within attributes needs no entry.
      if !segment.isEnd { omitMarked(part) }
      return
    }
    guard !segment.isEnd || !joinsBlank() else { return }
    let isLine = inline.keepsLines || segment.startsLine
    let text = segment.isEnd ? [isLine ? .lineFeed : .space] : tree.strings[segment.content]
    builder.append(text, for: part, style: isCode ? inline.base : inline.style)
    ledger.keep(part)
  }

  /// Adds bytes of the source that stand for themselves, but for those that belong to marks.
  private mutating func keepBetweenMarks(_ part: Range<Int>, isCode: Bool) {
    var start = part.lowerBound
    while start < part.upperBound {
      if start < inline.markEnd {
        let end = min(inline.markEnd, part.upperBound)
        omitMarked(start..<end)
        start = end
      } else if inline.mark < marks.count,
        marks[inline.mark].range.lowerBound <= start
      {
        followMark()
      } else if source.bytes[start].isBlank, joinsBlank() {
        start += 1
      } else {
        inline.joinsBlanks = false
        var end = part.upperBound
        if inline.mark < marks.count { end = min(end, marks[inline.mark].range.lowerBound) }
        builder.append(
          start..<end, of: source.bytes, style: isCode ? inline.base : inline.style)
        ledger.keep(start..<end)
        start = end
      }
    }
  }

  /// Says whether a blank at the cursor goes together with the one before it.
  private func joinsBlank() -> Bool {
    guard inline.joinsBlanks else { return false }
    let last = builder.count == inline.textStart ? .space : builder.bytes.last
    return last == .space || last == .lineFeed
  }

  /// Enters bytes of a mark, unless something else is shown in their place.
  private mutating func omitMarked(_ part: Range<Int>) {
    if let reason = inline.markReason { ledger.omit(part, reason) }
  }

  private mutating func followMark() {
    let mark = marks[inline.mark]
    inline.mark += 1
    if mark.range.upperBound > inline.markEnd {
      inline.markEnd = mark.range.upperBound
      inline.markReason = .markup
    }
    let place = mark.range.lowerBound
    // What is inside a hidden element asks nothing.
    let isHidden = elements.hidden > 0
    if !isHidden {
      for (fault, offset) in mark.faults { report([fault], at: offset) }
    }
    switch mark.action {
    case .enter(let change):
      enterSpan(isHidden ? nil : change, at: place)
    case .formula(let text):
      enterSpan(isHidden ? nil : change(ofFormula: text), at: place)
      inline.joinsBlanks = true
    case .display(let text):
      startDisplay(at: place)
      enterSpan(isHidden ? nil : change(ofFormula: text), at: place)
      inline.joinsBlanks = true
    case .leave: leaveSpan()
    case .leaveDisplay:
      leaveSpan()
      endDisplay(at: place)
    case .report: break
    case .pause(let milliseconds):
      inline.joinsBlanks = true
      if !isHidden { addPause(milliseconds, at: place) }
    case .omit(let reason):
      inline.markReason = reason
      if reason != .markup { inline.joinsBlanks = true }
    case .replace(let text, let attributes):
      inline.markReason = nil
      replace(mark.range, text, attributes)
    case .note: if !isHidden { startInlineNote(mark.range) }
    case .leaveNote: endInlineNote(at: place)
    case .anchor(let name):
      textMarks.append(Mark(.anchor(name), range: 0..<builder.count))
    case .verse: startVerse()
    case .include(let directive):
      inline.markReason = .directive
      let words = words(of: directive, at: place)
      if !words.isEmpty {
        inline.markReason = nil
        replace(mark.range, words, SpeechAttributes())
      }
    case .alert(let kind, let hasTitle):
      inline.markReason = nil
      startAlert(kind, hasTitle: hasTitle, in: mark.range)
    case .endTitle: splitBlock(at: place)
    }
  }

  private mutating func enterSpan(_ change: SpeechChange?, at place: Int) {
    let scope = change.map { enterScope($0, at: place) }
    inline.spans.append((scope, builder.count))
  }

  private mutating func leaveSpan() {
    guard let span = inline.spans.popLast() else { return }
    inline.joinsBlanks = builder.count == span.start
    // An element that started within the span may go on after it.
    if let scope = span.scope { leaveScope(scope) }
  }

  private mutating func replace(
    _ range: Range<Int>, _ text: String, _ attributes: SpeechAttributes
  ) {
    let style = attributes.isEmpty ? inline.style : builder.styles.style(attributes)
    builder.append(Array(text.utf8), for: range, style: style)
    ledger.keep(range)
  }

  // MARK: Verse

  /// Starts a line of verse: what parted it from the one before becomes a line end.
  private mutating func startVerse() {
    if inline.isVerse {
      let removed = builder.bytes.last == .space ? builder.removeTrailingSpace() : nil
      // A blank before the line end can stand for both.
      let isEnd = removed.map { !source.bytes[$0].contains(where: \.isBlank) } ?? false
      builder.append([.lineFeed], for: isEnd ? removed : nil, style: inline.style)
    }
    inline.isVerse = true
  }

  // MARK: Alerts

  /// Starts an alert, the quotation of which says what it is: its name is the title, or comes
  /// before the one that the author gave.
  private mutating func startAlert(_ kind: String, hasTitle: Bool, in range: Range<Int>) {
    if containers.last == .quotation { containers[containers.count - 1] = .aside }
    let name = Alert(kind).name(in: scopes.last?.attributes.language ?? language)
    ledger.omit(range, .markup)
    guard let text = hasTitle ? name.map({ "\($0): " }) : name ?? kind.capitalizedWord else {
      inline.joinsBlanks = true
      return
    }
    builder.append(Array(text.utf8), for: range, style: .strong)
    ledger.keep(range)
    inline.joinsBlanks = true
  }

  // MARK: Formulas

  private func change(ofFormula text: String) -> SpeechChange {
    var change = SpeechChange()
    change.attributes.part = .formula
    let words = TeXMath.words(of: text, language: scopes.last?.attributes.language ?? language)
    if !words.isEmpty { change.attributes.alias = words }
    return change
  }

  /// Ends the block before a formula that stands apart.
  private mutating func startDisplay(at place: Int) {
    guard inline.splits else { return }
    inline.keepsLines = true
    if builder.count > inline.textStart { splitBlock(at: place) }
  }

  private mutating func endDisplay(at place: Int) {
    guard inline.splits else { return }
    inline.keepsLines = false
    splitBlock(at: place)
  }

  private mutating func splitBlock(at place: Int) {
    trimEnd()
    emit(.paragraph, at: place)
    inline.textStart = 0
    inline.joinsBlanks = true
    for index in inline.spans.indices { inline.spans[index].start = 0 }
  }

  // MARK: Notes in the text

  /// Starts a note whose text stands where its mark is to be.
  private mutating func startInlineNote(_ open: Range<Int>) {
    let label = newNoteLabel()
    let start = builder.count
    // The first sign becomes the mark, the second the number of the note.
    builder.append(
      Array("[\(label)]".utf8), for: open.lowerBound..<open.lowerBound + 1,
      style: .silent(.noteMark))
    textMarks.append(Mark(.noteReference(id: label), range: start..<builder.count))
    ledger.keep(open)
    inline.markReason = nil
    var inner = TextBuilder()
    inner.styles = builder.styles
    inline.notes.append(
      InlineState.OpenNote(
        builder: builder, marks: textMarks, label: label, place: open.lowerBound,
        textStart: inline.textStart))
    builder = inner
    textMarks = []
    builder.append(
      Array("\(label). ".utf8), for: open.lowerBound + 1..<open.upperBound, style: inline.base)
    inline.textStart = builder.count
    inline.joinsBlanks = true
  }

  mutating func endInlineNote(at place: Int) {
    guard let open = inline.notes.popLast() else { return }
    trimEnd()
    let styles = builder.styles
    let block = Block(
      kind: .paragraph, containers: [.note(id: open.label)],
      text: builder.finish(resource: resource), marks: textMarks)
    pendingNotes.append((block, open.place))
    builder = open.builder
    builder.styles = styles
    textMarks = open.marks
    inline.textStart = open.textStart
    inline.joinsBlanks = false
  }
}
