/// The mark of byte order at the start of a file (Unicode Standard, §2.13).
enum ByteOrderMark {
  /// The encoding that a mark tells, and the mark's length in bytes; nothing where there is none.
  static func of(_ bytes: [UInt8]) -> (name: String, length: Int)? {
    let marks: [(mark: [UInt8], name: String)] = [
      ([0xEF, 0xBB, 0xBF], "UTF-8"),
      ([0xFF, 0xFE, 0, 0], "UTF-32LE"), ([0, 0, 0xFE, 0xFF], "UTF-32BE"),
      ([0xFF, 0xFE], "UTF-16LE"), ([0xFE, 0xFF], "UTF-16BE"),
    ]
    return marks.first { bytes.starts(with: $0.mark) }.map { ($0.name, $0.mark.count) }
  }
}
