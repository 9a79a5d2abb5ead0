/// Finds out in which encoding an XML file says that it is (XML 1.0, appendix F).
public enum XMLEncoding {
  /// Returns the name of the encoding that the file's bytes tell: by their shape where every second
  /// byte is zero, else by the declaration at the start.
  ///
  /// Nothing where neither tells one, and where a mark of byte order stands first, which goes
  /// before any name.
  public static func name(in bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0x3C, 0, 0x3F, 0]) { return "UTF-16LE" }
    if bytes.starts(with: [0, 0x3C, 0, 0x3F]) { return "UTF-16BE" }
    guard bytes.starts(with: "<?xml".utf8) else { return nil }
    let head = bytes.prefix(1_024)
    guard let end = head.firstIndex(of: UInt8(ascii: ">")) else { return nil }
    let declaration = String(decoding: head[..<end], as: UTF8.self)
    let parts = declaration.utf8.split(separator: UInt8(ascii: "="))
    let key = parts.dropLast().firstIndex { isKey(Substring($0)) }
    guard let key else { return nil }
    let value = Substring(parts[key + 1]).drop { $0.isWhitespace }
    guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
    let name = value.dropFirst().prefix { $0 != quote }
    return name.isEmpty ? nil : String(name)
  }

  private static func isKey(_ text: Substring) -> Bool {
    var text = text
    while text.last?.isWhitespace == true { text.removeLast() }
    return text.hasSuffix("encoding")
  }
}
