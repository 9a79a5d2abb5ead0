import ReadingContent

/// Citations as pandoc has them: `[see @key, p. 3; @other]` and, where the text has a list of
/// works, `@key`.
extension SpanScanner {
  /// Marks the text between two brackets where it is a citation.
  ///
  /// - Parameter range: The bytes with their brackets.
  mutating func readCitation(_ range: Range<Int>) {
    // Brackets may be nested a thousandfold.
    guard range.count <= Self.longestCitation else { return }
    let inner = range.lowerBound + 1..<range.upperBound - 1
    var isCitation = false
    for part in bytes[inner].split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
      guard hasKey(part) else { return }
      isCitation = true
    }
    guard isCitation, !labels.contains(bytes[inner]) else { return }
    addCitation(range, spoken: inner)
  }

  private static let longestCitation = 2_048

  /// Reads `@key` in the text.
  mutating func readKey() {
    let start = position
    position += 1
    if let before = byte(start - 1), before.isLetter || before.isDigit || before == .slash {
      return
    }
    guard hasBibliography, let end = endOfKey(from: position) else { return }
    addCitation(start..<end, spoken: start..<end)
    position = end
  }

  private func hasKey(_ part: ArraySlice<UInt8>) -> Bool {
    var index = part.startIndex
    while let sign = part[index...].firstIndex(of: UInt8(ascii: "@")) {
      let before = sign > part.startIndex ? part[sign - 1] : .space
      if before.isWhiteSpace || before == UInt8(ascii: "-") || before == .openBracket,
        endOfKey(from: sign + 1) != nil
      {
        return true
      }
      index = sign + 1
    }
    return false
  }

  /// Returns the offset after a key: letters, digits and signs within it, or anything in braces.
  private func endOfKey(from start: Int) -> Int? {
    guard let first = byte(start) else { return nil }
    if first == .openBrace {
      let limit = min(end, start + 256)
      guard let close = bytes[start..<limit].firstIndex(of: .closeBrace), close > start + 1 else {
        return nil
      }
      return close + 1
    }
    guard Self.isWord(first) || first == UInt8(ascii: "_") else { return nil }
    var index = start
    var last = start
    while let byte = byte(index) {
      if Self.isWord(byte) || byte == UInt8(ascii: "_") {
        last = index + 1
      } else if !":.#$%&-+?<>~/".utf8.contains(byte) {
        break
      }
      index += 1
    }
    return last
  }

  /// Adds a citation: shown as it stands, said without its signs.
  private mutating func addCitation(_ range: Range<Int>, spoken: Range<Int>) {
    let words = bytes[spoken].indices.compactMap { index -> UInt8? in
      let byte = bytes[index]
      if byte == UInt8(ascii: "@") || byte == .openBrace || byte == .closeBrace { return nil }
      if byte == UInt8(ascii: "-"), self.byte(index + 1) == UInt8(ascii: "@") { return nil }
      return byte == .lineFeed ? .space : byte
    }
    var change = SpeechChange()
    change.attributes.alias = String(decoding: words, as: UTF8.self)
    change.attributes.part = .citation
    add(range.lowerBound..<range.lowerBound, range.upperBound..<range.upperBound, change, [])
    hide(range)
  }
}
