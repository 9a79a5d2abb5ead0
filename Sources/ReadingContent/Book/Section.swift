/// A chapter of a book: what its contents list names, and what an export makes one file of.
public struct Section: Hashable, Sendable {
  /// The title as it stands in the text or the contents list; empty where there is none.
  public var title: String
  /// The depth in the contents list, from 1.
  public var level: Int
  /// The language of the section; nothing where it is the book's.
  public var language: LanguageTag?
  /// The paragraphs, headings and other parts, in reading order.
  public var blocks: [Block]

  /// Makes a section.
  public init(title: String, level: Int = 1, language: LanguageTag? = nil, blocks: [Block] = []) {
    self.title = title
    self.level = level
    self.language = language
    self.blocks = blocks
  }
}
