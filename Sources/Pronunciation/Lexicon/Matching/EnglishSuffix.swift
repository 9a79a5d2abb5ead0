public import ReadingContent

/// The sound of the English endings `'s` and `s`.
public enum EnglishSuffix {
  /// Returns the ending's sound in the IPA after a word in the IPA: `s`, `z` or `ɪz`.
  ///
  /// It goes by the last sound: `ɪz` after s z ʃ ʒ and the affricates that end in them, `s` after
  /// p t k f θ and their like, else `z`.
  public static func ipa(after ipa: String) -> String {
    switch ending(of: ipa, alphabet: .ipa) {
    case .sibilant: "ɪz"
    case .voiceless: "s"
    case .voiced: "z"
    }
  }

  /// Returns a word with the ending's sound, in the word's own alphabet.
  ///
  /// A word of one syllable that gets a second one gets its stress written: alone it needs none.
  public static func appended(to notation: PhoneticNotation) -> PhoneticNotation {
    let sound = ending(of: notation.text, alphabet: notation.alphabet)
    let added: String
    switch (notation.alphabet, sound) {
    case (.arpabet, .sibilant): added = " IH0 Z"
    case (.arpabet, .voiceless): added = " S"
    case (.arpabet, .voiced): added = " Z"
    case (.ipa, .sibilant): added = "ɪz"
    case (.xSampa, .sibilant), (.espeak, .sibilant): added = "Iz"
    case (_, .voiceless): added = "s"
    case (_, .voiced): added = "z"
    }
    var text = notation.text
    if sound == .sibilant, let place = stressPlace(of: notation) {
      text.unicodeScalars.insert(
        contentsOf: (notation.alphabet == .xSampa ? "\"" : "ˈ").unicodeScalars,
        at: text.unicodeScalars.index(text.unicodeScalars.startIndex, offsetBy: place))
    }
    text.insert(contentsOf: added, at: end(of: text))
    return PhoneticNotation(text, alphabet: notation.alphabet)
  }

  /// Where the sounds end: before the slash or bracket that closes the whole.
  private static func end(of text: String) -> String.Index {
    guard let last = text.lastIndex(where: { !$0.isWhitespace }) else { return text.endIndex }
    let first = text.first { !$0.isWhitespace }
    let isClosed = (first == "/" && text[last] == "/") || (first == "[" && text[last] == "]")
    return isClosed ? last : text.endIndex
  }

  /// The scalar before which a stress goes, where the last word is one syllable without one.
  private static func stressPlace(of notation: PhoneticNotation) -> Int? {
    let reading: PhoneticReading?
    switch notation.alphabet {
    case .ipa: reading = try? IPAReader.read(notation)
    case .xSampa: reading = try? XSampa.read(notation)
    case .arpabet, .espeak: reading = nil
    }
    guard let reading,
      let word = reading.items.split(whereSeparator: { $0.kind == .wordEnd }).last
    else { return nil }
    let nuclei = word.indices.filter {
      if case .sound(let sound) = word[$0].kind { sound.isNucleus } else { false }
    }
    let isStressed = word.contains { if case .stress = $0.kind { true } else { false } }
    // A diphthong is written as vowels side by side.
    guard !isStressed, let first = nuclei.first, let last = nuclei.last,
      nuclei.count - 1 == last - first
    else { return nil }
    return word.first?.place.lowerBound
  }

  private enum Ending {
    case sibilant
    case voiceless
    case voiced
  }

  private static func ending(
    of text: String, alphabet: PhoneticNotation.Alphabet
  ) -> Ending {
    guard alphabet != .arpabet else { return arpabetEnding(of: text) }
    let isIPA = alphabet == .ipa
    // Length, stress, ties, spaces and marks behind a sound do not change what kind it is.
    let last = text.unicodeScalars.last { scalar in
      let category = scalar.properties.generalCategory
      return scalar.properties.isAlphabetic && category != .modifierLetter
        && category != .nonspacingMark
    }
    guard let last else { return .voiced }
    if (isIPA ? sibilants : asciiSibilants).contains(last) { return .sibilant }
    if (isIPA ? voiceless : asciiVoiceless).contains(last) { return .voiceless }
    return .voiced
  }

  private static func arpabetEnding(of text: String) -> Ending {
    let last = text.split(separator: " ").last?.uppercased() ?? ""
    if ["S", "Z", "SH", "ZH", "CH", "JH"].contains(last) { return .sibilant }
    return ["P", "T", "K", "F", "TH"].contains(last) ? .voiceless : .voiced
  }

  private static let sibilants = Set("szʃʒɕʑʂʐʧʤʦʣʨʥ".unicodeScalars)
  private static let voiceless = Set("ptkfθcqχxħhʈɸʔ".unicodeScalars)
  private static let asciiSibilants = Set("szSZ".unicodeScalars)
  private static let asciiVoiceless = Set("ptkfTcqxh".unicodeScalars)
}
