import EspeakEngine
import Narration
import ReadingContent

/// `read-aloud explain`: what is heard for each word, and who decided it.
struct ExplainCommand: Command {
  static let name = "explain"
  static let summary = "Tell for each word what will be spoken, and what decided it."
  static let discussion = [
    "Each line has the number of the line of the book, the word, what is spoken in the IPA, and who"
      + " decided: a place of the text, a line of a lexicon, or the engine by its own rules; then"
      + " what is not spoken as asked."
  ]
  static let arguments = [Argument.books]
  static let word = Option(
    "word", letter: "w", .text, value: "WORD", help: "Only the places where WORD stands.")
  static let options =
    Opening.bookOptions + [.voice, .lexicon, .foreign] + BookPart.options + [word, .json]
    + Option.forReading
  static let examples = [
    Example("read-aloud explain --line 12 book.md", "Explains the words of a line."),
    Example("read-aloud explain --word bow book.md", "Tells how a word is said at each place."),
  ]

  func run(_ parsed: ParsedOptions, console: Console) async throws -> ExitStatus {
    let engine = Opening.engine(parsed, speakers: Opening.cores)
    var opening = try Opening(parsed, console: console)
    defer { opening.tellNews() }
    let part = try BookPart(parsed, of: opening.book)
    try await opening.prepareNarration(parsed, engine: engine, console: console)
    let book = opening.book
    let explainer = Explainer(
      engine: engine, book: book.book, settings: opening.settings,
      pronouncing: Opening.transcriber(engine))
    var words: [ExplainedWord] = []
    let script = Script(book: book.book, settings: opening.settings)
    try await part.forEachPassage(of: script) { passage in
      opening.tellNews()
      words += try await explainer.words(of: passage).filter { word in
        part.bounds.contains(word.position) && parsed.text(Self.word).map(word.holds) ?? true
      }
    }
    await engine.close()
    if let word = parsed.text(Self.word), words.isEmpty {
      console.error("--word \(word): it does not stand there, or is not spoken")
      return .checkFailed
    }
    try show(words, book, parsed, console: console)
    return opening.status(parsed, reports: words.count { !$0.remarks.isEmpty })
  }

  private func show(
    _ words: [ExplainedWord], _ book: LaidOutBook, _ parsed: ParsedOptions, console: Console
  ) throws {
    let rows = words.map { ExplainedRow($0, in: book) }
    if parsed.has(.json) { return try console.print(json: rows) }
    let columns = [
      rows.map { String($0.line) }, words.map(\.text), words.map { $0.spoken ?? "?" },
      words.map { word in
        let decision = word.decision(in: book.book)
        return word.said.map { "said “\($0)”, by \(decision)" } ?? decision
      }, words.map { $0.remarks.joined(separator: "; ") },
    ]
    for line in TextTable.lines(columns) { console.print(line) }
  }
}
