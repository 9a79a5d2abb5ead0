import ReadingContent
import TextBreaks

/// The rows of a screen as they are to be written, each no wider than the screen.
struct ScreenRows: Equatable {
  /// The rows, with the codes for bold and underlined text in them.
  private(set) var rows: [String] = []
  /// Where the cursor stands.
  private(set) var cursor = Cursor()

  struct Cursor: Equatable {
    var row = 0
    var column = 0
  }

  private let columns: Int
  private let height: Int
  /// The row of the page that stands on top, and the page.
  private var top = 0
  private var page: Int?

  /// The sign of the sentence stands in the margin, for eyes that do not see it underlined.
  private static let margin = 2
  private static let mark = "\u{1B}[1;4m"
  private static let plain = "\u{1B}[0m"

  init(size: TerminalSize) {
    columns = max(size.columns, Self.margin + 2)
    height = max(size.rows, 2)
  }

  /// The row of a page that stands on top; nothing where another page is shown.
  func top(page: Int) -> Int? {
    page == self.page ? top : nil
  }

  // MARK: - The page

  /// Adds a page: as much of it as fits, so that the sentence is seen, or of a longer one the word.
  ///
  /// - Parameters:
  ///   - view: What is shown.
  ///   - book: The book.
  ///   - oldTop: The row of the page that stood on top; it stays there while it can.
  mutating func add(_ view: PlayerView, of book: LaidOutBook, top oldTop: Int) {
    guard let shown = book.page(at: view.page) else { return }
    page = view.page
    let all = pageRows(shown, view, of: book)
    let visible = height - 1
    let marked = all.indices.filter { all[$0].marked != nil }
    let word = all.firstIndex { $0.hasWord } ?? 0
    var needed = (marked.first ?? word)...(marked.last ?? word)
    let isLong = needed.count > visible
    let isStart = needed.lowerBound == word
    if isLong { needed = word...word }
    let isSeen =
      needed.lowerBound >= oldTop && needed.upperBound < oldTop + visible && !(isLong && isStart)
    top = min(max(0, isSeen ? oldTop : needed.lowerBound), max(0, all.count - visible))
    let seen = all[top..<min(all.count, top + visible)]
    let first = seen.first { $0.marked != nil }
    let sign = first?.index ?? word
    rows = seen.map { row in
      row.text.isEmpty ? "" : (row.index == sign ? "> " : "  ") + row.text
    }
    cursor.row = sign - top
    cursor.column = min(first?.marked ?? Self.margin, columns - 1)
  }

  private struct Row {
    let index: Int
    var text = ""
    /// The column of the first cell of the sentence on it.
    var marked: Int?
    var hasWord = false
  }

  private func pageRows(_ page: Page, _ view: PlayerView, of book: LaidOutBook) -> [Row] {
    var all: [Row] = []
    var row = 0
    for stretch in stretches(of: page, book) {
      guard let first = stretch.first, let last = stretch.last else { continue }
      while row < Int(first.row) {
        all.append(Row(index: all.count))
        row += 1
      }
      row = Int(last.row) + 1
      let cells = cells(of: stretch, book)
      let indents = [first, stretch.dropFirst().first ?? first].map {
        min(Int($0.indent), max(0, columns - Self.margin - 10))
      }
      let parts = Cell.wrap(
        cells, columns: columns - Self.margin - (indents.max() ?? 0))
      let marked = markedBytes(from: first, to: last, view.sentence)
      let hasWord =
        BlockPosition(section: Int(last.section), block: Int(last.block), offset: Int(last.end))
        > view.word && first.position <= view.word
      for (number, part) in parts.enumerated() {
        var row = Row(index: all.count)
        let indent = number == 0 ? indents[0] : indents[1]
        row.text = String(repeating: " ", count: indent)
        Self.add(cells[part], marked: marked, to: &row, column: Self.margin + indent)
        let next = number + 1 < parts.count ? cells[parts[number + 1].lowerBound].offset : Int.max
        row.hasWord = hasWord && view.word.offset < next
        all.append(row)
      }
    }
    return all
  }

  /// The lines of a page, in stretches that are broken into rows together: each by itself, or on a
  /// screen that is narrower than the page, with those of its paragraph.
  private func stretches(of page: Page, _ book: LaidOutBook) -> [ArraySlice<Line>] {
    let lines = book.lines(of: page)
    let isNarrow = columns < book.layout.columns + Self.margin
    var stretches: [ArraySlice<Line>] = []
    var start = lines.startIndex
    for index in lines.indices
    where lines[index].endsBlock || !isNarrow || book.text(of: lines[index]).last?.isNewline ?? true
    {
      stretches.append(lines[start...index])
      start = index + 1
    }
    if start < lines.endIndex { stretches.append(lines[start...]) }
    return stretches
  }

