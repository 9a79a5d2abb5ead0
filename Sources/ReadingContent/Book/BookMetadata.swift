/// What is known about a book as a whole (EPUB 3.3 §5.5 has the terms).
public struct BookMetadata: Hashable, Sendable {
  /// The title; the file's name where the book says none.
  public var title: String
  /// The authors, in the book's order.
  public var authors: [String]
  /// The language of the text where no run says otherwise; nothing where nobody said.
  public var language: LanguageTag?
  /// How it asks to be read.
  public var settings: ReadingSettings
  /// Further entries of the front matter, by their key, such as `publisher`.
  public var others: [String: String]

  /// Makes metadata.
  public init(
    title: String, authors: [String] = [], language: LanguageTag? = nil,
    settings: ReadingSettings = ReadingSettings(), others: [String: String] = [:]
  ) {
    self.title = title
    self.authors = authors
    self.language = language
    self.settings = settings
    self.others = others
  }
}
