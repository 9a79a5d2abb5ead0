/// A lexicon of pronunciations that a book brings or names.
public struct LexiconSource: Hashable, Sendable {
  /// The path of the file; inside an archive, the archive's path and the one within.
  public var path: String
  /// The content, where it stands in an archive; nothing for a file of its own.
  public var text: String?

  /// Makes a source.
  public init(path: String, text: String? = nil) {
    self.path = path
    self.text = text
  }
}