  /// The characters of some lines of a block, at their bytes of the block.
  private func cells(of lines: ArraySlice<Line>, _ book: LaidOutBook) -> [Cell] {
    var cells: [Cell] = []
    for line in lines {
      let text = book.displayText(of: line)
      cells += Cell.cells(of: text, offset: Int(line.start))
      if line != lines.last, text.utf8.count < line.range.count {
        cells.append(Cell(text: " ", width: 1, offset: Int(line.start) + text.utf8.count))
      }
    }
    return cells
  }

  private static func add(
    _ cells: ArraySlice<Cell>, marked: Range<Int>, to row: inout Row, column: Int
  ) {
    var column = column
    var isMarked = false
    for cell in cells {
      if marked.contains(cell.offset) != isMarked {
        isMarked.toggle()
        row.text += isMarked ? mark : plain
        if isMarked, row.marked == nil { row.marked = column }
      }
      row.text += cell.text
      column += cell.width
    }
    if isMarked { row.text += plain }
  }

  /// The bytes of a block that belong to the sentence, of those on some lines.
  private func markedBytes(
    from first: Line, to last: Line, _ sentence: Range<BlockPosition>?
  ) -> Range<Int> {
    guard let sentence else { return 0..<0 }
    let start = first.position
    var end = start
    end.offset = Int(last.end)
    guard sentence.overlaps(start..<end) else { return 0..<0 }
    let lower = max(sentence.lowerBound, start).offset
    return lower..<max(lower, min(sentence.upperBound, end).offset)
  }

  // MARK: - Other rows

  /// The keys, as many at a time as a screen holds.
  static func helpParts(_ keys: KeyTable, size: TerminalSize) -> [[String]] {
    let columns = max(size.columns, margin + 2) - 1
    let width = keys.rows.reduce(0) { max($0, $1.names.count) } + 3
    let lines = keys.rows.flatMap { row -> [String] in
      guard columns >= width + 42 else {
        let cells = Cell.cells(of: "\(row.names): \(row.effect)")
        return Cell.wrap(cells, columns: columns).map { part in
          cells[part].reduce(into: "") { $0 += $1.text }
        }
      }
      let gap = String(repeating: " ", count: width - row.names.count - 1)
      return ["\(row.names):\(gap)\(row.effect)"]
    }
    let visible = max(size.rows, 2) - 1
    return stride(from: 0, to: lines.count, by: visible).map { start in
      Array(lines[start..<min(start + visible, lines.count)])
    }
  }

  /// Adds a part of the keys.
  mutating func add(help parts: [[String]], part: Int) {
    guard !parts.isEmpty else { return }
    rows = parts[min(part, parts.count - 1)]
    setStatus([part < parts.count - 1 ? "? for more keys." : "Any key goes back."])
  }

  /// Fills the screen up and puts on its last row as many of some texts as fit.
  mutating func setStatus(_ texts: [String]) {
    while rows.count < height - 1 { rows.append("") }
    // The last cell stays empty: some terminals scroll when it is filled.
    let room = columns - 1
    var status = ""
    for text in texts.map({ TerminalText.safe($0) }) where !text.isEmpty {
      let longer = status.isEmpty ? text : "\(status). \(text)"
      guard DisplayWidth.columns(of: longer) > room else {
        status = longer
        continue
      }
      let left = room - DisplayWidth.columns(of: status)
      // Less than a word or two of a title says nothing.
      if status.isEmpty || left >= 14 { status = Cell.cut(longer, columns: room) }
      break
    }
    rows.append(status)
  }

  // MARK: - Drawing

  /// Returns what is to be written so that a screen shows this; nothing when it does already.
  func changes(from old: ScreenRows?) -> String {
    guard old != self else { return "" }
    var output = ""
    var known = old?.rows ?? []
    if known.count != rows.count || old?.columns != columns {
      known = []
      output += "\(Self.plain)\u{1B}[2J"
    }
    for (index, row) in rows.enumerated()
    where known.isEmpty ? !row.isEmpty : known[index] != row {
      // Erased first: at the end of a full row, erasing would take its last character.
      output += "\u{1B}[\(index + 1);1H\u{1B}[K\(row)"
    }
    if output.isEmpty, old?.cursor == cursor { return "" }
    return output + "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H"
  }
}
