/// What comes nearest to a sound that a voice does not have.
///
/// The one table that is written by hand. A change of it changes what is spoken: then ``version``
/// is counted up.
enum Nearness {
  /// The version of the table and of the distances.
  static let version = 1

  /// Letters that are taken before any distance is asked, in this order, for as far as the voice
  /// has them: how speakers hear sounds that their language lacks.
  static let preferred: [Unicode.Scalar: [Unicode.Scalar]] = [
    // Front rounded vowels: the lips go before the tongue only where there is nothing between.
    "y": ["ʏ", "ʉ", "u"], "ʏ": ["y", "ʊ", "ʉ"], "ø": ["œ", "ɵ", "ɜ", "e"], "œ": ["ø", "ɜ", "ɛ"],
    "ɶ": ["œ", "a", "æ"], "ɑ": ["a", "ɐ"], "ɯ": ["ɨ", "ʊ", "u"], "ʊ": ["u", "o"], "ɪ": ["i", "e"],
    "ɤ": ["ʌ", "ə", "o"], "ʌ": ["ɐ", "a"], "ᵻ": ["ɨ", "ɪ", "i"],
    // Clicks and sounds made on the breath drawn in or held.
    "ʘ": ["p"], "ǀ": ["t"], "ǃ": ["t", "k"], "ǂ": ["c", "t"], "ǁ": ["k", "t"],
    "ɓ": ["b"], "ɗ": ["d"], "ᶑ": ["ɖ", "d"], "ʄ": ["ɟ", "d"], "ɠ": ["ɡ"], "ʛ": ["ɢ", "ɡ"],
    // Hisses and murmurs.
    "θ": ["s", "t", "f"], "ð": ["z", "d", "v"], "ɸ": ["f", "p"], "β": ["v", "b"], "ɬ": ["ʃ", "l"],
    "ɮ": ["ʒ", "l"], "ɧ": ["ʃ", "x"], "ɕ": ["ʃ", "ʂ"], "ʑ": ["ʒ", "ʐ"], "ʂ": ["ʃ"], "ʐ": ["ʒ"],
    "ç": ["ɕ", "ʃ", "x", "h"], "ʝ": ["j"], "x": ["χ", "h", "k"], "ɣ": ["ʁ", "ɡ"],
    "χ": ["x", "h", "k"], "ħ": ["χ", "x", "h"], "ʕ": ["ʔ", "ʁ", "ɣ"], "ʜ": ["ħ", "x", "h"],
    "ʢ": ["ʕ", "ʁ", "r"], "h": ["ɦ", "x", "χ"], "ɦ": ["h", "x"], "ʍ": ["w"],
    "ʃ": ["ʂ", "ɕ", "s"], "ʒ": ["ʐ", "ʑ", "z", "ʃ"],
    // Rs and ls.
    "r": ["ɾ", "ɹ", "ʁ", "ʀ"], "ɾ": ["r", "ɹ", "ʁ", "d"], "ɹ": ["ɻ", "ɾ", "r", "ʁ"],
    "ʀ": ["ʁ", "r", "ɾ", "ɹ"], "ʁ": ["ʀ", "ɣ", "r", "ɾ", "ɹ"], "ɻ": ["ɹ", "ɽ", "r", "ɾ"],
    "ɽ": ["ɾ", "r", "ɹ"], "ɺ": ["ɾ", "l"], "ʙ": ["b"], "ⱱ": ["v"], "ɫ": ["l"], "ɭ": ["l"],
    "ʟ": ["ɫ", "l"], "ʎ": ["l"], "ʋ": ["v", "w"], "ɰ": ["ɣ", "w"], "ɥ": ["j", "w"],
    // Stops and nasals.
    "ʔ": ["k"], "q": ["k"], "ɢ": ["ɡ"], "c": ["k", "t"], "ɟ": ["ɡ", "d"], "ʈ": ["t"], "ɖ": ["d"],
    "ʡ": ["ʔ", "k"], "ɱ": ["m"], "ɳ": ["n"], "ɲ": ["n"], "ɴ": ["ŋ"], "ŋ": ["n"],
    "w": ["ʋ", "v", "u"], "j": ["ʝ", "i"],
  ]

  /// The consonants that vowels without a syllable are before another vowel.
  static let glides: [Unicode.Scalar: Unicode.Scalar] = [
    "i": "j", "ɪ": "j", "e": "j", "u": "w", "ʊ": "w", "o": "w", "y": "ɥ", "ʏ": "ɥ",
  ]

  /// Diphthongs that an alphabet of phonemes, not of sounds, means where the voice has no other.
  static let diphthongs: [[Unicode.Scalar]: [Unicode.Scalar]] = [["o", "ʊ"]: ["ə", "ʊ"]]

  /// Returns how far two letters are from each other; nothing between a vowel and a consonant.
  static func distance(_ one: Unicode.Scalar, _ other: Unicode.Scalar) -> Int? {
    switch (IPAChart.features(of: one), IPAChart.features(of: other)) {
    case (.vowel(let height, let backness, let rounded), .vowel(let h, let b, let r)):
      // A step of height is heard more than a step of place.
      return 4 * abs(height - h) + 3 * abs(backness - b) + (rounded == r ? 0 : 5)
    case (
      .consonant(let place, let manner, let voiced), .consonant(let p, let m, let v)
    ):
      let steps = abs(place.rawValue - p.rawValue)
      return 3 * steps + apart(manner, m) + (voiced == v ? 0 : 4)
    default: return nil
    }
  }

  /// How differently two consonants are made.
  private static func apart(_ one: IPALetter.Manner, _ other: IPALetter.Manner) -> Int {
    one == other ? 0 : abs(openness(one) - openness(other)) + 4
  }

  /// How freely the air flows.
  private static func openness(_ manner: IPALetter.Manner) -> Int {
    switch manner {
    case .click, .implosive: 0
    case .plosive: 1
    case .nasal: 14
    case .tap: 8
    case .trill: 9
    case .fricative: 5
    case .lateralFricative: 6
    case .lateral: 11
    case .approximant: 12
    }
  }
}
