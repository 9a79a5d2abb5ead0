import ReadingContent

/// The signs that texts of Project Gutenberg write for what print shows: `_italics_`, `=bold=`,
/// `[Illustration: …]`, `[Pg 12]`.
struct GutenbergMarkup {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Looks at the bytes of a group of lines.
  func read(_ group: Range<Int>, into edits: inout TextEdits) {
    pairs(UInt8(ascii: "_"), .moderate, in: group, into: &edits)
    pairs(UInt8(ascii: "="), .strong, in: group, into: &edits)
    brackets(in: group, into: &edits)
  }

  /// Finds a sign that opens before a word and closes after one.
  private func pairs(
    _ sign: UInt8, _ emphasis: SpeechAttributes.Emphasis, in group: Range<Int>,
    into edits: inout TextEdits
  ) {
    var offset = group.lowerBound
    while let open = bytes[offset..<group.upperBound].firstIndex(of: sign) {
      offset = open + 1
      guard opens(open, sign, in: group) else { continue }
      var end = open + 1
      while let close = bytes[end..<group.upperBound].firstIndex(of: sign) {
        // A second opening sign before the closing one: the first opens nothing.
        if opens(close, sign, in: group), !closes(close, sign, in: group) { break }
        if closes(close, sign, in: group) {
          edits.omit(open..<open + 1, .markup)
          edits.omit(close..<close + 1, .markup)
          edits.change(open + 1..<close, .emphasis(emphasis))
          offset = close + 1
          break
        }
        end = close + 1
      }
    }
  }

  private func opens(_ at: Int, _ sign: UInt8, in group: Range<Int>) -> Bool {
    guard at + 1 < group.upperBound, bytes[at + 1] > 0x20, bytes[at + 1] != sign else {
      return false
    }
    guard at > group.lowerBound else { return true }
    return !isWordByte(bytes[at - 1]) && bytes[at - 1] != sign
  }

  private func closes(_ at: Int, _ sign: UInt8, in group: Range<Int>) -> Bool {
    guard at > group.lowerBound, bytes[at - 1] > 0x20, bytes[at - 1] != sign else { return false }
    return at + 1 == group.upperBound
      || !isWordByte(bytes[at + 1]) && bytes[at + 1] != sign
  }

  /// Whether a byte is a letter or digit of ASCII.
  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      true
    default: false
    }
  }

  /// Finds pictures and pages in brackets.
  private func brackets(in group: Range<Int>, into edits: inout TextEdits) {
    var offset = group.lowerBound
    while let open = bytes[offset..<group.upperBound].firstIndex(of: UInt8(ascii: "[")) {
      offset = open + 1
      let limit = min(group.upperBound, open + 4_000)
      let isPicture = isPicture(open..<limit)
      guard isPicture || isPage(open..<limit),
        let close = Self.end(of: open, in: bytes, before: limit)
      else { continue }
      if let label = pageLabel(open..<close + 1) {
        edits.change(open..<close + 1, .silence(.pageNumber))
        edits.mark(open..<close + 1, .printPage(label: label))
      } else if isPicture {
        edits.omit(open..<open + 1, .markup)
        edits.omit(close..<close + 1, .markup)
        edits.change(open + 1..<close, .part(.image))
      } else {
        continue
      }
      offset = close + 1
    }
  }

  /// The bracket that closes one, at the same depth.
  static func end(of open: Int, in bytes: [UInt8], before limit: Int) -> Int? {
    var depth = 0
    for index in open..<limit {
      if bytes[index] == UInt8(ascii: "[") { depth += 1 }
      if bytes[index] == UInt8(ascii: "]") {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  private func isPicture(_ range: Range<Int>) -> Bool {
    let words = ["[Illustration", "[ILLUSTRATION", "[Image", "[Figure", "[Abbildung"]
    return words.contains { word in
      let next = range.lowerBound + word.utf8.count
      return bytes[range].starts(with: word.utf8) && next < range.upperBound
        && [UInt8(ascii: ":"), UInt8(ascii: "]"), 0x20].contains(bytes[next])
    }
  }

  private func isPage(_ range: Range<Int>) -> Bool {
    range.count > 2 && (bytes[range.lowerBound + 1] | 0x20) == UInt8(ascii: "p")
  }

  /// The label of a printed page such as `[Pg 12]`.
  private func pageLabel(_ range: Range<Int>) -> String? {
    guard range.count <= 20 else { return nil }
    let text = String(decoding: bytes[range.lowerBound + 1..<range.upperBound - 1], as: UTF8.self)
    let parts = text.split(separator: " ")
    guard parts.count == 2, ["pg", "pg.", "page", "p."].contains(parts[0].lowercased()) else {
      return nil
    }
    let label = String(parts[1])
    let isNumber = label.allSatisfy(\.isNumber) || HeadingWords.roman(label.uppercased()) != nil
    return isNumber ? label : nil
  }
}
