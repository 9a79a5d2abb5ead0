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
  /// Whether the words are the reader's own, such as "table, 3 columns": they stand nowhere in the
  /// book.
  public let isAnnouncement: Bool
  /// What is shown while it is heard, where that is not its own place: the sentence that a note or
  /// an announcement belongs to.
  public let shownAt: Range<BlockPosition>?

  /// Makes an utterance.
  public init(
    position: BlockPosition, text: AttributedText, parts: [SpokenText], endsSentence: Bool,
    isAnnouncement: Bool = false, shownAt: Range<BlockPosition>? = nil
  ) {
    self.isAnnouncement = isAnnouncement
    self.shownAt = shownAt
    self.position = position
    self.text = text
    self.parts = parts
    self.endsSentence = endsSentence
  }

  /// The bytes of the block's text that it covers; none for an announcement.
  public var range: Range<Int> {
    position.offset..<position.offset + (isAnnouncement ? 0 : text.count)
  }

  /// The places in the book that are shown while it is heard.
  public var extent: Range<BlockPosition> {
    if let shownAt { return shownAt }
    var end = position
    end.offset = range.upperBound
    return position..<end
  }

  /// Returns the utterance as it is heard while another place is shown.
  func shown(at place: Range<BlockPosition>) -> Utterance {
    Utterance(
      position: position, text: text, parts: parts, endsSentence: endsSentence,
      isAnnouncement: isAnnouncement, shownAt: place)
  }
}
