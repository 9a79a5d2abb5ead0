/// A reading of Han characters, written `{漢字|かんじ}` or, character by character, `{漢字|かん|じ}`.
struct BracedReading {
  /// The characters.
  let base: Range<Int>
  /// How they are read.
  let reading: String
  /// The offset after the brace.
  let end: Int

  /// The longest base and the longest reading, in bytes.
  private static let longest = 200

  /// Reads what stands at an offset; nothing where it is anything else.
  init?(_ bytes: [UInt8], at start: Int, end: Int) {
    let limit = min(end, start + 2 * Self.longest)
    var index = start + 1
    while index < limit, bytes[index] >= 0x80 { index += 1 }
    base = start + 1..<index
    guard !base.isEmpty, index < limit, bytes[index] == .bar, Self.isHan(bytes[base]) else {
      return nil
    }
    var reading: [UInt8] = []
    while index < limit, bytes[index] == .bar {
      index += 1
      let part = index
      while index < limit, bytes[index].isLetter || bytes[index] >= 0x80 { index += 1 }
      guard index > part else { return nil }
      reading += bytes[part..<index]
    }
    guard index < limit, bytes[index] == UInt8(ascii: "}") else { return nil }
    self.reading = String(decoding: reading, as: UTF8.self)
    self.end = index + 1
  }

  private static func isHan(_ bytes: ArraySlice<UInt8>) -> Bool {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.allSatisfy { scalar in
      scalar.properties.isIdeographic || scalar == "\u{3005}" || scalar == "\u{30F6}"
        || scalar == "\u{30F5}"
    }
  }
}
