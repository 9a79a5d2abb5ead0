public import ReadingContent

/// A pronunciation that was asked for, and what a voice makes of it.
public struct Pronunciation: Hashable, Sendable {
  /// Something about which the voice does otherwise than was asked, or about which the asking was
  /// put right.
  public struct Change: Hashable, Sendable {
    /// What was done.
    public enum Kind: String, Hashable, Sendable {
      /// The sound is written in another way than the alphabet's own, such as `g` for `ɡ`.
      case respelled
      /// The voice lacks the sound and speaks a near one.
      case approximated
      /// The sign has no sound of its own in this voice, such as a tone, and nothing stands for it.
      case dropped
      /// A stress was put where none was written, on the syllable that has the sign; the voice has
      /// a rule for it.
      case stressed
      /// No stress is written for a word of several syllables and the voice has no rule for it: the
      /// word is spoken without.
      case unstressed
    }

    /// What was done.
    public let kind: Kind
    /// The signs that were asked for.
    public let symbol: String
    /// What stands for them, in the IPA; empty where nothing does.
    public let replacement: String
    /// The first Unicode scalar of the sign in what was asked, counted from 0.
    public let scalar: Int

    /// Makes a change.
    public init(kind: Kind, symbol: String, replacement: String, scalar: Int) {
      self.kind = kind
      self.symbol = symbol
      self.replacement = replacement
      self.scalar = scalar
    }
  }

  /// What was asked for.
  public let asked: PhoneticNotation
  /// The engine's phonemes, a string for each word, none of more than 100 phonemes.
  public let phonemes: [String]
  /// What the engine says that it will speak, in the IPA.
  public let spoken: String
  /// What was done otherwise than asked, in the order of the signs.
  public let changes: [Change]

  /// Makes a pronunciation.
  public init(asked: PhoneticNotation, phonemes: [String], spoken: String, changes: [Change]) {
    self.asked = asked
    self.phonemes = phonemes
    self.spoken = spoken
    self.changes = changes
  }
}
