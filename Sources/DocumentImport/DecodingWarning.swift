import ReadingContent
import TextBreaks

/// The words for bytes that are no characters of a file's encoding.
enum DecodingWarning {
  /// Returns a warning; nothing where all bytes are well-formed.
  static func warning(
    _ decoded: TextDecoder.Decoded, bytes: [UInt8], encoding: String?, path: String
  ) -> BookWarning? {
    guard let first = decoded.illFormed.first, bytes.indices.contains(first) else { return nil }
    // What stands before the byte, read in the same encoding, tells the line and the column.
    let before = try? TextDecoder.decode(Array(bytes[..<first]), encoding: decoded.encoding)
    let text = before?.text ?? ""
    let place = SourceResource(path: path, text: text).lineAndColumn(ofByte: text.utf8.count)
    let hex = String(bytes[first], radix: 16, uppercase: true)
    let byte = "the byte \(hex.count < 2 ? "0" : "")\(hex)"
    let message: String
    if encoding == nil, decoded.encoding == "windows-1252" {
      message =
        "\(byte) is not UTF-8, so the whole file is read as Windows-1252; if letters are wrong,"
        + " name its encoding"
    } else if decoded.illFormedCount == 1 {
      message =
        "\(byte) is no character of \(decoded.encoding); U+FFFD stands for it"
    } else {
      message =
        "\(byte) is no character of \(decoded.encoding); U+FFFD stands for it and for"
        + " \(decoded.illFormedCount - 1) more; if letters are wrong, name another encoding"
    }
    return BookWarning(path: path, line: place.line, column: place.column, message: message)
  }
}
