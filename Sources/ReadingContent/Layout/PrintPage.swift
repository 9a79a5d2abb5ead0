/// The start of a page of the printed edition.
public struct PrintPage: Hashable, Sendable {
  /// What the page is called there, such as "xii".
  public let label: String
  /// Where it starts in the book.
  public let position: BlockPosition

  /// Makes a start.
  public init(label: String, position: BlockPosition) {
    self.label = label
    self.position = position
  }
}
