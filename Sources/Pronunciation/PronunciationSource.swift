/// Who decided how a word is pronounced.
public enum PronunciationSource: Hashable, Sendable {
  /// The author, at this very place of the text.
  case inline
  /// An entry of a lexicon, by its file and line.
  case lexicon(path: String, line: Int)
  /// The program itself: an announcement, another script.
  case reader
  /// The engine, by its own rules.
  case engine
}
