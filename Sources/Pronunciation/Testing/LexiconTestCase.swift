/// One thing that was asked of a lexicon, and what a voice made of it.
public struct LexiconTestCase: Hashable, Sendable {
  /// What was asked.
  public enum Kind: String, Hashable, Sendable, Encodable {
    /// That a voice speaks what an entry of the lexicon says.
    case entry
    /// That a word of a sentence is spoken as the tests of the lexicon say.
    case sentence
  }

  /// How it ended.
  public enum Outcome: String, Hashable, Sendable, Encodable {
    /// It was spoken as asked.
    case passed
    /// The voice lacks a sound and spoke what stands for it, or a sign was left out.
    case approximated
    /// It was spoken otherwise, or not at all.
    case failed
  }

  /// What was asked.
  public let kind: Kind
  /// The file of the entry or of the test.
  public let path: String
  /// The line of the entry or of the test, counted from 1; 0 for the file as a whole.
  public let line: Int
  /// The identifier of the voice; nothing for a line of a file that cannot be tested at all.
  public let voice: String?
  /// The word or words, as they are written.
  public let word: String
  /// The sentence that they stand in; nothing for an entry.
  public let sentence: String?
  /// What was asked for, as it was written.
  public let asked: String
  /// What the engine says that it spoke, in the IPA; nothing where it said nothing.
  public let spoken: String?
  /// How it ended.
  public let outcome: Outcome
  /// What is not as asked, a sentence each; empty where all is.
  public let remarks: [String]

  /// Makes a case.
  public init(
    kind: Kind, path: String, line: Int, voice: String?, word: String, sentence: String? = nil,
    asked: String, spoken: String?, outcome: Outcome, remarks: [String] = []
  ) {
    self.kind = kind
    self.path = path
    self.line = line
    self.voice = voice
    self.word = word
    self.sentence = sentence
    self.asked = asked
    self.spoken = spoken
    self.outcome = outcome
    self.remarks = remarks
  }

  /// What people call it: the word, and the sentence that it stands in.
  package var title: String {
    sentence.map { "\(word) in \"\($0)\"" } ?? word
  }
}

extension LexiconTestCase: Encodable {}

extension LexiconTestCase {
  /// Makes the failed case of a line that cannot be tested, so that it is not passed over.
  public init(untestable kind: Kind, path: String, line: Int?, word: String?, message: String) {
    self.init(
      kind: kind, path: path, line: line ?? 0, voice: nil, word: word ?? Self.nameless(line ?? 0),
      asked: "", spoken: nil, outcome: .failed, remarks: [message])
  }

  /// What a line without a word is called.
  private static func nameless(_ line: Int) -> String { "line \(line)" }

  /// The place, and the title where it tells more than the place.
  var placeAndTitle: String {
    let place = line > 0 ? "\(path):\(line): " : "\(path): "
    return voice == nil && word == Self.nameless(line) ? place : place + title + ": "
  }
}
