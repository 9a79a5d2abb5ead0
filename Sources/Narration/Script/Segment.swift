public import SpeechSynthesis

/// A part of a passage: what sounds without a break, or a silence.
public enum Segment: Hashable, Sendable {
  /// Words for the voice.
  case speech(Utterance)
  /// Silence, in milliseconds.
  case silence(milliseconds: Int)
  /// Tones, such as those of a chart.
  case tones(ToneSequence)
  /// Sound that the book brings itself, with the words that are heard in it.
  case recording(Recording)

  /// The words that are heard, where there are any.
  public var utterance: Utterance? {
    switch self {
    case .speech(let utterance): utterance
    case .recording(let recording): recording.words
    case .silence, .tones: nil
    }
  }
}

/// A stretch of sound in a file of the book.
public struct Recording: Hashable, Sendable {
  /// The path of the file within the book.
  public let resource: String
  /// The stretch, in milliseconds from the start of the file.
  public let milliseconds: Range<Int>
  /// The words that are heard in it; spoken by the voice where the file cannot be played.
  public let words: Utterance

  /// Makes a recording.
  public init(resource: String, milliseconds: Range<Int>, words: Utterance) {
    self.resource = resource
    self.milliseconds = milliseconds
    self.words = words
  }
}
