import ReadingContent

/// `read-aloud pages`: the pages of a book.
struct PagesCommand: Command {
  static let name = "pages"
  static let summary = "Print the pages of a book, or one of them."
  static let arguments = [Argument.books]
  static let page = Option(
    "page", .number(1...10_000_000), value: "N", help: "The text of page N alone.")
  static let options = Opening.bookOptions + [page, .json]
  static let examples = [
    Example("read-aloud pages book.md", "Prints every page under its position."),
    Example("read-aloud pages --page 3 book.md", "Prints the third page."),
  ]

  private struct Row: Encodable {
    let page: Int
    let position: String
    let section: String
    let firstLine: Int
    let lastLine: Int
    let text: String
  }

  func run(_ parsed: ParsedOptions, console: Console) async throws -> ExitStatus {
    let opening = try Opening(parsed, console: console)
    let book = opening.book
    var pages = book.pages[...]
    if let number = parsed.number(Self.page) {
      let page = try book.existingPage(number)
      pages = book.pages[page.index...page.index]
    }
    let language = book.book.metadata.language ?? .english
    let rows = pages.map { page in
      Row(
        page: page.index + 1,
        position: SpokenPosition.page(page.index + 1, of: book.pages.count).words(in: language),
        section: book.book.sections[page.section].title,
        firstLine: page.lines.lowerBound + 1, lastLine: page.lines.upperBound,
        text: book.text(of: page))
    }
    if parsed.has(.json) {
      try console.print(json: rows)
    } else {
      for (index, page) in pages.enumerated() {
        if !parsed.has(Self.page) {
          console.print("\(index > 0 ? "\n" : "")\(rows[index].position). \(rows[index].section)\n")
        }
        show(page, of: book, console: console)
      }
    }
    return opening.status(parsed)
  }

  /// Prints a page as it is laid out, its gaps included.
  private func show(_ page: Page, of book: LaidOutBook, console: Console) {
    var row = 0
    for line in book.lines(of: page) {
      while row < Int(line.row) {
        console.print("")
        row += 1
      }
      row += 1
      console.print(
        String(repeating: " ", count: Int(line.indent)) + book.displayText(of: line))
    }
  }
}
