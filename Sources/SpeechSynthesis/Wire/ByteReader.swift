/// Takes numbers and texts out of bytes that may be anything.
package struct ByteReader {
  private let bytes: [UInt8]
  private var position = 0

  /// Makes a reader that stands before the first byte.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The number of bytes that were not taken yet.
  package var remaining: Int { bytes.count - position }

  /// Returns the next number, the lowest byte first.
  ///
  /// - Throws: ``WireError/garbled(_:)`` when the bytes do not reach.
  package mutating func number<Number: FixedWidthInteger>(
    _ type: Number.Type = Number.self
  ) throws(WireError) -> Number {
    let size = Number.bitWidth / 8
    guard remaining >= size else { throw .garbled("a number is cut off") }
    let value = bytes.withUnsafeBytes {
      $0.loadUnaligned(fromByteOffset: position, as: Number.self)
    }
    position += size
    return Number(littleEndian: value)
  }

  /// Returns the next text, which stands behind its length of at most `limit` bytes.
  ///
  /// - Throws: ``WireError/garbled(_:)`` when it is longer, cut off or not UTF-8.
  package mutating func text(limit: Int) throws(WireError) -> String {
    let count = Int(try number(UInt32.self))
    guard count <= limit else { throw .garbled("a text is too long") }
    guard count <= remaining else { throw .garbled("a text is cut off") }
    let slice = bytes[position..<position + count]
    guard let text = String(validating: slice, as: UTF8.self) else {
      throw .garbled("a text is not UTF-8")
    }
    position += count
    return text
  }

  /// Makes sure that nothing is left.
  ///
  /// - Throws: ``WireError/garbled(_:)`` when something is.
  package func end() throws(WireError) {
    guard remaining == 0 else { throw .garbled("a message is too long") }
  }
}
