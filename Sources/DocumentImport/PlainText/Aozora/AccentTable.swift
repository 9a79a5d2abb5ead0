import TextBreaks

/// Letters with accents as Aozora Bunko writes them in ASCII: `e'` for é.
enum AccentTable {
  /// The accents by their signs, as marks that join with the letter before them.
  private static let marks: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "`"): "\u{300}", UInt8(ascii: "'"): "\u{301}", UInt8(ascii: "^"): "\u{302}",
    UInt8(ascii: "~"): "\u{303}", UInt8(ascii: ":"): "\u{308}", UInt8(ascii: "&"): "\u{30A}",
    UInt8(ascii: ","): "\u{327}", UInt8(ascii: "_"): "\u{304}",
  ]

  /// Which letters have an accent; others before the sign stay as they are.
  private static let letters: [UInt8: String] = [
    UInt8(ascii: "`"): "AEIOUaeiouNnWwYy", UInt8(ascii: "'"): "AEIOUYaeiouyCcLlNnRrSsZzGg",
    UInt8(ascii: "^"): "AEIOUaeiouCcGgHhJjSsWwYy", UInt8(ascii: "~"): "ANOanoIiUuEe",
    UInt8(ascii: ":"): "AEIOUaeiouYy", UInt8(ascii: "&"): "AaUu", UInt8(ascii: ","): "CcSsTt",
    UInt8(ascii: "_"): "AEIOUaeiou",
  ]

  private static let whole: [(String, String)] = [
    ("AE&", "Æ"), ("ae&", "æ"), ("OE&", "Œ"), ("oe&", "œ"), ("s&", "ß"), ("O/", "Ø"), ("o/", "ø"),
    ("!@", "¡"), ("?@", "¿"), ("D/", "Đ"), ("d/", "đ"), ("L/", "Ł"), ("l/", "ł"),
  ]

  /// The letters with accents in a stretch of ASCII, with what stands for each.
  static func accents(
    in range: Range<Int>, of bytes: [UInt8]
  ) -> [(range: Range<Int>, text: String)] {
    var result: [(Range<Int>, String)] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      if let (sign, text) = whole.first(where: {
        bytes[offset..<range.upperBound].starts(with: $0.0.utf8)
      }) {
        result.append((offset..<offset + sign.utf8.count, text))
        offset += sign.utf8.count
        continue
      }
      let letter = bytes[offset]
      if offset + 1 < range.upperBound, letter < 0x80, let mark = marks[bytes[offset + 1]],
        let allowed = letters[bytes[offset + 1]], allowed.utf8.contains(letter),
        // A comma or a colon before a space is itself.
        !(",:".utf8.contains(bytes[offset + 1])
          && (offset + 2 == range.upperBound || bytes[offset + 2] == 0x20))
      {
        var text = String(Unicode.Scalar(letter))
        text.unicodeScalars.append(mark)
        if !isElision(at: offset, in: range, of: bytes) {
          result.append((offset..<offset + 2, TextNormal.nfc(text)))
          offset += 2
          continue
        }
      }
      offset += 1
    }
    return result
  }

  /// Whether an apostrophe stands for a vowel that is left out before another: `l'amour`.
  private static func isElision(at offset: Int, in range: Range<Int>, of bytes: [UInt8]) -> Bool {
    let isConsonant = !"AEIOUYaeiouy".utf8.contains(bytes[offset])
    return bytes[offset + 1] == UInt8(ascii: "'") && isConsonant && offset + 2 < range.upperBound
      && "AEIOUYHaeiouyh".utf8.contains(bytes[offset + 2])
  }
}
