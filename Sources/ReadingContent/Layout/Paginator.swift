/// Places lines on pages, section after section.
struct Paginator {
  /// A line that waits for its place.
  struct Waiting {
    let block: Int
    let piece: LineCutter.Piece
    let indent: Int
    /// The empty rows above it, unless it stands at the top of a page.
    let gap: Int
    let endsBlock: Bool
    let isHeading: Bool
  }

  /// The height of a page.
  let rows: Int
  private(set) var lines: [Line] = []
  private(set) var pages: [Page] = []

  init(rows: Int) {
    self.rows = rows
  }

  /// Places the lines of a section, which starts on a new page.
  ///
  /// A page break moves a heading at the foot of the page, with those above it, to the next; it
  /// stays where nothing else stands on the page.
  mutating func add(section: Int, _ waiting: [Waiting]) {
    var first = 0
    var index = 0
    var nextRow = 0
    while index < waiting.count {
      let row = index == first ? 0 : nextRow + min(waiting[index].gap, rows)
      if row < rows {
        nextRow = row + 1
        index += 1
        continue
      }
      var end = index
      while end > first, waiting[end - 1].isHeading { end -= 1 }
      if end == first { end = index }
      addPage(section: section, waiting[first..<end])
      first = end
      index = end
    }
    if first < waiting.count { addPage(section: section, waiting[first...]) }
  }

  private mutating func addPage(section: Int, _ waiting: ArraySlice<Waiting>) {
    let start = lines.count
    var row = 0
    for (index, line) in zip(waiting.indices, waiting) {
      if index > waiting.startIndex { row += 1 + min(line.gap, rows) }
      lines.append(
        Line(
          section: Int32(clamping: section), block: Int32(clamping: line.block),
          start: Int32(clamping: line.piece.start), end: Int32(clamping: line.piece.end),
          page: Int32(clamping: pages.count), row: Int16(clamping: row),
          indent: Int16(clamping: line.indent), width: Int16(clamping: line.piece.width),
          endsBlock: line.endsBlock))
    }
    pages.append(Page(index: pages.count, section: section, lines: start..<lines.count))
  }
}
