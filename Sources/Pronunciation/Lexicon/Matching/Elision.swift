import ReadingContent

/// Words that lose their vowel before another: `l’` of `l’Élysée`.
///
/// They stand glued to a word that a lexicon may have an entry for, and are spoken with it.
enum Elision {
  /// Returns the sound of a word before its apostrophe in the IPA, or nothing where the language
  /// has no such word.
  static func ipa(of key: String, language: String?) -> String? {
    switch language {
    case "fr": french[key]
    case "it": italian[key]
    case "ca": catalan[key]
    default: nil
    }
  }

  /// Returns a pronunciation with an elided word before it, in the pronunciation's own alphabet;
  /// nothing where that has no signs for it.
  static func prepended(_ ipa: String, to notation: PhoneticNotation) -> PhoneticNotation? {
    switch notation.alphabet {
    case .ipa:
      return PhoneticNotation(ipa + notation.text)
    case .xSampa:
      guard let sound = try? PhoneticNotation(ipa).inXSampa() else { return nil }
      return PhoneticNotation(sound.text + notation.text, alphabet: .xSampa)
    case .arpabet, .espeak:
      return nil
    }
  }

  private static let french = [
    "c": "s", "d": "d", "j": "ʒ", "l": "l", "m": "m", "n": "n", "s": "s", "t": "t", "qu": "k",
    "jusqu": "ʒysk", "lorsqu": "lɔʁsk", "puisqu": "pɥisk", "quoiqu": "kwak",
  ]

  private static let italian = [
    "l": "l", "d": "d", "c": "t͡ʃ", "un": "un", "all": "al", "dall": "dal", "dell": "del",
    "nell": "nel", "sull": "sul", "coll": "kol", "quell": "kwel", "quest": "kwest", "sant": "sant",
  ]

  private static let catalan = [
    "d": "d", "l": "l", "m": "m", "n": "n", "s": "s", "t": "t",
  ]
}
