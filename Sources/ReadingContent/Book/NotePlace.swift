/// Where a note stands in a book.
public struct NotePlace: Hashable, Sendable {
  /// The index of the section.
  public var section: Int
  /// The indices of its blocks in the section.
  public var blocks: Range<Int>

  /// Makes a place.
  public init(section: Int, blocks: Range<Int>) {
    self.section = section
    self.blocks = blocks
  }
}
