import ReadingContent

/// Spans, which cmark does not know.
///
/// A text is read twice when it has any: the first time to find them where the blocks and their
/// lines are known, the second time with other signs in their place for cmark, so that nothing
/// within their attributes is taken for Markdown. The marks say where they are.
extension MarkdownReader {
  /// Makes a reader of the same text that knows where its spans are.
  init(withMarksOf first: MarkdownReader) {
    self.init(first.source, path: first.path, resource: first.resource)
    expandsAbbreviations = first.expandsAbbreviations
    marks = first.foundMarks.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
    parsed = SourceLines(first.maskedBytes, starts: source.starts)
    findsMarks = false
  }

  /// Finds the spans of a block whose content is mapped.
  mutating func findMarks(in content: Range<Int>) {
    guard findsMarks, !map.segments.isEmpty, SpanScanner.hasSigns(tree.strings, content) else {
      return
    }
    var scanner = SpanScanner(tree.strings, content, entities: entities)
    let found = scanner.scan()
    entities = scanner.entities
    let places = ContentPlaces(map.segments)
    for mark in found {
      guard let start = places.source(of: mark.range.lowerBound) else { continue }
      var placed = mark
      placed.range = start..<start
      if !mark.range.isEmpty {
        guard let last = places.source(of: mark.range.upperBound - 1) else { continue }
        placed.range = start..<last + 1
      }
      mask(mark.range, places)
      placed.faults = mark.faults.map { ($0.fault, places.source(of: $0.offset) ?? start) }
      foundMarks.append(placed)
    }
  }

  /// Puts signs that mean nothing to cmark in the place of markup, but for line ends and for what
  /// stands before the lines.
  private mutating func mask(_ content: Range<Int>, _ places: ContentPlaces) {
    if maskedBytes.isEmpty { maskedBytes = source.bytes }
    for offset in content where tree.strings[offset] != .lineFeed {
      guard let place = places.source(of: offset) else { continue }
      maskedBytes[place] = UInt8(ascii: "}")
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

  /// Adds a part of the content, but for what of it belongs to marks.
  mutating func keepAroundMarks(_ part: Range<Int>, _ segment: ContentMap.Segment, isCode: Bool) {
    if segment.isExact, !segment.isEnd { return keepBetweenMarks(part, isCode: isCode) }
    while inline.mark < marks.count, marks[inline.mark].range.lowerBound <= part.lowerBound {
      followMark()
    }
    guard part.lowerBound >= inline.markEnd else {
      // A line end within attributes needs no entry.
      if !segment.isEnd { ledger.omit(part, .markup) }
      return
    }
    guard !segment.isEnd || !joinsBlank() else { return }
    let text = segment.isEnd ? [.space] : tree.strings[segment.content]
    builder.append(text, for: part, style: isCode ? inline.base : inline.style)
    ledger.keep(part)
  }

  /// Adds bytes of the source that stand for themselves, but for those that belong to marks.
  private mutating func keepBetweenMarks(_ part: Range<Int>, isCode: Bool) {
    var start = part.lowerBound
    while start < part.upperBound {
      if start < inline.markEnd {
        let end = min(inline.markEnd, part.upperBound)
        ledger.omit(start..<end, .markup)
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

  private mutating func followMark() {
    let mark = marks[inline.mark]
    inline.mark += 1
    inline.markEnd = max(inline.markEnd, mark.range.upperBound)
    let place = mark.range.lowerBound
    // What is inside a hidden element asks nothing.
    let isHidden = elements.hidden > 0
    if !isHidden {
      for (fault, offset) in mark.faults { report([fault], at: offset) }
    }
    switch mark.action {
    case .enter(let change):
      let scope = isHidden ? nil : enterScope(change, at: place)
      inline.spans.append((scope, builder.count))
    case .leave:
      guard let span = inline.spans.popLast() else { return }
      inline.joinsBlanks = builder.count == span.start
      // An element that started within the span may go on after it.
      if let scope = span.scope { leaveScope(scope) }
    case .report: break
    case .pause(let milliseconds):
      inline.joinsBlanks = true
      if !isHidden { addPause(milliseconds, at: place) }
    }
  }
}
