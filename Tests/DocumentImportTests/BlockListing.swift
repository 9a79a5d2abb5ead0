import ReadingContent

/// Lists blocks in words that people can read and compare.
///
/// A line says what a block is and what it stands in; under it stand its texts, each with what is
/// asked for it and its place in the file, the cells of a row, and the marks.
enum BlockListing {
  /// Returns the list, its lines ended, and at its end what was wrong.
  ///
  /// - Parameters:
  ///   - blocks: The blocks.
  ///   - warnings: What was wrong.
  ///   - place: Gives the line and column of a byte of the resource, as `12:3`.
  /// - Returns: The list.
  static func list(
    _ blocks: [Block], warnings: [BookWarning] = [], place: (Int) -> String
  ) -> String {
    var lines: [String] = []
    for (index, block) in blocks.enumerated() {
      if index > 0 { lines.append("") }
      lines.append(head(of: block))
      for run in block.text.allRuns {
        let part = block.text.slice(run.range)
        let origin = part.source.pieces.first.map { place(Int($0.sourceStart)) } ?? "-"
        let asks = run.attributes.listing
        lines.append(
          "  \(shown(part.string))" + (asks == "plain" ? "" : " | \(asks)") + " | \(origin)")
      }
      if case .tableRow(let row) = block.kind { lines += row.cells.map { cell($0, block) } }
      lines += block.marks.map { mark($0, block) }
    }
    if !warnings.isEmpty { lines.append("") }
    for warning in warnings {
      lines.append("warning \(warning.line ?? 0):\(warning.column ?? 0) \(warning.message)")
    }
    return lines.map { "\($0)\n" }.joined()
  }

  private static func head(of block: Block) -> String {
    var head: String
    switch block.kind {
    case .heading(let level): head = "heading \(level)"
    case .paragraph: head = "paragraph"
    case .code(let language): head = "code" + (language.map { " (\($0))" } ?? "")
    case .verse: head = "verse"
    case .tableRow(let row): head = (row.isHeader ? "header row" : "row") + " \(row.index + 1)"
    case .term: head = "term"
    case .caption: head = "caption"
    case .thematicBreak: head = "break"
    }
    if block.isTight { head += ", tight" }
    for container in block.containers.reversed() { head += " < \(name(of: container))" }
    return head
  }

  private static func name(of container: Block.Container) -> String {
    switch container {
    case .quotation: "quotation"
    case .listItem(let index, let number):
      "item \(index)" + (number.map { " (\($0))" } ?? "")
    case .definition: "definition"
    case .table(let table):
      "table \(table.number) (\(table.rows) rows, \(table.columns) columns)"
        + (table.caption.isEmpty ? "" : " \(shown(table.caption))")
    case .figure: "figure"
    case .aside: "aside"
    case .note(let id): "note \(id)"
    case .verse: "verse"
    }
  }

  private static func cell(_ cell: TableRow.Cell, _ block: Block) -> String {
    var line = "  - column \(cell.column + 1)"
    if cell.span > 1 { line += " to \(cell.column + cell.span)" }
    line += ": \(shown(block.text.slice(cell.range).string))"
    if cell.isHeader { line += ", header" }
    return line + (cell.headers.isEmpty ? "" : ", under " + cell.headers.map(shown).joined(separator: ", "))
  }

  private static func mark(_ mark: Mark, _ block: Block) -> String {
    let text = mark.range.isEmpty ? "at \(mark.range.lowerBound)" : shown(block.text.slice(mark.range).string)
    return switch mark.kind {
    case .anchor(let name): "  * anchor \(name) \(text)"
    case .printPage(let label): "  * page \(label) \(text)"
    case .noteReference(let id): "  * to note \(id) \(text)"
    case .recording(let resource, let milliseconds): "  * sound \(resource) \(milliseconds) \(text)"
    }
  }

  private static func shown(_ text: String) -> String {
    "“\(text.replacing("\n", with: "⏎"))”"
  }
}
