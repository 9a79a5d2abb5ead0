/// A table, as each of its rows stands in one.
public struct Table: Hashable, Sendable {
  /// Tells the tables of a section apart, from 1.
  public var number: Int
  /// The rows, those of the header included.
  public var rows: Int
  /// The columns.
  public var columns: Int
  /// The words over the table; empty where it has none.
  public var caption: String

  /// Makes a table.
  public init(number: Int, rows: Int, columns: Int, caption: String = "") {
    self.number = number
    self.rows = rows
    self.columns = columns
    self.caption = caption
  }
}
