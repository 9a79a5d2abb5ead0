/// Where a sound stands in its word, as far as engines care.
enum SoundContext {
  /// How a vowel is stressed.
  enum VowelStress: Int, CaseIterable {
    case unstressedBefore, unstressedAfter, secondary, primary
  }

  /// What comes after a vowel.
  enum AfterVowel: Int, CaseIterable {
    case end, consonant, vowel, rhotic
  }

  /// What comes before a consonant.
  enum BeforeConsonant: Int, CaseIterable {
    case start, vowel, consonant
  }

  /// What comes after a consonant.
  enum AfterConsonant: Int, CaseIterable {
    case end, unstressedVowel, stressedVowel, consonant
  }

  /// The bit of the place of a vowel.
  static func vowel(_ stress: VowelStress, before next: AfterVowel) -> UInt32 {
    1 << UInt32(stress.rawValue * 4 + next.rawValue)
  }

  /// The bits of all places of a vowel before another one.
  static let vowelsBeforeVowels = VowelStress.allCases.reduce(UInt32(0)) {
    $0 | vowel($1, before: .vowel)
  }

  /// The bit of the place of a consonant.
  static func consonant(after last: BeforeConsonant, before next: AfterConsonant) -> UInt32 {
    1 << UInt32(16 + last.rawValue * 4 + next.rawValue)
  }
}
