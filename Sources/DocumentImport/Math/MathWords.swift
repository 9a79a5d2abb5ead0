import ReadingContent

/// The words of a language for formulas.
///
/// To add a language, add a list like the others. An entry is a key, a space and the words; it ends
/// with its line, or with two spaces. Keys are
/// the names of ``MathPhrase``, signs and Greek letters, names of functions with `()` after them,
/// letters with `'` before them where the voice would not name a letter that stands alone, and the
/// sets that double-struck letters mean with `set-` before them. In the words for a sign, `{a}` is the
/// place of what follows it, where the language puts that before the verb.
struct MathWords: Sendable {
  private let words: [String: String]

  init(_ list: String) {
    var words: [String: String] = [:]
    for line in list.split(separator: "\n") {
      for entry in line.split(separator: "  ") {
        guard let space = entry.firstIndex(of: " ") else { continue }
        words[String(entry[..<space])] = String(entry[entry.index(after: space)...])
      }
    }
    self.words = words
  }

  /// Returns a phrase with its places, empty where the language has none.
  func phrase(_ phrase: MathPhrase) -> String {
    words[phrase.rawValue] ?? ""
  }

  /// Returns the words for a sign or a Greek letter.
  func sign(_ sign: String) -> String? { words[sign] ?? Self.english.words[sign] }

  /// Returns the words for the name of a function.
  func function(_ name: String) -> String? { words["\(name)()"] }

  /// Returns the words for a sign with a stroke, given those for the sign.
  ///
  /// The entry `negation` has beginnings and what stands in their place, with `_` for a space:
  /// `is_=is_not_`. Other words get the phrase for it around them.
  func denial(of sign: String) -> String {
    for pair in words["negation"]?.split(separator: ";") ?? [] {
      let sides = pair.replacing("_", with: " ").split(separator: "=", maxSplits: 1)
      if sides.count == 2, sign.hasPrefix(sides[0]) {
        return String(sides[1]) + sign.dropFirst(sides[0].count)
      }
    }
    return phrase(.not).replacing("{w}", with: sign)
  }

  /// Returns the name of a letter, where it must be written for the voice.
  func letter(_ letter: String) -> String? { words["'\(letter.lowercased())"] }

  /// Returns the set that a double-struck letter means.
  func set(_ letter: String) -> String? { words["set-\(letter)"] }

  /// Whether the list has an entry.
  func has(_ key: String) -> Bool { words[key] != nil }

  /// The phrases that a language may do without.
  static let optional: Set<MathPhrase> = [.functionOf]

  /// Returns the words for a language; English for one that has none.
  ///
  /// A tag is shortened until the table has it: `zh-Hant-HK`, `zh-Hant`, `zh`.
  static func find(for language: LanguageTag?) -> MathWords {
    guard let language else { return english }
    var tag = language.description.lowercased()
    while true {
      if let words = table[otherNames[tag] ?? tag] { return words }
      guard let hyphen = tag.lastIndex(of: "-") else { return english }
      tag = String(tag[..<hyphen])
    }
  }

  /// Names of languages that use the words of another entry.
  private static let otherNames = [
    "cmn": "zh", "yue": "zh-hant", "zh-tw": "zh-hant", "zh-hk": "zh-hant", "zh-mo": "zh-hant",
    "cmn-hant": "zh-hant", "iw": "he",
  ]

  /// The languages that have words.
  static let table: [String: MathWords] = [
    "ar": arabic, "de": german, "en": english, "es": spanish, "fa": persian, "fr": french,
    "he": hebrew, "it": italian, "ja": japanese, "ko": korean, "nl": dutch, "pl": polish,
    "pt": portuguese, "ru": russian, "sv": swedish, "zh": chinese, "zh-hant": chineseTraditional,
  ]
}
