/// A table that is drawn with hyphens, bars and spaces, as pandoc reads it and cmark does not.
struct WrittenTable {
  /// A cell: lines of the source that are its text.
  struct Cell {
    /// A part of a line, and whether a line end comes before it, not a space.
    struct Piece {
      var range: Range<Int>
      var startsLine = false
    }
    var pieces: [Piece] = []
    var column: Int
    var width = 1
    var height = 1
    /// The bullets of items in it.
    var markers: [Range<Int>] = []
  }

  /// The lines of the source.
  var lines: ClosedRange<Int>
  /// The bytes before the table on its lines, which belong to quotations and items around it.
  var prefixes: [Range<Int>]
  var rows: [[Cell]]
  /// How many of the rows are headers.
  var headers: Int
  var columns: Int

  /// The most cells that a row has.
  var mostCells: Int { rows.map(\.count).max() ?? 0 }

  /// Whether it can be given to cmark as a table of its own kind, on as many lines.
  var fits: Bool {
    !rows.isEmpty && mostCells > 0 && rows.count + (headers == 0 ? 2 : 1) <= lines.count
  }

  /// Returns the table as one of GitHub's, a line for each row, on as many lines as it has.
  ///
  /// - Parameters:
  ///   - bytes: The source.
  ///   - endOfLine: Gives the end of a line.
  /// - Returns: The lines, without the end of the last one.
  func table(of bytes: [UInt8], endOfLine: (Int) -> Range<Int>) -> [UInt8] {
    let count = mostCells
    var written = rows.map { row in
      row.map { text(of: $0, in: bytes) }
        + [[UInt8]](repeating: [], count: count - row.count)
    }
    if headers == 0 { written.insert([[UInt8]](repeating: [], count: count), at: 0) }
    var result: [UInt8] = []
    var line = 0
    func add(_ cells: [[UInt8]]?) {
      if line > 0 { result += bytes[endOfLine(lines.lowerBound + line - 1)] }
      result += bytes[prefixes[line]]
      for cell in cells ?? [] {
        result += [.bar] + cell
        // A backslash at its end is no escape of the bar that follows.
        if cell.last == .backslash { result.append(.space) }
      }
      if cells != nil { result.append(.bar) }
      line += 1
    }
    for (index, row) in written.enumerated() {
      add(row)
      if index == 0 { add([[UInt8]](repeating: [UInt8(ascii: "-")], count: count)) }
    }
    while line < lines.count { add(nil) }
    return result
  }

  /// Returns a cell's text on one line, with another sign for bars.
  func text(of cell: Cell, in bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for (index, piece) in cell.pieces.enumerated() {
      if index > 0 { result.append(.space) }
      result += bytes[piece.range].map { $0 == .bar || $0 == 0 ? .closeBrace : $0 }
    }
    return result
  }
}
