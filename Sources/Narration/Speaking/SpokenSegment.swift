/// The sound of one segment of a passage, with the times of its words.
public struct SpokenSegment: Hashable, Sendable {
  /// A word with its place in the text and in the sound.
  public struct Word: Hashable, Sendable {
    /// The UTF-8 bytes of the block's text that it covers.
    public let range: Range<Int>
    /// Its samples, counted from the start of the segment.
    public let samples: Range<Int>

    /// Makes a word.
    public init(range: Range<Int>, samples: Range<Int>) {
      self.range = range
      self.samples = samples
    }
  }

  /// The index of the segment in its passage.
  public let segment: Int
  /// The samples, of one channel.
  public let samples: [Int16]
  /// The words, in order, without gaps in time from the first one's start on.
  public let words: [Word]

  /// Makes the sound of a segment.
  public init(segment: Int, samples: [Int16], words: [Word] = []) {
    self.segment = segment
    self.samples = samples
    self.words = words
  }
}
