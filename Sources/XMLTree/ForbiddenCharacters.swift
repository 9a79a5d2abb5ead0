/// The control characters that XML 1.0 does not allow (§2.2), nor HTML, but for the form feed.
enum ForbiddenCharacters {
  /// Puts a space in place of each, so that offsets stay, and returns where they were.
  static func replace(in bytes: inout [UInt8], isHTML: Bool = false) -> [XMLFault] {
    func isForbidden(_ byte: UInt8) -> Bool {
      byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D && !(isHTML && byte == 0x0C)
    }
    guard bytes.contains(where: isForbidden) else { return [] }
    var faults: [XMLFault] = []
    var cursor = PositionCursor()
    for index in bytes.indices where isForbidden(bytes[index]) {
      if faults.count < XMLReader.mostFaults {
        let place = bytes.withUnsafeBufferPointer { cursor.position(ofByte: index, in: $0) }
        let kind = XMLFault.Kind.forbiddenCharacter(UInt32(bytes[index]))
        faults.append(XMLFault(kind, line: place.line, column: place.column))
      }
      bytes[index] = UInt8(ascii: " ")
    }
    return faults
  }
}
