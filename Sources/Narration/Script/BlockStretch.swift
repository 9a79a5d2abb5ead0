import ReadingContent

/// A part of a block before and after which the voice stops: a cell of a row, a line of code.
struct BlockStretch {
  /// The bytes of the block's text.
  let range: Range<Int>
  /// The headers that are said before it.
  var headers: [String] = []
  /// What is said where it holds nothing.
  var blank: String?
  /// Whether it is a cell.
  var isCell = false

  /// Returns the stretches of a block.
  ///
  /// - Parameters:
  ///   - block: The block.
  ///   - text: Its text as it is read.
  ///   - blank: The word for a cell that holds nothing.
  ///   - repeatsHeaders: Whether the headers of a cell are said before it.
  /// - Returns: The stretches, in order.
  static func stretches(
    of block: Block, text: AttributedText, blank: String, repeatsHeaders: Bool
  ) -> [BlockStretch] {
    let whole = 0..<block.text.count
    switch block.kind {
    case .tableRow(let row):
      return cells(of: row, text, blank: blank, repeatsHeaders: repeatsHeaders)
    case .code, .verse:
      return block.text.string.utf8.split(separator: UInt8(ascii: "\n")).map { line in
        let utf8 = block.text.string.utf8
        return BlockStretch(
          range: utf8.distance(
            from: utf8.startIndex, to: line.startIndex)..<utf8.distance(
              from: utf8.startIndex, to: line.endIndex))
      }
    case .heading, .paragraph, .term, .caption, .thematicBreak:
      return whole.isEmpty ? [] : [BlockStretch(range: whole)]
    }
  }

  private static func cells(
    of row: TableRow, _ text: AttributedText, blank: String, repeatsHeaders: Bool
  ) -> [BlockStretch] {
    let whole = 0..<text.count
    let own = row.cells.filter(\.isHeader).map { words(of: $0, text) }
    var result: [BlockStretch] = []
    var start = 0
    for (index, cell) in row.cells.enumerated() {
      // What stands between two cells goes with the first, so that no character is left out.
      let next =
        index + 1 < row.cells.count ? row.cells[index + 1].range.lowerBound : whole.upperBound
      let end = max(start, min(next, whole.upperBound))
      var stretch = BlockStretch(range: start..<end, isCell: true)
      if !row.isHeader {
        stretch.blank = blank
        if repeatsHeaders, row.cells.count > 1 || cell.column > 0 {
          let content = words(of: cell, text)
          // The header of the row was heard at its start.
          stretch.headers =
            cell.headers.filter { !own.contains($0) && $0 != content }.withoutRepeats
        }
      }
      result.append(stretch)
      start = end
    }
    return result.isEmpty && !whole.isEmpty ? [BlockStretch(range: whole)] : result
  }

  private static func words(of cell: TableRow.Cell, _ text: AttributedText) -> String {
    text.slice(cell.range).string.split { $0.isWhitespace }.joined(separator: " ")
  }
}

extension [String] {
  /// The texts without blanks and without those that an earlier one equals.
  fileprivate var withoutRepeats: [String] {
    var result: [String] = []
    for text in self where text.hasWords && !result.contains(text) { result.append(text) }
    return result
  }
}
