/// Tells in which capitals an entry is found.
enum CapitalRule {
  /// How well a text fits an entry that has the same letters.
  enum Fit: Int {
    /// It is written the same.
    case exact = 0
    /// Only its capitals differ.
    case folded = 1
  }

  /// Answers whether a text holds a capital.
  static func hasCapitals(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.value < 0x80 ? $0.value &- 0x41 < 26 : isCapital($0) }
  }

  /// Returns how well a text fits an entry, or nothing where it does not.
  static func fit(_ text: Substring, entry: String, capitals: Lexeme.Capitals) -> Fit? {
    let (written, wanted) = (plain(text), plain(entry[...]))
    if written == wanted { return .exact }
    switch capitals {
    case .exact: return nil
    case .any: return .folded
    case .usual: break
    }
    if !hasCapitals(entry) || isAllCapitals(text) { return .folded }
    return startsWithCapital(written, insteadOf: wanted) ? .folded : nil
  }

  /// A text with one sign for all apostrophes, hyphens and spaces, and nothing unseen.
  private static func plain(_ text: Substring) -> String {
    if text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) { return String(text) }
    var result = ""
    var isAfterSpace = false
    for scalar in text.unicodeScalars {
      let kind = ScriptRules.kind(of: scalar)
      switch kind {
      case .nothing: continue
      case .space: if !isAfterSpace { result += " " }
      case .apostrophe: result += "'"
      case .hyphen: result += "-"
      case .word, .alone, .mark, .sign: result.unicodeScalars.append(scalar)
      }
      isAfterSpace = kind == .space
    }
    return result
  }

  private static func isAllCapitals(_ text: Substring) -> Bool {
    !text.unicodeScalars.contains { $0.properties.isLowercase }
  }

  private static func startsWithCapital(_ text: String, insteadOf entry: String) -> Bool {
    guard let first = text.first, let wanted = entry.first else { return false }
    return first.isUppercase && wanted.isLowercase && first.lowercased() == wanted.lowercased()
      && text.dropFirst() == entry.dropFirst()
  }

  private static func isCapital(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .titlecaseLetter: true
    default: false
    }
  }
}
