/// The short codes of emoji, such as `:smile:`.
enum EmojiNames {
  /// The longest name, in bytes.
  private static let longest = 64

  private static let emoji: [Substring: Substring] = {
    var result: [Substring: Substring] = [:]
    for line in table.split(separator: "\n") {
      for entry in line.split(separator: ",") {
        let words = entry.split(separator: " ")
        for name in words.dropFirst() { result[name] = words[0] }
      }
    }
    return result
  }()

  /// Returns the emoji of a name; nothing where no emoji has it.
  static func emoji(named name: String) -> String? {
    emoji[name[...]].map(String.init)
  }

  /// Finds the short code whose colon stands at an offset.
  ///
  /// - Returns: The emoji and the offset after the second colon.
  static func emoji(
    in bytes: [UInt8], at start: Int, end: Int
  ) -> (emoji: String, end: Int)? {
    var index = start + 1
    while index < end, index - start <= longest, isPart(bytes[index]) { index += 1 }
    guard index > start + 1, index < end, bytes[index] == .colon else { return nil }
    let name = String(decoding: bytes[start + 1..<index], as: UTF8.self)
    return emoji(named: name).map { ($0, index + 1) }
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "+")
      || byte == UInt8(ascii: "-")
  }
}
