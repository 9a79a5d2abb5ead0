import ReadingContent

/// A table whose rows are read one by one; what its cells and blocks are told of the whole is
/// entered at its end.
struct OpenRows {
  /// A cell as its row has it.
  struct Cell {
    var range: Range<Int>
    var width = 1
    var height = 1
    var isHeader = false
    var scope = ""
    var id = ""
    /// The names of its headers, where the author gave them.
    var headers: [Substring]?
  }

  /// Tells the tables of a text apart, from 1.
  let number: Int
  /// The index of the first block, in the text or in the notes.
  let first: Int
  let isInNote: Bool
  var caption = ""
  /// The number of the group of rows that is read, such as a head or a body.
  var group = 0
  var columnGroups: [Range<Int>] = []
  private(set) var rows = 0

  private var cells: [TableModel.Cell] = []
  private var names: [(id: String, headers: [Substring]?)] = []
  /// For each cell the index of its block and its place in the row.
  private var places: [(block: Int, cell: Int)] = []
  /// The row after the last that a cell takes, for each column.
  private var taken: [Int] = []

  /// The most columns that are followed.
  private static let mostColumns = 1_000
  private static let mostHeaders = 8

  init(number: Int, first: Int, isInNote: Bool) {
    self.number = number
    self.first = first
    self.isInNote = isInNote
  }

  /// Finds the columns of a row's cells.
  ///
  /// - Returns: The cells as the block of the row has them, and the index of the row.
  mutating func add(_ row: [Cell], block: Int) -> TableRow {
    var result: [TableRow.Cell] = []
    var column = 0
    for cell in row {
      while column < taken.count, taken[column] > rows { column += 1 }
      let width = max(1, min(cell.width, Self.mostColumns - column))
      var added = TableModel.Cell(
        node: cells.count, row: rows, column: column, width: width, height: max(1, cell.height),
        isHeader: cell.isHeader, scope: cell.scope, group: group)
      added.isEmpty = cell.range.isEmpty
      cells.append(added)
      names.append((cell.id, cell.headers))
      places.append((block, result.count))
      // What lies beyond the last column that is followed has no headers of its own.
      let end = min(column + width, Self.mostColumns)
      while taken.count < end { taken.append(0) }
      if column < end { for index in column..<end { taken[index] = rows + cell.height } }
      result.append(
        TableRow.Cell(
          range: cell.range, column: column, span: width, isHeader: cell.isHeader))
      column += width
    }
    let isHeader = !row.isEmpty && row.allSatisfy { $0.isHeader || $0.range.isEmpty }
    defer { rows += 1 }
    return TableRow(cells: result, isHeader: isHeader, index: rows)
  }

  /// Ends a group of rows: no cell reaches beyond it.
  mutating func endGroup() {
    group += 1
    for index in taken.indices { taken[index] = min(taken[index], rows) }
    for index in cells.indices.reversed() {
      guard cells[index].group == group - 1 else { break }
      cells[index].height = min(cells[index].height, max(1, rows - cells[index].row))
    }
  }

  /// Enters the size of the table and the headers of its cells.
  mutating func finish(_ blocks: inout [Block]) {
    endGroup()
    let table = Table(number: number, rows: rows, columns: taken.count, caption: caption)
    for index in first..<max(first, blocks.count) { blocks[index].enter(table) }
    guard cells.contains(where: \.isHeader) || names.contains(where: { $0.headers != nil }) else {
      return
    }
    classify()
    var finder = TableHeaders(columnGroups: columnGroups, most: Self.mostHeaders)
    var byID: [Substring: Int] = [:]
    for (index, name) in names.enumerated() where !name.id.isEmpty { byID[name.id[...]] = index }
    for index in cells.indices {
      let found = finder.headers(of: index, in: cells)
      let headers = names[index].headers?.prefix(16).compactMap { byID[$0] } ?? found
      var texts: [String] = []
      for header in headers where header != index {
        let words = words(of: header, in: blocks)
        if !words.isEmpty, !texts.contains(words) { texts.append(words) }
      }
      let place = places[index]
      guard !texts.isEmpty, blocks.indices.contains(place.block),
        case .tableRow(var row) = blocks[place.block].kind, row.cells.indices.contains(place.cell)
      else { continue }
      row.cells[place.cell].headers = texts
      blocks[place.block].kind = .tableRow(row)
    }
  }

  private func words(of cell: Int, in blocks: [Block]) -> String {
    let place = places[cell]
    guard blocks.indices.contains(place.block), case .tableRow(let row) = blocks[place.block].kind,
      row.cells.indices.contains(place.cell)
    else { return "" }
    return blocks[place.block].text.slice(row.cells[place.cell].range).title
  }

  /// Finds out which header cells are for columns and which for rows (HTML Living Standard
  /// §4.9.12.2).
  private mutating func classify() {
    var dataRows: Set<Int> = []
    for cell in cells where !cell.isHeader && !cell.isEmpty {
      for row in cell.row..<cell.row + min(cell.height, 64) { dataRows.insert(row) }
    }
    for index in cells.indices where cells[index].isHeader {
      let cell = cells[index]
      let isForRow =
        switch cell.scope {
        case "col", "colgroup": false
        case "row", "rowgroup": true
        default: (cell.row..<cell.row + min(cell.height, 64)).contains { dataRows.contains($0) }
        }
      cells[index].isRowHeader = isForRow
      cells[index].isColumnHeader = !isForRow
    }
  }
}

extension Block {
  /// Enters what is known of the table that the block stands in.
  fileprivate mutating func enter(_ table: Table) {
    let index = containers.lastIndex {
      if case .table(let other) = $0 { other.number == table.number } else { false }
    }
    if let index { containers[index] = .table(table) }
  }
}
