/// How many lines and pages a section has, and which printed pages start in it.
public struct SectionExtent: Hashable, Sendable, Codable {
  /// A printed page that starts in the section.
  public struct Start: Hashable, Sendable, Codable {
    /// What the page is called.
    public let label: String
    /// The index of the block.
    public let block: Int
    /// The offset in the block's text, in UTF-8 bytes.
    public let offset: Int

    /// Makes a start.
    public init(label: String, block: Int, offset: Int) {
      self.label = label
      self.block = block
      self.offset = offset
    }
  }

  /// The number of lines.
  public let lines: Int
  /// The number of pages.
  public let pages: Int
  /// The printed pages, in the order of the text.
  public let starts: [Start]

  /// Makes an extent.
  public init(lines: Int, pages: Int, starts: [Start] = []) {
    self.lines = lines
    self.pages = pages
    self.starts = starts
  }
}
