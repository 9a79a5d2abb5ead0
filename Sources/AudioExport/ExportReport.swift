public import Narration

/// What an export made.
public struct ExportReport: Hashable, Sendable {
  /// A chapter's files.
  public struct Chapter: Hashable, Sendable {
    /// The number in the book, from 1.
    public let number: Int
    /// The title.
    public let title: String
    /// The name of the sound file in the folder.
    public let file: String
    /// Its samples.
    public let samples: Int
  }

  /// The chapters, in order.
  public internal(set) var chapters: [Chapter] = []
  /// What was not spoken as it should be.
  public internal(set) var reports: [SpeechReport] = []

  /// The samples of all chapters.
  public var samples: Int { chapters.reduce(0) { $0 + $1.samples } }
}
