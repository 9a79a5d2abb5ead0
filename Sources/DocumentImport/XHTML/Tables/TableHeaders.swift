/// Finds the header cells that hold for each cell, going through the cells in their order.
///
/// Of several header cells over one another the nearest block holds, and those of farther blocks
/// only where they are of another extent (HTML Living Standard §4.9.12.2, the internal algorithm).
struct TableHeaders {
  /// A header that holds for what follows in its column or row.
  private struct Holding {
    let cell: Int
    let start: Int
    let length: Int
    /// Headers without data between them are one block.
    let block: Int
  }

  /// What a column has so far.
  private struct Column {
    var headers: [Holding] = []
    var block = 0
    /// The last row in which the column had a header of its own.
    var endsWithHeader = false
  }

  private let columnGroups: [Range<Int>]
  private let most: Int
  private var columns: [Column] = []
  private var row = -1
  private var rowHeaders: [Holding] = []
  private var rowBlock = 0
  private var rowEndsWithHeader = false
  /// Row headers that reach into further rows.
  private var tall: [(cell: Int, column: Int, end: Int)] = []
  /// Headers of the row group, with its number.
  private var groupHeaders: [(cell: Int, group: Int, column: Int)] = []

  init(columnGroups: [Range<Int>], most: Int) {
    self.columnGroups = columnGroups
    self.most = most
  }

  /// Returns the headers of a cell: of its columns, its row group and its row, outermost first.
  mutating func headers(of index: Int, in cells: [TableModel.Cell]) -> [Int] {
    let cell = cells[index]
    if cell.row != row { startRow(cell.row) }
    takeTall(before: cell.column, in: cells)
    var found: [Int] = []
    let span = cell.column..<cell.column + cell.width
    while columns.count < span.upperBound { columns.append(Column()) }
    let followsHeader = span.allSatisfy { columns[$0].endsWithHeader }
    for column in span {
      for header in columns[column].headers where !found.contains(header.cell) {
        // A header over several columns is under those alone that are over all of them, and
        // stands in for one of the same extent above it.
        let isOver =
          header.start <= span.lowerBound && header.start + header.length >= span.upperBound
        let isReplaced =
          !followsHeader && header.start == cell.column
          && header.length == cell.width
        if cell.isHeader, !isOver || isReplaced { continue }
        if found.count < most { found.append(header.cell) }
      }
    }
    found.sort { cells[$0].row < cells[$1].row }
    for header in groupHeaders
    where header.group == cell.group && header.column <= cell.column && header.cell != index
      && found.count < 2 * most
    {
      found.append(header.cell)
    }
    if !(cell.isHeader && cell.isColumnHeader) {
      found += rowHeaders.map(\.cell).filter { $0 != index && !found.contains($0) }
    }
    enter(index, cell, in: cells)
    return found
  }

  private mutating func startRow(_ row: Int) {
    self.row = row
    rowHeaders = []
    rowBlock = 0
    rowEndsWithHeader = false
    tall.removeAll { $0.end <= row }
  }

  /// Enters headers of rows above that reach into this one.
  private mutating func takeTall(before column: Int, in cells: [TableModel.Cell]) {
    for header in tall
    where header.column < column && cells[header.cell].row < row
      && !rowHeaders.contains(where: { $0.cell == header.cell })
    {
      addRowHeader(header.cell, cells[header.cell])
    }
  }

  private mutating func addRowHeader(_ index: Int, _ cell: TableModel.Cell) {
    if !rowEndsWithHeader {
      rowBlock += 1
      rowEndsWithHeader = true
    }
    let block = rowBlock
    rowHeaders.removeAll {
      $0.block != block && $0.start == cell.row && $0.length == cell.height
    }
    guard rowHeaders.count < most else { return }
    rowHeaders.append(
      Holding(cell: index, start: cell.row, length: cell.height, block: block))
  }

  /// Makes a cell count for those that follow.
  private mutating func enter(_ index: Int, _ cell: TableModel.Cell, in cells: [TableModel.Cell]) {
    if cell.isRowHeader, !cell.isEmpty {
      // A header that says how many rows it is for holds for these.
      if cell.scope == "rowgroup", cell.height == 1 {
        groupHeaders.removeAll { $0.group != cell.group || $0.column == cell.column }
        groupHeaders.append((index, cell.group, cell.column))
        if groupHeaders.count > 64 { groupHeaders.removeFirst() }
      } else {
        addRowHeader(index, cell)
        if cell.height > 1 { tall.append((index, cell.column, cell.row + cell.height)) }
      }
    } else if !cell.isHeader {
      rowEndsWithHeader = false
    }
    var span = cell.column..<cell.column + cell.width
    if cell.isColumnHeader, cell.scope == "colgroup",
      let group = columnGroups.first(where: { $0.contains(cell.column) })
    {
      span = min(span.lowerBound, group.lowerBound)..<max(span.upperBound, group.upperBound)
    }
    while columns.count < span.upperBound { columns.append(Column()) }
    for column in span {
      if cell.isColumnHeader, !cell.isEmpty {
        if !columns[column].endsWithHeader {
          columns[column].block += 1
          columns[column].endsWithHeader = true
        }
        let block = columns[column].block
        columns[column].headers.removeAll {
          $0.block != block && $0.start == cell.column && $0.length == cell.width
        }
        guard columns[column].headers.count < most else { continue }
        columns[column].headers.append(
          Holding(cell: index, start: cell.column, length: cell.width, block: block))
      } else if !cell.isHeader {
        columns[column].endsWithHeader = false
      }
    }
  }
}
