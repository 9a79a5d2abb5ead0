import TextBreaks

/// Columns of text beneath each other, by the width that a terminal shows.
enum TextTable {
  /// A cell that is wider shifts its own row alone.
  private static let widest = 32

  /// Returns the rows of columns, two spaces apart, nothing after the last word of a row.
  ///
  /// - Parameter columns: The cells of each column from the top; a short column ends in empty ones.
  /// - Returns: A line for each row, without its end.
  static func lines(_ columns: [[String]]) -> [String] {
    let widths = columns.map {
      $0.map { DisplayWidth.columns(of: $0) }.filter { $0 <= widest }.max() ?? 0
    }
    let rows = columns.map(\.count).max() ?? 0
    return (0..<rows).map { row in
      var line = ""
      var gap = 0
      for (column, width) in zip(columns, widths) {
        let cell = row < column.count ? column[row] : ""
        if !cell.isEmpty {
          line += String(repeating: " ", count: gap) + cell
          gap = 0
        }
        gap += max(0, width - (cell.isEmpty ? 0 : DisplayWidth.columns(of: cell))) + 2
      }
      return line
    }
  }
}
