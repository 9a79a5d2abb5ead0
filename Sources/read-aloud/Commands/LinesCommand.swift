import ReadingContent

/// `read-aloud lines`: the numbered lines of a book.
struct LinesCommand: Command {
  static let name = "lines"
  static let summary = "Print the numbered lines of a book."
  static let arguments = [Argument.books]
  static let page = Option(
    "page", .number(1...10_000_000), value: "N", help: "Only those of page N.")
  static let point = Option(
    "at", .text, value: "ROW,COLUMN",
    help: "Only the one at a point of the page, both counted from 1.")
  static let options = Opening.bookOptions + [page, point, .json]
  static let examples = [
    Example("read-aloud lines book.md", "Prints every line with its number."),
    Example("read-aloud lines --page 2 --at 3,1 book.md", "Prints the line in row 3 of page 2."),
  ]

  private struct Row: Encodable {
    let line: Int
    let page: Int
    let row: Int
    let text: String
  }

  func run(_ parsed: ParsedOptions, console: Console) async throws -> ExitStatus {
    let opening = try Opening(parsed, console: console)
    let book = opening.book
    var lines = book.lines.indices
    if let number = parsed.number(Self.page) ?? (parsed.has(Self.point) ? 1 : nil) {
      let page = try book.existingPage(number)
      lines = page.lines
      if let point = parsed.text(Self.point) {
        guard let line = try self.line(at: point, on: page, of: book) else {
          console.error("--at \(point): there is no line at this point of page \(number)")
          return .checkFailed
        }
        lines = line..<line + 1
      }
    }
    let rows = lines.map { index in
      let line = book.lines[index]
      return Row(
        line: index + 1, page: Int(line.page) + 1, row: Int(line.row) + 1,
        text: String(repeating: " ", count: Int(line.indent)) + book.displayText(of: line))
    }
    if parsed.has(.json) {
      try console.print(json: rows)
    } else {
      let width = String(book.lines.count).count
      for row in rows {
        let number = String(row.line)
        console.print(
          String(repeating: " ", count: width - number.count) + number + "  " + row.text)
      }
    }
    return opening.status(parsed)
  }

  private func line(at text: String, on page: Page, of book: LaidOutBook) throws -> Int? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let row = parts[0], let column = parts[1] else {
      throw CommandFailure(
        status: .usage,
        description: "--at \(text): this is not a point; write a row and a column, such as 3,1")
    }
    let pages = BookPages(book, page: page.index)
    let point = Point(x: Double(column) - 1, y: Double(row) - 1)
    return pages.lineNumber(at: point).map { page.lines.lowerBound + $0 }
  }
}

extension LaidOutBook {
  /// The page with a number, or the words for a number that the book does not have.
  func existingPage(_ number: Int) throws -> Page {
    guard let page = page(numbered: number) else {
      throw CommandFailure(
        status: .usage,
        description: "--page \(number): the book has no such page; "
          + (pages.count == 1 ? "it has one page" : "its last page is \(pages.count)"))
    }
    return page
  }
}
