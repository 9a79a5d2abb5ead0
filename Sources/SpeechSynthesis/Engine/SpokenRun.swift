/// The sound of one run, with what the engine told about it.
public struct SpokenRun: Hashable, Sendable {
  /// A word of the run's text as the engine reached it.
  public struct WordEvent: Hashable, Sendable {
    /// The Unicode scalars of the run's text that the word covers, counted from 0.
    public let scalars: Range<Int>
    /// When it starts, in samples from the start of the run.
    public let sample: Int

    /// Makes an event.
    public init(scalars: Range<Int>, sample: Int) {
      self.scalars = scalars
      self.sample = sample
    }
  }

  /// The index of the run in the request.
  public let run: Int
  /// The samples, of one channel.
  public let samples: [Int16]
  /// The words, in the order in which they were reached.
  public let words: [WordEvent]

  /// Makes the sound of a run.
  public init(run: Int, samples: [Int16], words: [WordEvent]) {
    self.run = run
    self.samples = samples
    self.words = words
  }
}

extension SpokenRun: CustomStringConvertible {
  /// What it holds, in numbers.
  public var description: String {
    "run \(run): \(samples.count) samples, \(words.count) words"
  }
}
