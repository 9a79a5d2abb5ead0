/// What character references stand for (CommonMark §2.5), as cmark decodes them.
struct EntityTable {
  /// The longest name of HTML 5 has 31 letters.
  private static let longestName = 32
  /// How many names that mean nothing are looked up before all further ones are taken for text.
  private static let patience = 2000

  private var known: [[UInt8]: [UInt8]] = [:]
  private var misses = 0

  /// Returns the text of the reference at an offset, and the offset after it.
  mutating func decode(
    _ bytes: [UInt8], at start: Int, end: Int
  ) -> (text: [UInt8], end: Int)? {
    guard start + 2 < end, bytes[start] == .ampersand else { return nil }
    if bytes[start + 1] == .hash { return decodeNumber(bytes, at: start, end: end) }
    var index = start + 1
    while index < end, index - start <= Self.longestName,
      bytes[index].isLetter || bytes[index].isDigit
    {
      index += 1
    }
    guard index < end, bytes[index] == UInt8(ascii: ";"), index > start + 1 else { return nil }
    guard let text = lookUp(Array(bytes[start...index])) else { return nil }
    return (text, index + 1)
  }

  private func decodeNumber(
    _ bytes: [UInt8], at start: Int, end: Int
  ) -> (text: [UInt8], end: Int)? {
    var index = start + 2
    let isHex = index < end && bytes[index].lowercased == UInt8(ascii: "x")
    if isHex { index += 1 }
    let first = index
    var value: UInt32 = 0
    while index < end, index - first < 8 {
      let byte = bytes[index]
      if byte.isDigit {
        value = value * (isHex ? 16 : 10) + UInt32(byte - 48)
      } else if isHex, byte.lowercased >= 97, byte.lowercased <= 102 {
        value = value * 16 + UInt32(byte.lowercased - 87)
      } else {
        break
      }
      index += 1
    }
    guard index > first, index < end, bytes[index] == UInt8(ascii: ";") else { return nil }
    let scalar = value == 0 ? nil : Unicode.Scalar(value)
    return (Array(UTF8.encode(scalar ?? "\u{FFFD}").map { Array($0) } ?? []), index + 1)
  }

  private mutating func lookUp(_ reference: [UInt8]) -> [UInt8]? {
    if let found = known[reference] { return found.isEmpty ? nil : found }
    guard misses < Self.patience else { return nil }
    // Between two letters, since white space at the ends of a paragraph is dropped.
    let tree = CMarkTree(parsing: ([97] + reference + [97])[...])
    var text: [UInt8] = []
    for event in tree.events where event.kind == .text {
      text += tree.strings[Int(event.string.lowerBound)..<Int(event.string.upperBound)]
    }
    let decoded = Array(text.dropFirst().dropLast())
    let isReference = decoded != reference
    if !isReference { misses += 1 }
    known[reference] = isReference ? decoded : []
    return isReference ? decoded : nil
  }
}
