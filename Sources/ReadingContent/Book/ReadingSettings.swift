/// How a book asks to be read and laid out; what a listener asks for goes before it.
public struct ReadingSettings: Hashable, Sendable {
  /// The name of the voice.
  public var voice: String?
  /// The speed in words a minute, as the book has it: any number.
  public var rate: Int?
  /// The rows of a page.
  public var pageLines: Int?
  /// The columns of a line.
  public var pageColumns: Int?

  /// Makes settings.
  public init(
    voice: String? = nil, rate: Int? = nil, pageLines: Int? = nil, pageColumns: Int? = nil
  ) {
    self.voice = voice
    self.rate = rate
    self.pageLines = pageLines
    self.pageColumns = pageColumns
  }
}
