import ReadingContent

/// A notation on its way: the words to be spoken, how they are written for the engine, and what had
/// to be changed so far.
struct PhonemePlan: Sendable {
  /// A piece of it that the engine is asked about in one go.
  struct Piece: Sendable {
    /// The sounds, word by word.
    var words: [[AskedWord.Sound]]
    /// The way through each word.
    var paths: [[SoundPath.Step]]
    /// What should be heard.
    var expected: [HeardSound]
    /// The engine's phonemes, word by word.
    var phonemes: [String]
    /// What is heard, as the engine says; empty before it was asked.
    var spoken = ""
  }

  let asked: PhoneticNotation
  var changes: [Pronunciation.Change]
  var pieces: [Piece] = []

  /// The most phonemes of a word and the most bytes of one, beyond which the engine falls silent.
  static let mostPhonemes = 100
  static let mostBytes = 400
}
