/// How a word of a sentence is to be spoken with a lexicon: a line of the lexicon's own tests.
public struct LexiconExpectation: Hashable, Sendable {
  /// What is expected of the word.
  public enum Expected: Hashable, Sendable {
    /// That it is spoken so, in the IPA.
    case spoken(String)
    /// That it is spoken like these words.
    case alike(String)
    /// That no entry of a lexicon decides about it.
    case untouched
  }

  /// The file that holds it.
  public let path: String
  /// Its line, counted from 1.
  public let line: Int
  /// The sentence, as Markdown.
  public let sentence: String
  /// The word or words of the sentence; the first place where they stand is meant.
  public let word: String
  /// What is expected.
  public let expected: Expected

  /// Makes an expectation.
  public init(path: String, line: Int, sentence: String, word: String, expected: Expected) {
    self.path = path
    self.line = line
    self.sentence = sentence
    self.word = word
    self.expected = expected
  }

  /// What is expected, as the file has it.
  public var asked: String {
    switch expected {
    case .spoken(let notation): notation
    case .alike(let words): Self.alikeSign + words
    case .untouched: Self.untouchedSign
    }
  }

  /// What stands in the file for a word that no lexicon touches.
  static let untouchedSign = "-"
  /// What stands in the file before words that it is to sound like.
  static let alikeSign = "="
}
