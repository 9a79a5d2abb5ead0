import Narration
import ReadingContent
import Testing

@Suite struct LedgerTests {
  /// The ledger, a line a stretch.
  private func dump(_ ledger: Ledger, _ book: Book) -> String {
    ledger.entries.map { entry in
      let fate =
        switch entry.fate {
        case .spoken: "spoken"
        case .announced: "announced"
        case .skipped(let reason): reason.rawValue
        case .unaccounted: "UNACCOUNTED"
        }
      return "\(fate): \(book.resources[entry.resource].text.bytes(entry.range).debugDescription)"
    }.joined(separator: "\n")
  }

  private let book = TestBooks.markdown(
    """
    ---
    title: T
    ---
    # A *bell*

    - Mr. Å rang. <!-- no -->
    - [It](http://x.y) `rang`.

    | a | b |
    |---|---|
    | 1 | 2 |

    """)

  @Test func `every character of a small book has its fate`() {
    let ledger = Ledger(Script(book: book))
    #expect(
      dump(ledger, book) == #"""
        front-matter: "---\ntitle: T\n---"
        white-space: "\n"
        markup: "#"
        white-space: " "
        spoken: "A "
        markup: "*"
        spoken: "bell"
        markup: "*"
        white-space: "\n\n"
        list-marker: "-"
        white-space: " "
        spoken: "Mr. Å rang."
        white-space: " "
        comment: "<!-- no -->"
        white-space: "\n"
        list-marker: "-"
        white-space: " "
        markup: "["
        spoken: "It"
        markup: "]("
        link-target: "http://x.y"
        markup: ")"
        spoken: " "
        markup: "`"
        spoken: "rang"
        markup: "`"
        spoken: "."
        white-space: "\n\n"
        table-rule: "|"
        white-space: " "
        spoken: "a"
        white-space: " "
        table-rule: "|"
        white-space: " "
        spoken: "b"
        white-space: " "
        table-rule: "|"
        white-space: "\n"
        table-rule: "|---|---|"
        white-space: "\n"
        table-rule: "|"
        white-space: " "
        spoken: "1"
        white-space: " "
        table-rule: "|"
        white-space: " "
        spoken: "2"
        white-space: " "
        table-rule: "|"
        white-space: "\n"
        """#)
    #expect(ledger.unaccounted == 0)
    #expect(ledger.counts.values.reduce(0, +) == book.resources[0].text.unicodeScalars.count)
  }

  @Test func `words on which the engine crashes are unspeakable`() throws {
    let passages = Array(Script(book: book))
    let utterance = try #require(
      passages.flatMap(\.utterances).first { $0.text.string.contains("rang.") })
    let start = try #require(Array(utterance.text.string.utf8).lastIndex(of: UInt8(ascii: "r")))
    let report = SpeechReport(
      kind: .crashed, text: "rang.", position: utterance.position,
      source: utterance.text.source.position(of: start..<start + 5))
    let ledger = Ledger(Script(book: book), reports: [report])
    let failed = ledger.entries.filter { $0.fate == .skipped(.unspeakable) }
    #expect(failed.map { book.resources[0].text.bytes($0.range) } == ["rang."])
  }

  @Test func `a word that an importer loses is not accounted for`() {
    let source = "The lost word."
    var text = AttributedText("The ", source: SourceMap())
    text = AttributedText()
    text.append("The ", from: 0..<4)
    text.append("word.", from: 9..<14)
    let book = Book(
      metadata: BookMetadata(title: "T"),
      sections: [Section(title: "", blocks: [Block(kind: .paragraph, text: text)])],
      resources: [SourceResource(path: "a.txt", text: source)])
    let ledger = Ledger(Script(book: book))
    #expect(ledger.unaccounted == 4)
    #expect(
      dump(ledger, book) == #"""
        spoken: "The "
        UNACCOUNTED: "lost"
        white-space: " "
        spoken: "word."
        """#)
  }

  @Test(arguments: TestBooks.ownPaths)
  func `our own books are accounted for to the last character`(_ path: String) throws {
    let book = try TestBooks.own(path)
    let ledger = Ledger(Script(book: book))
    #expect(
      ledger.unaccounted == 0,
      "\(dump(ledger, book).split(separator: "\n").filter { $0.hasPrefix("UN") })")
    #expect((ledger.counts[.spoken] ?? 0) > 500)
    let scalars = book.resources.reduce(0) { $0 + $1.text.unicodeScalars.count }
    #expect(ledger.counts.values.reduce(0, +) == scalars)
  }
}
