/// How a book is cut into lines and pages.
public struct Layout: Hashable, Sendable {
  /// The width of a line in columns; a wide character takes two.
  public let columns: Int
  /// The height of a page in rows, those between paragraphs included.
  public let rows: Int

  /// Makes a layout; at least 20 columns and 5 rows, at most 1,000 of each.
  public init(columns: Int = 72, rows: Int = 24) {
    self.columns = min(max(columns, 20), 1_000)
    self.rows = min(max(rows, 5), 1_000)
  }
}
