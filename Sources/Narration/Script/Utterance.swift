public import ReadingContent

/// One sentence, or a piece of one of at most 700 bytes: what is highlighted and stepped by.
public struct Utterance: Hashable, Sendable {
  /// The most bytes of text that the engine gets in one piece; longer clauses lose words.
  public static let longest = 700

  /// Where it starts in the book.
  public let position: BlockPosition
  /// Its text as the book has it, with its sources.
  public let text: AttributedText
  /// What the engine is given, a part for each change of language or voice and each pause of the
  /// author's.
  public let parts: [SpokenText]
  /// Whether its end is the end of a sentence, so that the sentence's pause follows.
  public let endsSentence: Bool

  /// Makes an utterance.
  public init(
    position: BlockPosition, text: AttributedText, parts: [SpokenText], endsSentence: Bool
  ) {
    self.position = position
    self.text = text
    self.parts = parts
    self.endsSentence = endsSentence
  }

  /// The bytes of the block's text that it covers.
  public var range: Range<Int> { position.offset..<position.offset + text.count }
}
