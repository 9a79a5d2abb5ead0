/// Turns the bytes that a terminal sends into keys.
///
/// A sequence that is cut off waits for its rest; an unknown one is dropped whole, so that its bytes
/// are not taken for keys.
struct KeyReader {
  private var pending: [UInt8] = []

  private static let escape: UInt8 = 0x1B
  /// No sequence that a terminal sends for a key is longer.
  private static let longest = 32

  /// Returns the keys in some bytes, nil for each sequence without meaning.
  mutating func keys(in bytes: some Sequence<UInt8>) -> [KeyTable.Key?] {
    pending += bytes
    var result: [KeyTable.Key?] = []
    var start = 0
    while let (key, length) = Self.first(of: pending[start...]) {
      result.append(key)
      start += length
    }
    pending.removeFirst(start)
    return result
  }

  /// Takes what is pending as it is: an escape key, or a sequence that never ended.
  mutating func flush() -> [KeyTable.Key?] {
    defer { pending = [] }
    if pending.isEmpty { return [] }
    return [pending == [Self.escape] ? .escape : nil]
  }

  /// Whether a sequence has begun and not ended.
  var isWaiting: Bool { !pending.isEmpty }

  private static func first(of bytes: ArraySlice<UInt8>) -> (key: KeyTable.Key?, length: Int)? {
    guard bytes.first == escape else { return character(bytes) }
    let rest = bytes.dropFirst()
    switch rest.first {
    case nil: return nil
    case escape: return (.escape, 1)
    case UInt8(ascii: "["): return controlSequence(bytes)
    case UInt8(ascii: "O"): return rest.dropFirst().first.map { (letters[$0], 3) }
    default:
      // A character with the Alt key.
      return character(rest).map { (nil, $0.length + 1) }
    }
  }

  private static func character(
    _ bytes: ArraySlice<UInt8>
  ) -> (key: KeyTable.Key?, length: Int)? {
    guard let byte = bytes.first else { return nil }
    let length =
      switch byte {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    let continuation = bytes.dropFirst().prefix(length - 1)
    guard continuation.allSatisfy({ $0 & 0b1100_0000 == 0b1000_0000 }), byte < 0x80 || length > 1
    else { return (nil, 1) }
    guard continuation.count == length - 1 else { return nil }
    let text = String(decoding: bytes.prefix(length), as: UTF8.self)
    return (text.first.map { .character($0) }, length)
  }

  /// A CSI sequence (ECMA-48 §5.4): parameters from 0x20 to 0x3F, then a final byte.
  private static func controlSequence(
    _ bytes: ArraySlice<UInt8>
  ) -> (key: KeyTable.Key?, length: Int)? {
    let rest = bytes.dropFirst(2)
    // The function keys of the Linux console: CSI [ and a letter.
    if rest.first == UInt8(ascii: "[") { return rest.count > 1 ? (nil, 4) : nil }
    let parameters = rest.prefix { (0x20...0x3F).contains($0) }
    guard parameters.count <= longest else { return (nil, parameters.count + 2) }
    guard let final = rest.dropFirst(parameters.count).first else { return nil }
    // Another control character breaks the sequence off and counts by itself.
    guard (0x40...0x7E).contains(final) else { return (nil, parameters.count + 2) }
    let text = String(decoding: parameters, as: UTF8.self)
    let key = final == UInt8(ascii: "~") ? numbers[text] : text.isEmpty ? letters[final] : nil
    return (key, parameters.count + 3)
  }

  private static let letters: [UInt8: KeyTable.Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left, UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
  ]

  private static let numbers: [String: KeyTable.Key] = [
    "1": .home, "4": .end, "5": .pageUp, "6": .pageDown, "7": .home, "8": .end,
    "5;5": .controlPageUp, "6;5": .controlPageDown,
  ]
}
