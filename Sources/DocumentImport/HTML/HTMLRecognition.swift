/// Tells pages of HTML by their content.
enum HTMLRecognition {
  /// Whether a file starts as a page does: with a document type of HTML, or with `html`, `head` or
  /// `body`, whatever comments stand before.
  static func isPage(_ bytes: [UInt8]) -> Bool {
    var rest = lowerHead(of: bytes)[...]
    while true {
      rest = rest.drop { $0 <= 0x20 }
      if let after = dropped(rest, "<!--", through: "-->") ?? dropped(rest, "<?xml", through: "?>")
      {
        rest = after
        continue
      }
      return ["<!doctype html", "<html", "<head", "<body"].contains { word in
        // `<header>` and `<!doctype htmlx` are something else.
        guard rest.starts(with: word.utf8) else { return false }
        let next = rest.dropFirst(word.utf8.count).first
        return next.map { $0 <= 0x20 || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "/") } ?? true
      }
    }
  }

  /// Whether a page says that it is XML, by its declaration or by the end of its name.
  static func isXML(_ text: String, path: String) -> Bool {
    if text.utf8.starts(with: "<?xml".utf8) { return true }
    let name = path.lowercased()
    return name.hasSuffix(".xhtml") || name.hasSuffix(".xht")
  }

  /// The start of a file in ASCII letters, of which each can take two bytes.
  private static func lowerHead(of bytes: [UInt8]) -> [UInt8] {
    bytes.prefix(4_096).filter { $0 != 0 && $0 < 0x80 }
      .map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
  }

  private static func dropped(
    _ bytes: ArraySlice<UInt8>, _ start: String, through end: String
  ) -> ArraySlice<UInt8>? {
    guard bytes.starts(with: start.utf8) else { return nil }
    let end = Array(end.utf8)
    let found = bytes.indices.dropFirst(start.utf8.count).first { bytes[$0...].starts(with: end) }
    return found.map { bytes[($0 + end.count)...] }
  }
}
