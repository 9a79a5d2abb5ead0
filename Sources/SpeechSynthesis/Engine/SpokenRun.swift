/// The sound of one run, with what the engine told about it.
public struct SpokenRun: Hashable, Sendable {
  /// A word of the run's text as the engine reached it, or a mark of its markup.
  public struct WordEvent: Hashable, Sendable {
    /// The Unicode scalars of the run's text that the word covers, counted from 0; for a mark an
    /// empty range that means nothing.
    public let scalars: Range<Int>
    /// When it starts, in samples from the start of the run.
    public let sample: Int
    /// The number that is a mark's name; nothing for a word.
    public let mark: Int?

    /// Makes an event.
    public init(scalars: Range<Int>, sample: Int, mark: Int? = nil) {
      self.scalars = scalars
      self.sample = sample
      self.mark = mark
    }
  }

  /// The index of the run in the request.
  public let run: Int
  /// The samples, of one channel.
  public let samples: [Int16]
  /// The words and marks, in the order in which they were reached.
  ///
  /// Of a run of markup they are as the engine told them, as far as they lie in the text.
  public let words: [WordEvent]
  /// The phonemes that were spoken, a line for each clause, where the request asked for them.
  public let phonemes: String?

  /// Makes the sound of a run.
  public init(run: Int, samples: [Int16], words: [WordEvent], phonemes: String? = nil) {
    self.run = run
    self.samples = samples
    self.words = words
    self.phonemes = phonemes
  }
}

extension SpokenRun: CustomStringConvertible {
  /// What it holds, in numbers.
  public var description: String {
    "run \(run): \(samples.count) samples, \(words.count) words"
  }
}
