import ReadingContent

extension LaidOutBook {
  /// Whether its pages are counted in less time than anybody notices.
  var isShort: Bool {
    guard !book.sections.areReadOnDemand else { return false }
    var bytes = 0
    for section in book.sections { bytes += section.blocks.reduce(0) { $0 + $1.text.count } }
    return bytes < 1 << 18
  }

  /// The page with a number, or the words for a number that the book does not have.
  func existingPage(_ number: Int) throws -> Page {
    if let page = page(numbered: number) { return page }
    let last = count().pages
    throw CommandFailure(
      status: .usage,
      description: "--page \(number): the book has no such page; "
        + (last == 1 ? "it has one page" : "its last page is \(last)"))
  }

  /// The line with a number, or the words for a number that the book does not have.
  func existingLine(_ number: Int) throws -> Line {
    if let line = line(numbered: number) { return line }
    let last = count().lines
    throw CommandFailure(
      status: .usage,
      description: "--line \(number): the book has no such line; "
        + (last == 1 ? "it has one line" : "its last line is \(last)"))
  }

  /// From where to where a page of the printed edition goes, or the words for a label that the book
  /// does not have.
  func existingPrintPage(_ label: String) throws -> Range<BlockPosition> {
    if let (page, next) = printPage(labelled: label) {
      let end = BlockPosition(section: book.sections.count, block: 0)
      return page.position..<max(page.position, next?.position ?? end)
    }
    let labels = printPages.map(\.label)
    var fault = "it has no pages of a printed edition; use --page"
    if let first = labels.first, let last = labels.last {
      fault = "its labels go from \(first) to \(last)"
    }
    throw CommandFailure(
      status: .usage, description: "--print-page \(label): the book has no such page; \(fault)")
  }

  /// The indices of the lines that hold a part of the book.
  func lines(holding part: Range<BlockPosition>) -> Range<Int> {
    let first = line(containing: part.lowerBound)
    guard part.upperBound.section < book.sections.count else { return first..<count().lines }
    let last = line(containing: part.upperBound)
    let isAtStart = line(at: last).map { $0.position >= part.upperBound } ?? true
    return first..<max(first, isAtStart ? last : last + 1)
  }
}
