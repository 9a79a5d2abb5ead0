/// Turns the bytes that a terminal sends into keys.
///
/// A sequence that is cut off waits for its rest; an unknown one is dropped whole, so that its bytes
/// are not taken for keys.
struct KeyReader {
  private var pending: [UInt8] = []

  /// Returns the keys in some bytes, nil for each sequence without meaning.
  mutating func keys(in bytes: some Sequence<UInt8>) -> [KeyTable.Key?] {
    pending += bytes
    var result: [KeyTable.Key?] = []
    while let (key, length) = first() {
      result.append(key)
      pending.removeFirst(length)
    }
    return result
  }

  /// Takes what is pending as it is: an escape key that nothing followed.
  mutating func flush() -> [KeyTable.Key?] {
    defer { pending = [] }
    return pending.first == 0x1B ? [.escape] : []
  }

  /// Whether a sequence has begun and not ended.
  var isWaiting: Bool { !pending.isEmpty }

  private func first() -> (KeyTable.Key?, Int)? {
    guard let byte = pending.first else { return nil }
    guard byte == 0x1B else { return character() }
    guard pending.count > 1 else { return nil }
    switch pending[1] {
    case UInt8(ascii: "["): return controlSequence()
    case UInt8(ascii: "O"):
      guard pending.count > 2 else { return nil }
      return (Self.letters[pending[2]], 3)
    default: return (.escape, 1)
    }
  }

  private func character() -> (KeyTable.Key?, Int)? {
    let length =
      switch pending[0] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    guard pending.count >= length else { return nil }
    let text = String(decoding: pending[..<length], as: UTF8.self)
    return (text.first.map { .character($0) }, length)
  }

  /// A CSI sequence (ECMA-48 §5.4): parameters, then a final byte from 0x40 to 0x7E.
  private func controlSequence() -> (KeyTable.Key?, Int)? {
    guard let end = pending[2...].firstIndex(where: { (0x40...0x7E).contains($0) }) else {
      return pending.count > 32 ? (nil, pending.count) : nil
    }
    let final = pending[end]
    if final == UInt8(ascii: "~") {
      let parameter = String(decoding: pending[2..<end].prefix { $0 != 0x3B }, as: UTF8.self)
      return (Self.numbers[parameter], end + 1)
    }
    return (end == 2 ? Self.letters[final] : nil, end + 1)
  }

  private static let letters: [UInt8: KeyTable.Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left, UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
  ]

  private static let numbers: [String: KeyTable.Key] = [
    "1": .home, "4": .end, "5": .pageUp, "6": .pageDown, "7": .home, "8": .end,
  ]
}
