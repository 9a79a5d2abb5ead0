/// How far an export is.
public struct ExportProgress: Hashable, Sendable {
  /// The chapter that is written, from 1.
  public let chapter: Int
  /// How many chapters are exported.
  public let chapters: Int
  /// The title of the chapter.
  public let title: String
  /// How much of the text is done, from 0 to 1.
  public let fraction: Double
  /// The samples that are written so far, in all chapters.
  public let samples: Int
}
