import FoundationEssentials

/// Writes ZIP archives for tests: small ones, and broken ones.
///
/// Sizes, sums and flags may lie; nothing here is checked.
public struct ZipFixture: Sendable {
  /// An entry, as it is to stand in the archive.
  public struct Entry: Sendable {
    /// The name, in any bytes.
    public var name: [UInt8]
    /// The content as it is stored.
    public var stored: [UInt8]
    /// The number of the compression: 0 none, 8 deflate.
    public var method: UInt16 = 0
    /// The general purpose flags: 1 encrypted, 0x800 a name in UTF-8.
    public var flags: UInt16 = 0
    /// The size that the directory tells.
    public var size: UInt32
    /// The sum that the directory tells (CRC-32).
    public var sum: UInt32
    /// The kind and the rights of the file under Unix: 0o100644 a file, 0o120777 a symbolic link.
    public var mode: UInt32 = 0o100644

    /// Makes an entry that is stored as it is.
    public init(_ name: String, bytes: [UInt8]) {
      self.name = Array(name.utf8)
      stored = bytes
      size = UInt32(truncatingIfNeeded: bytes.count)
      sum = ZipFixture.sum(of: bytes)
      if !name.utf8.allSatisfy({ $0 < 0x80 }) { flags = 0x800 }
    }

    /// Makes an entry that holds one byte many times, deflated to a hundredth and less.
    ///
    /// Of the content one byte is written, then repetitions of 258 bytes at the distance 1, in the
    /// fixed code (RFC 1951 §3.2.6); the count is rounded down to such repetitions.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - byte: The byte.
    ///   - count: How many there are.
    ///   - isSummed: Whether the sum is right, which takes its time.
    public init(_ name: String, repeating byte: UInt8, count: Int, isSummed: Bool = true) {
      self.init(name, bytes: [])
      let repetitions = max(0, count - 1) / 258
      method = 8
      size = UInt32(truncatingIfNeeded: repetitions * 258 + 1)
      if isSummed { sum = ZipFixture.sum(of: repeatElement(byte, count: repetitions * 258 + 1)) }
      var bits = BitWriter()
      bits.add(0b011, count: 3)
      // Bytes below 144 have eight bits from 0x30 on, the others nine from 0x190 on.
      if byte < 144 {
        bits.addCode(0x30 + UInt32(byte), count: 8)
      } else {
        bits.addCode(0x190 + UInt32(byte) - 144, count: 9)
      }
      for _ in 0..<repetitions {
        bits.addCode(0b1100_0101, count: 8)
        bits.addCode(0, count: 5)
      }
      bits.addCode(0, count: 7)
      stored = bits.bytes
    }
  }

  /// The entries in their order.
  public var entries: [Entry] = []

  /// Makes an archive without entries.
  public init() {}

  /// Makes an archive of texts by their names, in their order.
  public init(_ texts: KeyValuePairs<String, String>) {
    for (name, text) in texts { add(name, text) }
  }

  /// Adds a text.
  public mutating func add(_ name: String, _ text: String) {
    entries.append(Entry(name, bytes: Array(text.utf8)))
  }

  /// The archive.
  public var bytes: [UInt8] {
    var result: [UInt8] = []
    var directory: [UInt8] = []
    for entry in entries {
      let start = UInt32(truncatingIfNeeded: result.count)
      let common =
        Self.two(entry.flags) + Self.two(entry.method) + [0, 0, 0x21, 0x50]
        + Self.four(entry.sum) + Self.four(UInt32(truncatingIfNeeded: entry.stored.count))
        + Self.four(entry.size) + Self.two(UInt16(truncatingIfNeeded: entry.name.count))
      result += Array("PK\u{3}\u{4}".utf8) + [20, 0] + common + [0, 0] + entry.name + entry.stored
      directory += Array("PK\u{1}\u{2}".utf8) + [20, 3, 20, 0] + common
      directory += [0, 0, 0, 0, 0, 0, 0, 0]
      directory += Self.four(entry.mode << 16) + Self.four(start) + entry.name
    }
    let count = Self.two(UInt16(truncatingIfNeeded: entries.count))
    let start = Self.four(UInt32(truncatingIfNeeded: result.count))
    result += directory
    result += Array("PK\u{5}\u{6}".utf8) + [0, 0, 0, 0] + count + count
    return result + Self.four(UInt32(truncatingIfNeeded: directory.count)) + start + [0, 0]
  }

  /// Writes the archive to a file.
  public func write(to path: String) throws {
    try Data(bytes).write(to: URL(filePath: path))
  }

  private static func two(_ value: UInt16) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
  }

  private static func four(_ value: UInt32) -> [UInt8] {
    two(UInt16(truncatingIfNeeded: value)) + two(UInt16(truncatingIfNeeded: value >> 16))
  }

  /// The sum that a ZIP archive keeps (CRC-32).
  static func sum(of bytes: some Sequence<UInt8>) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes { sum = sum >> 8 ^ table[Int((sum ^ UInt32(byte)) & 0xFF)] }
    return ~sum
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value >> 1 ^ (value & 1 == 1 ? 0xEDB8_8320 : 0) }
  }
}

/// Writes the bits of a deflated text, the lowest of each byte first.
private struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var used = 8

  /// Adds a number, its lowest bit first.
  mutating func add(_ value: UInt32, count: Int) {
    for bit in 0..<count { append(value >> UInt32(bit) & 1) }
  }

  /// Adds a code, its highest bit first.
  mutating func addCode(_ code: UInt32, count: Int) {
    for bit in (0..<count).reversed() { append(code >> UInt32(bit) & 1) }
  }

  private mutating func append(_ bit: UInt32) {
    if used == 8 {
      bytes.append(0)
      used = 0
    }
    bytes[bytes.count - 1] |= UInt8(bit) << UInt8(used)
    used += 1
  }
}
