/// How a text is pronounced, written in a phonetic alphabet.
public struct PhoneticNotation: Hashable, Sendable {
  /// An alphabet, under the name that lexicons and markup have for it.
  public enum Alphabet: String, Hashable, Sendable, CaseIterable {
    /// The International Phonetic Alphabet.
    case ipa
    /// The IPA in ASCII (Wells 1995).
    case xSampa = "x-sampa"
    /// The alphabet of CMUdict, with the stress as a digit on the vowel.
    case arpabet
    /// The engine's own mnemonics, for experts.
    case espeak
  }

  /// The alphabet.
  public var alphabet: Alphabet
  /// The pronunciation as it was written.
  public var text: String

  /// Makes a notation.
  public init(_ text: String, alphabet: Alphabet = .ipa) {
    self.text = text
    self.alphabet = alphabet
  }
}
