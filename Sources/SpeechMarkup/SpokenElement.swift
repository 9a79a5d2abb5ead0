public import Pronunciation
public import ReadingContent

/// What is asked of the engine for a stretch of a spoken text, beyond reading its words.
///
/// The stretch holds the words as the book has them; where the element cannot be had, they are read
/// plainly.
public struct SpokenElement: Hashable, Sendable {
  /// What is asked.
  public enum Kind: Hashable, Sendable {
    /// A pronunciation in place of the words.
    case phonetic(PhoneticNotation)
    /// The words letter by letter.
    case characters
    /// The words with their punctuation named.
    case punctuation
    /// The words so that they stand out, or less than others.
    case emphasis(SpeechAttributes.Emphasis)
    /// The words at another speed, height or loudness, as factors of the normal ones.
    case prosody(rate: Double?, pitch: Double?, volume: Double?)
  }

  /// The Unicode scalars of the spoken text, counted from 0.
  public var scalars: Range<Int>
  /// What is asked.
  public var kind: Kind
  /// Who asks it.
  public var source: PronunciationSource

  /// Makes an element.
  public init(scalars: Range<Int>, kind: Kind, source: PronunciationSource) {
    self.scalars = scalars
    self.kind = kind
    self.source = source
  }
}
