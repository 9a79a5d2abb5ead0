public import ReadingContent

/// When each segment and word of a stretch of sound is heard, in samples, with its place in the
/// book.
///
/// The only source for highlights, captions and chapter marks, so that what is shown live and what
/// stands in an exported file are the same.
public struct Timeline: Hashable, Sendable {
  /// A word with its samples from the start of the timeline.
  public struct Word: Hashable, Sendable {
    /// The UTF-8 bytes of the text of the block that the utterance stands in.
    public let range: Range<Int>
    /// Its samples.
    public let samples: Range<Int>
    /// The index of the line that is shown: the one on which it starts, for what is heard in between
    /// the one where the text goes on.
    public let line: Int
    /// The index of that line's page.
    public let page: Int
  }

  /// A segment with its samples from the start of the timeline.
  public struct Entry: Hashable, Sendable {
    /// The passage it belongs to.
    public let passage: Passage.ID
    /// Its samples.
    public let samples: Range<Int>
    /// The utterance that is heard; nothing for a silence or tones.
    public let utterance: Utterance?
    /// The words, in order.
    public let words: [Word]
  }

  /// The segments, in order, without gaps.
  public private(set) var entries: [Entry] = []
  /// The number of samples so far.
  public private(set) var length = 0

  /// Makes an empty timeline.
  public init() {}

  /// Adds the sound of a passage's segment at the end and returns its entry.
  @discardableResult
  public mutating func append(
    _ spoken: SpokenSegment, of passage: Passage, laidOut book: LaidOutBook
  ) -> Entry {
    let samples = length..<length + spoken.samples.count
    let utterance =
      passage.segments.indices.contains(spoken.segment)
      ? passage.segments[spoken.segment].utterance : nil
    let words = spoken.words.map { word in
      var position =
        utterance?.extent.lowerBound
        ?? BlockPosition(section: passage.id.section, block: passage.id.block)
      if utterance?.shownAt == nil { position.offset = word.range.lowerBound }
      let place = book.place(of: position)
      return Word(
        range: word.range,
        samples: word.samples.lowerBound + length..<word.samples.upperBound + length,
        line: place.line, page: place.page)
    }
    let entry = Entry(passage: passage.id, samples: samples, utterance: utterance, words: words)
    entries.append(entry)
    length = samples.upperBound
    return entry
  }

  /// Returns the index of the entry that sounds at a sample: the last one that starts at or before
  /// it; nothing before the first.
  public func entry(atSample sample: Int) -> Int? {
    entries.lastInPrefix(where: { $0.samples.lowerBound <= sample })
  }

  /// Forgets the entries that end at or before a sample, so that long playing takes no more memory.
  public mutating func forget(before sample: Int) {
    if let first = entries.firstIndex(where: { $0.samples.upperBound > sample }) {
      entries.removeFirst(first)
    } else {
      entries.removeAll()
    }
  }
}

extension Timeline.Entry {
  /// Returns the index of the word that is heard at a sample: the last one that starts at or before
  /// it; nothing before the first.
  public func word(atSample sample: Int) -> Int? {
    words.lastIndex { $0.samples.lowerBound <= sample }
  }
}
