public import ReadingContent

/// What a listener who looks sees: a page, and on it what is heard.
public struct PlayerView: Hashable, Sendable {
  /// The index of the page.
  public var page: Int
  /// The index in the book of the line that is heard; it lies on the page.
  public var line: Int
  /// The word that is heard; it lies on the line.
  public var word: BlockPosition
  /// The sentence that is heard; nothing in a book without any.
  public var sentence: Range<BlockPosition>?
  /// Whether the voice rests.
  public var isPaused: Bool
  /// The number of the reading: another one after each jump.
  public var reading: Int
}
