/// Tells for the text that cmark made of a block's lines, without the prefixes of the containers
/// around it, where each byte stands in the source.
///
/// Made of segments in the order of the content; each line has one for its bytes, or more where
/// cmark replaced some, and one for its end.
struct ContentMap {
  struct Segment {
    /// Bytes of the content.
    var content: Range<Int>
    /// Bytes of the source: as many where each stands for its own.
    var source: Range<Int>
    /// A line end, or what parts the lines of a cell.
    var isEnd = false
    /// Whether the line after it is one of its own.
    var startsLine = false

    var isExact: Bool { content.count == source.count }
  }

  private(set) var segments: [Segment] = []
  /// The number of the source line after the last one.
  private(set) var lineAfter = 0

  init() {}

  mutating func removeAll() {
    segments.removeAll(keepingCapacity: true)
    lineAfter = 0
  }

  mutating func append(_ segment: Segment) {
    segments.append(segment)
  }

  /// Maps the lines of a content to lines of a source, the first to a given one.
  ///
  /// Each line must be the end of its line in the source; cmark has a space or more for a part of
  /// a tab, and U+FFFD for NUL.
  ///
  /// - Parameters:
  ///   - content: The lines.
  ///   - strings: What holds them.
  ///   - lines: The source.
  ///   - line: The first line of the source.
  ///   - firstByte: Where the source starts within that line.
  ///   - ends: For some lines of the source, where they end before their end.
  ///   - fences: Lines of the source that have ``DivFence/mark`` in the content.
  /// - Returns: Whether all lines fit; the map is empty when they do not.
  mutating func map(
    _ content: Range<Int>, of strings: [UInt8], to lines: SourceLines, from line: Int,
    firstByte: Int = 0, ends: [Int: Int] = [:], fences: [Int: DivFence] = [:]
  ) -> Bool {
    removeAll()
    var line = line
    var start = content.lowerBound
    while start < content.upperBound {
      guard line < lines.count else { return fail() }
      var end = start
      while end < content.upperBound, strings[end] != .lineFeed { end += 1 }
      var body = lines.body(line)
      if body.lowerBound < firstByte {
        guard firstByte <= body.upperBound else { return fail() }
        body = firstByte..<body.upperBound
      }
      if let end = ends[line] { body = body.clamped(to: body.lowerBound..<end) }
      if let fence = fences[line], let mark = strings[start..<end].firstIndex(of: .lessThan),
        strings[mark..<end].starts(with: DivFence.mark)
      {
        let content = mark..<mark + DivFence.mark.count
        segments.append(Segment(content: content, source: fence.range))
      } else if !mapLine(start..<end, of: strings, to: body, of: lines.bytes) {
        return fail()
      }
      if end < content.upperBound {
        segments.append(Segment(content: end..<end + 1, source: lines.end(line), isEnd: true))
        end += 1
      }
      start = end
      line += 1
    }
    lineAfter = line
    return true
  }

  /// Maps one line from its end to its start.
  mutating func mapLine(
    _ content: Range<Int>, of strings: [UInt8], to body: Range<Int>, of source: [UInt8]
  ) -> Bool {
    if content.count <= body.count {
      let suffix = body.upperBound - content.count..<body.upperBound
      if strings[content].elementsEqual(source[suffix]) {
        segments.append(Segment(content: content, source: suffix))
        return true
      }
    }
    var body = body
    // Of the paragraph above a table cmark drops the blanks at the end.
    if let last = strings[content].last, !last.isBlank {
      while let end = source[body].last, end.isBlank { body = body.dropLast() }
    }
    return mapChangedLine(content, of: strings, to: body, of: source)
  }

  private mutating func mapChangedLine(
    _ content: Range<Int>, of strings: [UInt8], to body: Range<Int>, of source: [UInt8]
  ) -> Bool {
    var found: [Segment] = []
    var contentEnd = content.upperBound
    var sourceEnd = body.upperBound
    while contentEnd > content.lowerBound {
      var contentStart = contentEnd
      var sourceStart = sourceEnd
      while contentStart > content.lowerBound, sourceStart > body.lowerBound,
        strings[contentStart - 1] == source[sourceStart - 1]
      {
        contentStart -= 1
        sourceStart -= 1
      }
      if contentStart < contentEnd, sourceStart > body.lowerBound,
        source[sourceStart - 1] == .backslash,
        strings[contentStart..<contentEnd].first(where: { $0 != .backslash }) == .bar
      {
        // Of the paragraph above a table cmark drops the backslashes before bars.
        if contentStart + 1 < contentEnd {
          found.append(
            Segment(
              content: contentStart + 1..<contentEnd, source: sourceStart + 1..<sourceEnd))
        }
        found.append(
          Segment(
            content: contentStart..<contentStart + 1, source: sourceStart - 1..<sourceStart + 1))
        contentEnd = contentStart
        sourceEnd = sourceStart - 1
        continue
      }
      if contentStart < contentEnd {
        found.append(
          Segment(content: contentStart..<contentEnd, source: sourceStart..<sourceEnd))
        contentEnd = contentStart
        sourceEnd = sourceStart
        continue
      }
      guard sourceStart > body.lowerBound else { return false }
      if source[sourceStart - 1] == 0, contentStart >= content.lowerBound + 3,
        strings[contentStart - 3..<contentStart].elementsEqual([0xEF, 0xBF, 0xBD])
      {
        contentEnd -= 3
      } else if source[sourceStart - 1] == .tab {
        let blanks = strings[content.lowerBound..<contentStart].allSatisfy { $0 == .space }
        guard blanks else { return false }
        contentEnd = content.lowerBound
      } else {
        return false
      }
      sourceEnd -= 1
      found.append(Segment(content: contentEnd..<contentStart, source: sourceEnd..<sourceStart))
    }
    segments.append(contentsOf: found.reversed())
    return true
  }

  private mutating func fail() -> Bool {
    removeAll()
    return false
  }
}
