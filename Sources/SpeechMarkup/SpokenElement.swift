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
    /// A number digit by digit, in groups as they are written.
    case telephone
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

  /// Whether it takes the place of its words rather than changing how they sound; such elements are
  /// never cut and hold no other ones.
  public var isContent: Bool {
    switch kind {
    case .phonetic, .characters, .telephone, .punctuation: true
    case .emphasis, .prosody: false
    }
  }
}

extension [SpokenElement] {
  /// Returns the elements of a part of the text, counted from the part's start.
  ///
  /// An element that takes the place of its words is kept only where all of it is in the part.
  public func within(_ part: Range<Int>) -> [SpokenElement] {
    compactMap { element in
      let scalars = element.scalars.clamped(to: part)
      guard !scalars.isEmpty, !element.isContent || scalars == element.scalars else { return nil }
      var result = element
      result.scalars = scalars.lowerBound - part.lowerBound..<scalars.upperBound - part.lowerBound
      return result
    }
  }
}
