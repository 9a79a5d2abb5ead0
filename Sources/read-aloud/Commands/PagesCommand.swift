import ReadingContent

/// `read-aloud pages`: the pages of a book.
struct PagesCommand: Command {
  static let name = "pages"
  static let summary = "Print the pages of a book, or one of them."
  static let arguments = [Argument.books]
  static let page = Option(
    "page", .number(1...10_000_000), value: "N", help: "The text of page N alone.")
  static let printPage = Option(
    "print-page", .text, value: "LABEL",
    help: "The pages that hold the page that the printed edition calls LABEL.")
  static let options = Opening.bookOptions + [page, printPage, .json]
  static let examples = [
    Example("read-aloud pages book.md", "Prints every page under its position."),
    Example("read-aloud pages --page 3 book.md", "Prints the third page."),
  ]

  private struct Row: Encodable {
    let page: Int
    let position: String
    /// What the printed edition calls the page, where it is known.
    let printPage: String?
    let section: String
    let firstLine: Int
    let lastLine: Int
    let text: String
  }

  func run(_ parsed: ParsedOptions, console: Console) async throws -> ExitStatus {
    let opening = try Opening(parsed, console: console)
    defer { opening.tellNews() }
    let book = opening.book
    if let number = parsed.number(Self.page), !parsed.has(.json), !parsed.has(Self.printPage) {
      show(try book.existingPage(number), of: book, console: console)
      return opening.status(parsed)
    }
    let pages = try pages(parsed, of: book)
    var json = JSONArray(console: console)
    var isFirst = true
    for index in pages {
      guard let page = book.page(at: index) else { continue }
      let row = row(page, of: book)
      if parsed.has(.json) {
        try json.print(row)
      } else {
        let label = row.printPage.map { " [\($0)]" } ?? ""
        console.print("\(isFirst ? "" : "\n")\(row.position)\(label). \(row.section)\n")
        show(page, of: book, console: console)
      }
      isFirst = false
      opening.tellNews()
    }
    if parsed.has(.json) { json.end() }
    return opening.status(parsed)
  }

  /// The indices of the pages that are asked for.
  private func pages(_ parsed: ParsedOptions, of book: LaidOutBook) throws -> Range<Int> {
    if let label = parsed.text(Self.printPage) {
      guard !parsed.has(Self.page) else {
        throw CommandFailure(
          status: .usage,
          description: "--page and --print-page: each names a page; leave one of them away")
      }
      let part = try book.existingPrintPage(label)
      let lines = book.lines(holding: part)
      let last = book.line(at: lines.upperBound - 1).map { Int($0.page) + 1 } ?? 0
      let first = book.page(containing: part.lowerBound)
      return first..<max(first + 1, last)
    }
    if let number = parsed.number(Self.page) {
      let page = try book.existingPage(number)
      return page.index..<page.index + 1
    }
    return 0..<book.count().pages
  }

  private func row(_ page: Page, of book: LaidOutBook) -> Row {
    let language = book.book.metadata.language ?? .english
    let position = SpokenPosition.page(page.index + 1, of: book.count().pages)
    return Row(
      page: page.index + 1, position: position.words(in: language),
      printPage: book.start(ofPage: page.index).flatMap { book.printPage(containing: $0)?.label },
      section: book.book.sections[page.section].title,
      firstLine: page.lines.lowerBound + 1, lastLine: page.lines.upperBound,
      text: book.text(of: page))
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
      console.print(book.indentedText(of: line))
    }
  }
}
