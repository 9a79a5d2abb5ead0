/// A passage with its whole sound and what was not spoken as it should be.
public struct SpokenPassage: Hashable, Sendable {
  /// What was spoken.
  public let passage: Passage
  /// The sound of its segments, in order.
  public let segments: [SpokenSegment]
  /// What was not spoken as it should be.
  public let reports: [SpeechReport]
}
