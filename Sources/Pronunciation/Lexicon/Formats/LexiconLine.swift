/// A line of a lexicon in columns.
struct LexiconLine {
  /// A column: its text without spaces around it, and where that starts.
  struct Cell {
    var text: Substring
    /// From 1, in Unicode scalars.
    var column: Int
  }

  /// The line from 1.
  let number: Int
  /// The columns; at least one.
  let cells: [Cell]

  /// Cuts a line at its tabs.
  init(_ line: Substring, number: Int) {
    self.number = number
    var cells: [Cell] = []
    var column = 1
    for part in line.utf8.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false) {
      let part = Substring(part)
      cells.append(Self.trimmed(Cell(text: part, column: column)))
      column += part.unicodeScalars.count + 1
    }
    self.cells = cells
  }

  /// A cell without the spaces around it.
  static func trimmed(_ cell: Cell) -> Cell {
    var scalars = cell.text.unicodeScalars
    var column = cell.column
    while let first = scalars.first, first.properties.isWhitespace {
      scalars.removeFirst()
      column += 1
    }
    while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
    return Cell(text: Substring(scalars), column: column)
  }
}
