/// What a document says about its own encoding.
enum DeclaredEncoding {
  /// The name in the header of a text of Project Gutenberg; nothing where there is none.
  static func inGutenbergHeader(of bytes: [UInt8]) -> String? {
    let head = bytes.prefix(8192)
    let name = Array("gutenberg".utf8)
    var isGutenberg = false
    for line in head.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).prefix(120) {
      let lower = line.map { (0x41...0x5A).contains($0) ? $0 + 32 : $0 }
      if !isGutenberg { isGutenberg = contains(lower, name) }
      guard isGutenberg else { continue }
      for key in ["character set encoding:", "character set:", "zeichensatz:"]
      where lower.starts(with: key.utf8) {
        let value = line.dropFirst(key.utf8.count).drop { $0 == 0x20 }
        // `ASCII, with a few ISO-8859-1 characters` and the like say no more than ASCII.
        let word = value.prefix { $0 > 0x20 && $0 != UInt8(ascii: ",") }
        guard !word.isEmpty, word.count == value.count else { return nil }
        let text = String(decoding: word, as: UTF8.self)
        return text.lowercased() == "ascii" || text.lowercased() == "us-ascii" ? nil : text
      }
      if lower.starts(with: "*** start".utf8) { return nil }
    }
    return nil
  }

  private static func contains(_ line: [UInt8], _ word: [UInt8]) -> Bool {
    guard line.count >= word.count else { return false }
    return (0...line.count - word.count).contains { line[$0...].starts(with: word) }
  }
}
