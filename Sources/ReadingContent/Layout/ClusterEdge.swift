/// Tells where a line break would part what is seen as one character.
///
/// Line breaking and grapheme clusters differ in two cases: a mark after a space, and a sign that
/// goes with the letter after it (UAX #29, GB9 to GB9b).
enum ClusterEdge {
  /// Tells whether a grapheme cluster may end at a bound of scalars where ICU breaks a line.
  static func isPossible(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    guard offset > 0, offset < bytes.count else { return true }
    if bytes[offset] >= 0xCC, let scalar = scalar(in: bytes, at: offset), joinsBefore(scalar) {
      return false
    }
    guard bytes[offset - 1] >= 0x80 else { return true }
    var start = offset - 1
    while start > 0, bytes[start] & 0b1100_0000 == 0b1000_0000 { start -= 1 }
    // The signs start at U+0600; most of what is read is Latin, Greek, Cyrillic or Han.
    guard bytes[start] >= 0xD8, !(0xE2...0xEF).contains(bytes[start]),
      let scalar = scalar(in: bytes, at: start)
    else { return true }
    return !joinsAfter(scalar)
  }

  private static func joinsBefore(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3400...0x9FFF, 0xAC00...0xD7A3, 0x30A0...0x30FF: false
    default:
      scalar.properties.isGraphemeExtend || scalar.value == 0x200D
        || scalar.properties.generalCategory == .spacingMark
    }
  }

  /// Tells whether a scalar has the property Prepend.
  private static func joinsAfter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0xD4E, 0x110BD, 0x110CD,
      0x111C2...0x111C3, 0x1193F, 0x11941, 0x11A3A, 0x11A84...0x11A89, 0x11D46, 0x11F02:
      true
    default: false
    }
  }

  private static func scalar(
    in bytes: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> Unicode.Scalar? {
    let end = min(offset + 4, bytes.count)
    return String(
      decoding: UnsafeBufferPointer(rebasing: bytes[offset..<end]), as: UTF8.self
    ).unicodeScalars.first
  }
}
