/// A row of a table, as stretches of a block's text.
public struct TableRow: Hashable, Sendable {
  /// A cell.
  public struct Cell: Hashable, Sendable {
    /// The UTF-8 bytes of the block's text.
    public var range: Range<Int>
    /// The first column that it takes, from 0.
    public var column: Int
    /// How many columns it takes.
    public var span: Int
    /// The texts of the header cells that hold for it: those of the columns, outermost first, then
    /// those of the rows.
    public var headers: [String]
    /// Whether it is itself a header.
    public var isHeader: Bool

    /// Makes a cell.
    public init(
      range: Range<Int>, column: Int, span: Int = 1, headers: [String] = [], isHeader: Bool = false
    ) {
      self.range = range
      self.column = column
      self.span = span
      self.headers = headers
      self.isHeader = isHeader
    }
  }

  /// The cells that start in this row, in the order of the columns.
  public var cells: [Cell]
  /// Whether all of them are headers of columns.
  public var isHeader: Bool
  /// The place of the row in its table, from 0.
  public var index: Int

  /// Makes a row.
  public init(cells: [Cell], isHeader: Bool = false, index: Int = 0) {
    self.cells = cells
    self.isHeader = isHeader
    self.index = index
  }
}
