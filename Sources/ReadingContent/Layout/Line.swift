/// A numbered line of a laid-out book.
///
/// The text of a line is the part of its block's text that ``range`` covers, the spaces at its end
/// included; the last line of a block ends with what separates it from the next.
public struct Line: Hashable, Sendable {
  /// The index of the section.
  public let section: Int32
  /// The index of the block in its section.
  public let block: Int32
  /// Where the line starts in the block's text, in UTF-8 bytes.
  public let start: Int32
  /// Where it ends there.
  public let end: Int32
  /// The index of the page.
  public let page: Int32
  /// The row of the page, from 0.
  public let row: Int16
  /// The column in which the text starts.
  public let indent: Int16
  /// The columns that the text takes, without spaces at its end.
  public let width: Int16
  /// Whether it is the last line of its block.
  public let endsBlock: Bool

  /// The part of the block's text, in UTF-8 bytes.
  public var range: Range<Int> { Int(start)..<Int(end) }
  /// Where the line starts in the book.
  public var position: BlockPosition {
    BlockPosition(section: Int(section), block: Int(block), offset: Int(start))
  }
}
