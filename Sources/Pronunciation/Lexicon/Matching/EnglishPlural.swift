/// The endings of English plurals and possessives that are folded into an entry's sound.
enum EnglishPlural {
  /// Returns how many letters a word's key may end with as a plural: 1 for `s`, 2 for `es`.
  static func endings(of key: String) -> [Int] {
    let letters = key.utf8
    guard letters.count > 2, letters.last == UInt8(ascii: "s") else { return [] }
    let stem = key.dropLast(2)
    let takesE = ["s", "x", "z", "ch", "sh"].contains { stem.hasSuffix($0) }
    return key.hasSuffix("es") && takesE && letters.count > 3 ? [1, 2] : [1]
  }

  /// Answers whether an ending makes a plural or a possessive of an entry.
  ///
  /// `'s` does of any word. `s` alone does of words with at least four letters and of abbreviations
  /// in capitals, so that no entry `a` is found in `as`.
  static func fits(_ suffix: Substring, after written: Substring, entry: String) -> Bool {
    guard let first = suffix.unicodeScalars.first else { return true }
    if ScriptRules.kind(of: first) == .apostrophe { return true }
    // English words end in letters; `1990s` and the like are not words of a lexicon.
    guard let last = written.unicodeScalars.last, last.properties.isAlphabetic else { return false }
    if written.unicodeScalars.count >= 4 { return true }
    let isAbbreviation = !entry.unicodeScalars.contains { $0.properties.isLowercase }
    return isAbbreviation && entry.unicodeScalars.count > 1 && first == "s"
  }
}
