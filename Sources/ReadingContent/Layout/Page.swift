/// A page of a laid-out book: the lines from one turn to the next.
public struct Page: Hashable, Sendable {
  /// The index of the page in the book, from 0; its number is one more.
  public let index: Int
  /// The index of the section it lies in; a section starts on a new page.
  public let section: Int
  /// The indices of its lines in the book.
  public let lines: Range<Int>

  /// Makes a page.
  public init(index: Int, section: Int, lines: Range<Int>) {
    self.index = index
    self.section = section
    self.lines = lines
  }
}
