import SpeechSynthesis

/// A place in a word where a sound is tried, with what stands around it.
struct WordFrame {
  let context: UInt32
  let before: [String]
  let after: [String]

  /// Returns the whole word with something in its place.
  func filled(_ mnemonics: [String]) -> [String] { before + mnemonics + after }

  /// The usual sounds of a table, with which words are made.
  struct Carriers {
    let vowel: String
    let stop: String
    let nasal: String
    let rhotic: String
  }

  /// The places of a vowel: each stress with each of what can follow.
  static func vowels(_ carriers: Carriers) -> [Self] {
    let (vowel, stop) = (carriers.vowel, carriers.stop)
    return SoundContext.VowelStress.allCases.flatMap { stress in
      let before: [String] =
        switch stress {
        case .unstressedBefore: [stop]
        case .unstressedAfter: ["'", vowel, stop]
        case .secondary: ["'", vowel, stop, ","]
        case .primary: [stop, "'"]
        }
      // A word without any stress would be another place.
      let rest = stress == .unstressedBefore ? ["'", vowel] : []
      return SoundContext.AfterVowel.allCases.map { next in
        let after: [String] =
          switch next {
          case .end: []
          case .consonant: [stop] + rest
          case .vowel: rest.isEmpty ? [vowel] : rest
          case .rhotic: [carriers.rhotic] + (rest.isEmpty ? [vowel] : rest)
          }
        return Self(
          context: SoundContext.vowel(stress, before: next), before: before, after: after)
      }
    }
  }

  /// The places of a consonant: what can come before with what can follow.
  static func consonants(_ carriers: Carriers) -> [Self] {
    let (vowel, stop) = (carriers.vowel, carriers.stop)
    return SoundContext.BeforeConsonant.allCases.flatMap { last in
      SoundContext.AfterConsonant.allCases.map { next in
        let isStressedAfter = next == .stressedVowel || (last == .start && next != .end)
        let stress = isStressedAfter ? [] : ["'"]
        let before: [String] =
          switch last {
          case .start: []
          case .vowel: stress + [vowel]
          case .consonant: stress + [vowel, carriers.nasal]
          }
        let after: [String] =
          switch next {
          case .end: []
          case .unstressedVowel: last == .start ? [vowel, stop, "'", vowel] : [vowel]
          case .stressedVowel: ["'", vowel]
          case .consonant:
            last == .start ? [carriers.rhotic, "'", vowel] : [carriers.stop, vowel]
          }
        return Self(
          context: SoundContext.consonant(after: last, before: next), before: before, after: after)
      }
    }
  }
}
