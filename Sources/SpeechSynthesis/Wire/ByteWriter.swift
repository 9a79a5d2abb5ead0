/// Puts numbers and texts together as the wire format has them.
package struct ByteWriter {
  /// What was written.
  package private(set) var bytes: [UInt8] = []

  /// Makes an empty writer.
  package init() {}

  /// Appends a number, the lowest byte first.
  package mutating func append(_ number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Appends a text behind its length in UTF-8 bytes.
  package mutating func append(_ text: String) {
    append(UInt32(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }

  /// Appends bytes as they are.
  package mutating func append(contentsOf other: some Sequence<UInt8>) {
    bytes.append(contentsOf: other)
  }
}
