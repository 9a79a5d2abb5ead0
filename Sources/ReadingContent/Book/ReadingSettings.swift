/// How a book asks to be read and laid out; what a listener asks for goes before it.
public struct ReadingSettings: Hashable, Sendable {
  /// The name of the voice.
  public var voice: String?
  /// The speed in words a minute, as the book has it: any number.
  public var rate: Int?
  /// Its lexicons of pronunciations, the first going before the others.
  public var lexicons: [LexiconSource]
  /// The rows of a page.
  public var pageLines: Int?
  /// The columns of a line.
  public var pageColumns: Int?

  /// Makes settings.
  public init(
    voice: String? = nil, rate: Int? = nil, lexicons: [LexiconSource] = [], pageLines: Int? = nil,
    pageColumns: Int? = nil
  ) {
    self.voice = voice
    self.rate = rate
    self.lexicons = lexicons
    self.pageLines = pageLines
    self.pageColumns = pageColumns
  }
}
