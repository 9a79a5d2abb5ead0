import Glibc

/// The characters of JIS X 0213 by their places in the standard.
public enum JISX0213 {
  /// Returns the character at a place, plane 1 or 2, row and cell 1 to 94; nothing where there is
  /// none, or where the system cannot convert the encoding.
  public static func character(plane: Int, row: Int, cell: Int) -> String? {
    guard (1...2).contains(plane), (1...94).contains(row), (1...94).contains(cell) else {
      return nil
    }
    var bytes = [CChar(bitPattern: UInt8(row + 0xA0)), CChar(bitPattern: UInt8(cell + 0xA0))]
    if plane == 2 { bytes.insert(CChar(bitPattern: 0x8F), at: 0) }
    // The Unicode library has no table of this standard; the C library has.
    guard let converter = iconv_open("UTF-8", "EUC-JISX0213"), converter != iconv_t(bitPattern: -1)
    else { return nil }
    defer { iconv_close(converter) }
    var output = [CChar](repeating: 0, count: 16)
    let written = bytes.withUnsafeMutableBufferPointer { source in
      output.withUnsafeMutableBufferPointer { target in
        var from = source.baseAddress
        var left = source.count
        var to = target.baseAddress
        var room = target.count
        // The second call writes what the converter still holds back.
        guard iconv(converter, &from, &left, &to, &room) != -1,
          iconv(converter, nil, nil, &to, &room) != -1
        else { return 0 }
        return target.count - room
      }
    }
    guard written > 0 else { return nil }
    return String(decoding: output[..<written].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
