/// A number of 64 bits that stands for bytes: FNV-1a over words of eight bytes.
public struct Fingerprint: Sendable {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Begins with nothing.
  public init() {}

  /// Adds a piece, with its length, so that bytes do not move from one piece to the next.
  public mutating func add(_ bytes: [UInt8]) {
    mix(UInt64(bytes.count))
    bytes.withUnsafeBytes { bytes in
      let whole = bytes.count & ~7
      for offset in stride(from: 0, to: whole, by: 8) {
        mix(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      }
      for byte in bytes[whole...] { mix(UInt64(byte)) }
    }
  }

  /// The number as sixteen hexadecimal digits.
  public var text: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private mutating func mix(_ word: UInt64) {
    state = (state ^ word) &* 0x100_0000_01b3
    // The multiplication carries upwards only.
    state ^= state >> 32
  }
}
