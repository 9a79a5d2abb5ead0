/// Finds lines and columns of bytes, quickly for bytes in rising order.
struct PositionCursor {
  private var offset = 0
  private var line = 1
  private var column = 1

  /// Returns the place of a byte of a text.
  mutating func position(
    ofByte target: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> XMLPosition {
    if target < offset { self = PositionCursor() }
    let target = min(target, bytes.count)
    while offset < target {
      let byte = bytes[offset]
      offset += 1
      let endsLine =
        byte == 0x0A || byte == 0x0D && !(offset < bytes.count && bytes[offset] == 0x0A)
      if endsLine {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return XMLPosition(offset: offset, line: line, column: column)
  }
}
