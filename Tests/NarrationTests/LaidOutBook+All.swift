import ReadingContent

extension LaidOutBook {
  /// All lines and pages at once, for small books.
  var allLines: [Line] { Array(lines) }
  var allPages: [Page] { Array(pages) }
}
