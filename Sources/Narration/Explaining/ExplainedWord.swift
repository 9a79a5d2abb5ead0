public import Pronunciation
public import ReadingContent

/// A word of the book, or several that are said as one thing, with what is heard for it and why.
public struct ExplainedWord: Hashable, Sendable {
  /// The words as the book has them.
  public let text: String
  /// Where they stand in the book.
  public let position: BlockPosition
  /// Where they stand in the book's files; nothing for words that came from none.
  public let source: SourcePosition?
  /// The identifier of the voice.
  public let voice: String
  /// Who decided how they are said.
  public let decidedBy: PronunciationSource
  /// The words that are said in their place; nothing where they are said themselves.
  public let said: String?
  /// The pronunciation that was asked for; nothing where the voice goes by its own rules.
  public let asked: PhoneticNotation?
  /// What the engine says that it will speak, in the IPA; nothing where it does not tell.
  public let spoken: String?
  /// What is done otherwise than asked.
  public let changes: [Pronunciation.Change]
  /// Why the pronunciation that was asked for is not spoken; the voice's own rules apply then.
  public let fault: PhoneticFault?
  /// The language by whose rules the engine reads it, by the engine's name, where that is not the
  /// voice's own.
  public let otherLanguage: String?
}
