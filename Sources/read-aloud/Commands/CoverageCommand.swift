import Narration
import ReadingContent

/// `read-aloud coverage`: what of a book is heard, and what not and why.
struct CoverageCommand: Command {
  static let name = "coverage"
  static let summary = "Tell what of a book is spoken, announced and skipped, and why."
  static let discussion = [
    "Every character of the book's files is spoken, announced (words such as \"table, 3 columns\""
      + " stand for it), skipped for a reason, or not accounted for: that would be a fault of"
      + " read-aloud, and ends it with status 1."
  ]
  static let arguments = [Argument.books]
  static let skipped = Option(
    "skipped", help: "List each stretch that is not spoken, with its place and text.")
  static let options = Opening.bookOptions + [skipped, .json] + Option.forReading
  static let examples = [
    Example("read-aloud coverage book.epub", "Counts characters and words."),
    Example("read-aloud coverage --skipped book.md", "Lists what is not spoken."),
    Example("read-aloud coverage --skip notes,tables book.md", "Tells what that would leave out."),
  ]

  func run(_ parsed: ParsedOptions, console: Console) async throws -> ExitStatus {
    let opening = try Opening(parsed, console: console)
    defer { opening.tellNews() }
    let book = opening.book.book
    let claims = LedgerClaims(Script(book: book, settings: opening.settings))
    var coverage = Coverage()
    var rows: [CoverageStretch] = []
    claims.forEachStretch { _, resource, range, fate in
      let text = resource.text.part(range)
      coverage.add(text, fate)
      guard parsed.has(Self.skipped) || fate == .unaccounted, fate.isListed else { return }
      let row = CoverageStretch(text, fate, at: range.lowerBound, of: resource)
      if fate == .unaccounted { console.error(row.description) }
      guard parsed.has(Self.skipped) else { return }
      if parsed.has(.json) { rows.append(row) } else { console.print(row.description) }
    }
    try show(coverage, parsed.has(Self.skipped) ? rows : nil, parsed, console: console)
    let status = opening.status(parsed)
    return coverage.unaccounted > 0 ? .checkFailed : status
  }

  private func show(
    _ coverage: Coverage, _ stretches: [CoverageStretch]?, _ parsed: ParsedOptions,
    console: Console
  ) throws {
    if parsed.has(.json) {
      return try console.print(json: CoverageReport(coverage, stretches: stretches))
    }
    let rows = coverage.amounts.sorted { $0.key.order < $1.key.order }
    let columns = [
      rows.map(\.key.words), rows.map { CoverageReport.counted($0.value.words, "word") },
      rows.map { CoverageReport.counted($0.value.characters, "character") },
    ]
    for line in TextTable.lines(columns) { console.print(line) }
  }
}

extension String {
  /// The text of some of the bytes.
  fileprivate func part(_ range: Range<Int>) -> String {
    let from = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    return String(self[from..<utf8.index(from, offsetBy: range.count)])
  }
}
