import ReadingContent
import TextBreaks

/// The words for what is doubtful about a file's encoding.
enum DecodingWarning {
  /// Below this a guess is told to the reader.
  private static let sure = 0.75

  /// Returns warnings; none where the encoding is beyond doubt and all bytes are well-formed.
  ///
  /// - Parameters:
  ///   - decoded: What was decoded.
  ///   - bytes: The content of the file.
  ///   - path: The path as messages name it.
  /// - Returns: The warnings.
  static func warnings(
    _ decoded: TextDecoder.Decoded, bytes: [UInt8], path: String
  ) -> [BookWarning] {
    var warnings: [BookWarning] = []
    func warn(_ message: String, line: Int? = nil, column: Int? = nil) {
      warnings.append(BookWarning(path: path, line: line, column: column, message: message))
    }
    switch decoded.contradiction {
    case .unknown(let name):
      warn(
        "the document says that its encoding is “\(shown(name))”, which is none; it is read as"
          + " \(decoded.encoding)")
    case .otherBytes(let declared):
      warn(
        "the document says that its encoding is \(shown(declared)), but its bytes are not; it is"
          + " read as \(decoded.encoding); if letters are wrong, name its encoding (--encoding)")
    case nil:
      if case .guessed(let confidence) = decoded.found, confidence < sure,
        let first = decoded.firstNotUTF8
      {
        let place = place(of: first, in: bytes, encoding: decoded.encoding)
        warn(
          "\(name(of: bytes[first])) is not UTF-8, so the whole file is read as"
            + " \(decoded.encoding), which is a guess; if letters are wrong, name its encoding"
            + " (--encoding)", line: place.line, column: place.column)
      }
    }
    if let first = decoded.illFormed.first, bytes.indices.contains(first) {
      let place = place(of: first, in: bytes, encoding: decoded.encoding)
      let fault = "\(name(of: bytes[first])) is no character of \(decoded.encoding)"
      warn(
        decoded.illFormedCount == 1
          ? "\(fault); U+FFFD stands for it"
          : "\(fault); U+FFFD stands for it and for \(decoded.illFormedCount - 1) more; if letters"
            + " are wrong, name another encoding", line: place.line, column: place.column)
    }
    if let mojibake = Mojibake.find(in: decoded.text) {
      let place = SourceResource(path: path, text: decoded.text)
        .lineAndColumn(ofByte: mojibake.offset)
      let others = mojibake.count == 1 ? "" : ", and \(mojibake.count - 1) more like it"
      warn(
        "“\(shown(mojibake.word))” looks like “\(shown(mojibake.likely))”, saved in the wrong"
          + " encoding\(others); it is read as it stands; the file wants repair (UTF-8 was read as"
          + " \(mojibake.encoding))", line: place.line, column: place.column)
    }
    return warnings
  }

  private static func name(of byte: UInt8) -> String {
    let hex = String(byte, radix: 16, uppercase: true)
    return "the byte \(hex.count < 2 ? "0" : "")\(hex)"
  }

  /// A name from a file without what a terminal would take for itself.
  private static func shown(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter {
          $0.properties.generalCategory != .control
        }.prefix(60)))
  }

  private static func place(
    of offset: Int, in bytes: [UInt8], encoding: String
  ) -> (line: Int, column: Int) {
    // What stands before the byte, read in the same encoding, tells the line and the column.
    let before = try? TextDecoder.decode(Array(bytes[..<offset]), encoding: encoding)
    let text = before?.text ?? ""
    return SourceResource(path: "", text: text).lineAndColumn(ofByte: text.utf8.count)
  }
}
