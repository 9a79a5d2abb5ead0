public import ReadingContent

extension LaidOutBook {
  /// All lines at once, for small books.
  public var allLines: [Line] { Array(lines) }
  /// All pages at once, for small books.
  public var allPages: [Page] { Array(pages) }
}
