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
  static let printPage = Option(
    "print-page", .text, value: "LABEL",
    help: "Only those of the page that the printed edition calls LABEL.")
  static let options = Opening.bookOptions + [page, printPage, point, .json]
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
    defer { opening.tellNews() }
    let book = opening.book
    var json = JSONArray(console: console)
    var section: Int32?
    func show(_ index: Int, _ line: Line) throws {
      let row = Row(
        line: index + 1, page: Int(line.page) + 1, row: Int(line.row) + 1,
        text: book.indentedText(of: line))
      if parsed.has(.json) {
        try json.print(row)
      } else {
        console.print(Self.number(row.line) + "  " + row.text)
      }
      if section != line.section { opening.tellNews() }
      section = line.section
    }
    if let part = try part(parsed, of: book) {
      guard !part.isEmpty else {
        console.error(Self.nothingThere(parsed))
        return .checkFailed
      }
      for index in part { if let line = book.line(at: index) { try show(index, line) } }
    } else {
      for (index, line) in book.lines.enumerated() { try show(index, line) }
    }
    if parsed.has(.json) { json.end() }
    return opening.status(parsed)
  }

  private static func nothingThere(_ parsed: ParsedOptions) -> String {
    if let label = parsed.text(printPage) {
      return "--print-page \(label): no line of the book stands on this page"
    }
    return "--at \(parsed.text(point) ?? ""): there is no line at this point of page "
      + "\(parsed.number(page) ?? 1)"
  }

  /// A number in a column of six, as other tools number lines, so that the last one need not be
  /// known to print the first.
  private static func number(_ line: Int) -> String {
    let text = String(line)
    return String(repeating: " ", count: max(0, 6 - text.count)) + text
  }

  /// The indices of the lines that are asked for; nothing for all of them.
  private func part(_ parsed: ParsedOptions, of book: LaidOutBook) throws -> Range<Int>? {
    if let label = parsed.text(Self.printPage) {
      guard !parsed.has(Self.page), !parsed.has(Self.point) else {
        throw CommandFailure(
          status: .usage,
          description: "--print-page \(label): --page and --at name a part of another kind; leave"
            + " one of them away")
      }
      return book.lines(holding: try book.existingPrintPage(label))
    }
    guard let number = parsed.number(Self.page) ?? (parsed.has(Self.point) ? 1 : nil) else {
      return nil
    }
    let page = try book.existingPage(number)
    guard let point = parsed.text(Self.point) else { return page.lines }
    guard let line = try line(at: point, on: page, of: book) else { return 0..<0 }
    return line..<line + 1
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
