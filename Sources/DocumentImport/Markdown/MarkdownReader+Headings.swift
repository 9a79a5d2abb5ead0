import ReadingContent

/// The signs of headings.
extension MarkdownReader {
  /// Maps a heading that starts with number signs, and returns its first byte.
  mutating func mapHeading(_ event: CMarkTree.Event, _ content: Range<Int>) -> Int {
    map.removeAll()
    let start = byte(of: event)
    let end = headingEnds[line(of: event)] ?? source.body(line(of: event)).upperBound
    nextLine = line(of: event) + 1
    var index = start
    while index < end, source.bytes[index] == .hash { index += 1 }
    ledger.omit(start..<index, .markup)
    let text = source.trimmed(index..<end)
    if text.count > content.count || !mapHeadingText(content, to: text) {
      // What follows the text must be the closing signs.
      var close = text.upperBound
      while close > text.lowerBound, source.bytes[close - 1] == .hash { close -= 1 }
      let isApart = close == text.lowerBound || source.bytes[close - 1].isBlank
      if isApart { ledger.omit(close..<text.upperBound, .markup) }
      let rest = isApart ? source.trimmed(text.lowerBound..<close) : text
      if !mapHeadingText(content, to: rest) { map.removeAll() }
    }
    return start
  }

  mutating func mapHeadingText(_ content: Range<Int>, to text: Range<Int>) -> Bool {
    map.removeAll()
    return map.mapLine(content, of: tree.strings, to: text, of: parsed.bytes)
  }

  /// Enters the line under a heading.
  mutating func enterUnderline(_ line: Int) {
    guard let range = underline(line) else { return }
    ledger.omit(range, .markup)
    nextLine = line + 1
  }

  /// Returns the signs of a line that makes a heading of the text above it.
  func underline(_ line: Int) -> Range<Int>? {
    let text = source.trimmed(body(line))
    guard let sign = source.byte(text.upperBound - 1), !text.isEmpty,
      sign == UInt8(ascii: "=") || sign == UInt8(ascii: "-")
    else { return nil }
    var start = text.upperBound
    while start > text.lowerBound, source.bytes[start - 1] == sign { start -= 1 }
    return start..<text.upperBound
  }
}
