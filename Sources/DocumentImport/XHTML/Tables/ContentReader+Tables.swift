import ReadingContent
import XMLTree

/// Tables: a block for each row, its cells parted by bars.
extension ContentReader {
  mutating func startTable(_ frame: inout OpenElement, _ index: Int, _ types: ElementTypes) {
    let isInner = isInCell
    endPart()
    let model = isInner ? TableModel(inner: tree) : TableModel(tree, index, types: types)
    let isFlat = isInner || model.isLayout
    if !isFlat { tableCount += 1 }
    let table = Table(
      number: tableCount, rows: model.rows.count, columns: model.columns, caption: model.caption)
    // Of a table in a cell the outer one goes on: its cell is what parts become lines of.
    tables.append(
      OpenTable(
        model: model, isFlat: isFlat, table: table, cellStart: isInner ? textStart : nil))
    if !isFlat { frame.containers += enter(.table(table)) }
    frame.tablePart = .table
  }

  mutating func endTable() {
    endPart()
    guard let table = tables.popLast() else { return }
    if isInCell { breakLine() }
    moveFooters(table.footers)
  }

  /// Notes where a footer starts or ends.
  mutating func noteFooter(start: Int) {
    guard let last = tables.indices.last, !isInCell, start < blocks.count else { return }
    tables[last].footers.append(start..<blocks.count)
  }

  /// Puts the rows of footers behind those that follow them (HTML Living Standard §4.9.7).
  private mutating func moveFooters(_ footers: [Range<Int>]) {
    guard let first = footers.first?.lowerBound, let last = footers.last?.upperBound,
      last < blocks.count || footers.count > 1
    else { return }
    var rows: [Block] = []
    var moved: [Block] = []
    var next = 0
    for index in first..<blocks.count {
      while next < footers.count, footers[next].upperBound <= index { next += 1 }
      if next < footers.count, footers[next].contains(index) {
        moved.append(blocks[index])
      } else {
        rows.append(blocks[index])
      }
    }
    blocks.replaceSubrange(first..., with: rows + moved)
  }

  mutating func startRow(_ frame: inout OpenElement) {
    guard let last = tables.indices.last, !tables[last].isFlat, !isInCell else {
      endPart()
      frame.isBlock = true
      return
    }
    endBlock()
    tables[last].row = frame.node
    tables[last].cells = []
    frame.tablePart = .row
  }

  mutating func endRow() {
    guard let last = tables.indices.last, let node = tables[last].row else { return }
    tables[last].row = nil
    space = nil
    breaks = 0
    let row = tables[last].model.rows[node]
    let cells = tables[last].cells
    let isTight = tables[last].hasRows
    textStart = 0
    let count = blocks.count
    emit(
      .tableRow(TableRow(cells: cells, isHeader: row?.isHeader ?? false, index: row?.index ?? 0)),
      isTight: isTight)
    if blocks.count > count { tables[last].hasRows = true }
  }

  mutating func startCell(_ frame: inout OpenElement) {
    guard let last = tables.indices.last, tables[last].row != nil, !isInCell else {
      endPart()
      frame.isBlock = true
      return
    }
    space = nil
    breaks = 0
    if !tables[last].cells.isEmpty {
      builder.append(Array(" | ".utf8), style: builder.styles.style(.silent(.tableRule)))
    }
    textStart = builder.count
    tables[last].cell = frame.node
    tables[last].cellStart = builder.count
    frame.tablePart = .cell
  }

  mutating func endCell() {
    guard let last = tables.indices.last, let start = tables[last].cellStart else { return }
    space = nil
    breaks = 0
    while builder.count > start,
      builder.bytes.last == .space || builder.bytes.last == .lineFeed
    {
      builder.removeTrailingSpace()
    }
    let cell = tables[last].cell.flatMap { tables[last].model.cells[$0] }
    tables[last].cells.append(
      TableRow.Cell(
        range: min(start, builder.count)..<builder.count, column: cell?.column ?? 0,
        span: cell?.width ?? 1, headers: cell?.headers ?? [], isHeader: cell?.isHeader ?? false))
    tables[last].cell = nil
    tables[last].cellStart = nil
    textStart = builder.count
  }
}
