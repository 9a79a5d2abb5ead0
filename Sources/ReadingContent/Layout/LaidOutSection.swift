/// The lines and pages of one section, with their numbers in the book.
struct LaidOutSection: Sendable {
  /// The index in the book of the first line.
  let firstLine: Int
  /// The index in the book of the first page.
  let firstPage: Int
  let lines: [Line]
  let pages: [Page]

  /// The line with an index in the book.
  func line(_ index: Int) -> Line? {
    lines.indices.contains(index - firstLine) ? lines[index - firstLine] : nil
  }

  /// The page with an index in the book.
  func page(_ index: Int) -> Page? {
    pages.indices.contains(index - firstPage) ? pages[index - firstPage] : nil
  }

  /// The lines with indices in the book.
  func lines(_ indices: Range<Int>) -> ArraySlice<Line> {
    lines[
      (indices.lowerBound - firstLine..<indices.upperBound - firstLine).clamped(to: lines.indices)]
  }
}
