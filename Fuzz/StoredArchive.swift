/// A ZIP archive whose files are stored as they are (APPNOTE 6.3.10).
struct StoredArchive {
  private var content: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  /// Adds a file.
  mutating func add(_ path: String, _ bytes: [UInt8]) {
    add(Array(path.utf8), bytes)
  }

  /// Adds a file.
  mutating func add(_ path: [UInt8], _ bytes: [UInt8]) {
    let offset = content.count
    var shared: [UInt8] = []
    shared += Self.bytes(20, 2) + Self.bytes(0x800, 2) + Self.bytes(0, 2) + Self.bytes(0, 4)
    shared += Self.bytes(Int(Self.checksum(bytes)), 4)
    shared += Self.bytes(bytes.count, 4) + Self.bytes(bytes.count, 4)
    shared += Self.bytes(path.count, 2) + Self.bytes(0, 2)
    content += Array("PK\u{3}\u{4}".utf8) + shared + path + bytes
    directory += Array("PK\u{1}\u{2}".utf8) + Self.bytes(20, 2) + shared + Self.bytes(0, 2)
    directory += Self.bytes(0, 2) + Self.bytes(0, 2) + Self.bytes(0, 4) + Self.bytes(offset, 4)
    directory += path
    count += 1
  }

  /// The archive.
  var bytes: [UInt8] {
    content + directory + Array("PK\u{5}\u{6}".utf8) + Self.bytes(0, 4) + Self.bytes(count, 2)
      + Self.bytes(count, 2) + Self.bytes(directory.count, 4) + Self.bytes(content.count, 4)
      + Self.bytes(0, 2)
  }

  private static func bytes(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
    }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~UInt32(0)) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ ($0 >> 8) }
  }
}
