public import ReadingContent

/// What a listener who looks sees: a page, and on it the lines of what is heard.
public struct PlayerView: Hashable, Sendable {
  /// The index of the page.
  public var page: Int
  /// The index in the book of the line that is heard.
  public var line: Int
  /// The sentence that is heard; nothing before the first one.
  public var sentence: Range<BlockPosition>?
  /// Whether the voice rests.
  public var isPaused: Bool
}
