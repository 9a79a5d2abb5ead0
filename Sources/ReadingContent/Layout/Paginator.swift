/// Places the lines of a section on pages.
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
  let section: Int
  /// The indices in the book of the section's first line and page.
  let firstLine: Int
  let firstPage: Int
  private(set) var lines: [Line] = []
  private(set) var pages: [Page] = []

  init(rows: Int, section: Int, firstLine: Int, firstPage: Int) {
    self.rows = rows
    self.section = section
    self.firstLine = firstLine
    self.firstPage = firstPage
  }

  /// Places the lines of the section, which starts on a new page.
  ///
  /// A page break moves a heading at the foot of the page, with those above it, to the next; it
  /// stays where nothing else stands on the page.
  mutating func place(_ waiting: [Waiting]) {
    lines.reserveCapacity(waiting.count)
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
      addPage(waiting[first..<end])
      first = end
      index = end
    }
    if first < waiting.count { addPage(waiting[first...]) }
  }

  private mutating func addPage(_ waiting: ArraySlice<Waiting>) {
    let start = firstLine + lines.count
    let page = firstPage + pages.count
    var row = 0
    for (index, line) in zip(waiting.indices, waiting) {
      if index > waiting.startIndex { row += 1 + min(line.gap, rows) }
      lines.append(
        Line(
          section: Int32(clamping: section), block: Int32(clamping: line.block),
          start: Int32(clamping: line.piece.start), end: Int32(clamping: line.piece.end),
          page: Int32(clamping: page), row: Int16(clamping: row),
          indent: Int16(clamping: line.indent), width: Int16(clamping: line.piece.width),
          endsBlock: line.endsBlock))
    }
    pages.append(Page(index: page, section: section, lines: start..<firstLine + lines.count))
  }
}
