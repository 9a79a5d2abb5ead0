import TextBreaks

/// A character as a terminal shows it.
struct Cell: Equatable {
  /// The character, without anything that a terminal would obey.
  let text: String
  /// The columns that it takes.
  let width: Int
  /// Where it starts, in UTF-8 bytes.
  let offset: Int

  /// More marks than these on one character are not sent to a terminal.
  private static let longest = 32

  /// Returns the characters of a text on one line, which starts at an offset.
  static func cells(of text: String, offset start: Int = 0) -> [Cell] {
    var cells: [Cell] = []
    var offset = start
    for character in text {
      var shown = TerminalText.safe(String(character))
      if shown.utf8.count > longest {
        shown = String(String.UnicodeScalarView(shown.unicodeScalars.prefix(longest / 2)))
      }
      cells.append(Cell(text: shown, width: DisplayWidth.columns(of: shown), offset: offset))
      offset += character.utf8.count
    }
    return cells
  }

  /// Returns the rows into which characters go, broken at spaces where there are any.
  ///
  /// Spaces at the end of a row hang over the edge and are left out; at least one row is returned.
  static func wrap(_ cells: [Cell], columns: Int) -> [Range<Int>] {
    var rows: [Range<Int>] = []
    var start = 0
    var width = 0
    /// Where the last word of the row starts, and the end of the text before it.
    var word = 0
    var end = 0
    for (index, cell) in cells.enumerated() {
      if cell.isSpace {
        width += cell.width
        continue
      }
      if index > 0, cells[index - 1].isSpace { word = index }
      while width + cell.width > columns, index > start {
        if word > start {
          rows.append(start..<end)
          start = word
        } else {
          rows.append(start..<index)
          start = index
        }
        width = cells[start..<index].reduce(0) { $0 + $1.width }
      }
      width += cell.width
      if index + 1 < cells.count, cells[index + 1].isSpace { end = index + 1 }
    }
    let last = cells.lastIndex { !$0.isSpace }.map { $0 + 1 } ?? start
    rows.append(start..<max(start, last))
    return rows
  }

  /// Returns as much of a text as fits, with an ellipsis where something is missing.
  static func cut(_ text: String, columns: Int) -> String {
    var result = ""
    var width = 0
    for cell in cells(of: text) {
      guard width + cell.width < columns else { return result + "…" }
      width += cell.width
      result += cell.text
    }
    return result
  }

  private var isSpace: Bool { text == " " }
}
