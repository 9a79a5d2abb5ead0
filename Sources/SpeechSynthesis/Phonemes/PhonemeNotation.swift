/// How the engine writes the phonemes that it speaks.
public enum PhonemeNotation: UInt8, Hashable, Sendable {
  /// Its own names, such as `D@2 k'at`.
  case mnemonics = 0
  /// The International Phonetic Alphabet, such as `ðə kˈæt`.
  case ipa = 1
}
