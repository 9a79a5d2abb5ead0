/// The names of languages that the engine puts among phonemes where it changes to them: `(en)`.
enum LanguageFlags {
  /// Returns the first language that phonemes change to; nothing where they stay in the voice's own.
  static func first(in phonemes: String) -> String? {
    guard let start = phonemes.firstIndex(of: "("),
      let end = phonemes[start...].firstIndex(of: ")")
    else { return nil }
    return String(phonemes[phonemes.index(after: start)..<end])
  }

  /// Phonemes in the IPA without names of languages, spaces and joiners.
  static func bare(_ phonemes: String) -> String {
    without([" ", "\n", "\u{200D}"], phonemes)
  }

  /// Phonemes without names of languages alone.
  static func removed(_ phonemes: String) -> String {
    without([], phonemes)
  }

  /// Phonemes in the IPA without stress either.
  static func sounds(_ phonemes: String) -> String {
    without([" ", "\n", "\u{200D}", "ˈ", "ˌ"], phonemes)
  }

  private static func without(_ signs: [Unicode.Scalar], _ phonemes: String) -> String {
    var result = String.UnicodeScalarView()
    var isFlag = false
    for scalar in phonemes.unicodeScalars {
      switch scalar {
      case "(": isFlag = true
      case ")": isFlag = false
      default: if !isFlag, !signs.contains(scalar) { result.append(scalar) }
      }
    }
    return String(result)
  }
}
