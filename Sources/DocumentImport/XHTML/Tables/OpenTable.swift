import ReadingContent

/// A table that is open, and the row of it that is read.
struct OpenTable {
  let model: TableModel
  /// Whether its cells are read as paragraphs, or as lines of the cell around.
  let isFlat: Bool
  let table: Table
  var cells: [TableRow.Cell] = []
  var hasRows = false
  /// The blocks of its footers, which come last wherever they stand.
  var footers: [Range<Int>] = []
  /// The index of the row in the tree.
  var row: Int?
  /// The index of the cell in the tree, and where its text starts.
  var cell: Int?
  var cellStart: Int?
}
