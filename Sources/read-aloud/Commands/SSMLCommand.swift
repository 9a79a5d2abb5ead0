import EspeakEngine
import Narration
import Pronunciation
import ReadingContent

/// `read-aloud ssml`: what the engine is given for a book or a part of it.
struct SSMLCommand: Command {
  static let name = "ssml"
  static let summary = "Print the SSML for espeak-ng of a book, a page, a line or a sentence."
  static let discussion = [
    "`espeak-ng -m` speaks what is printed with the same phonemes as read-aloud does. A sentence"
      + " that goes on past its page or line is printed whole."
  ]
  static let arguments = [Argument.books]
  static let options =
    Opening.bookOptions + [.voice, .lexicon, .foreign] + BookPart.options + Option.forReading
  static let examples = [
    Example("read-aloud ssml book.md | espeak-ng -m", "Speaks a book with the plain engine."),
    Example("read-aloud ssml --line 12 book.md", "Prints the sentences with words on line 12."),
  ]

  func run(_ parsed: ParsedOptions, console: Console) async throws -> ExitStatus {
    let engine = Opening.engine(parsed, speakers: 1)
    var opening = try Opening(parsed, console: console)
    defer { opening.tellNews() }
    let part = try BookPart(parsed, of: opening.book)
    try await opening.prepareNarration(parsed, engine: engine, console: console)
    let book = opening.book.book
    let printer = MarkupPrinter(
      engine: engine, book: book, settings: opening.settings,
      pronouncing: Opening.transcriber(engine))
    var told: Set<String> = []
    var reports = 0
    var isStarted = false
    func start() {
      if !isStarted { console.print(MarkupPrinter.start) }
      isStarted = true
    }
    try await part.forEachPassage(of: Script(book: book, settings: opening.settings)) { passage in
      let made = try await printer.lines(of: passage)
      start()
      for line in made.lines { console.print(line) }
      let news = made.reports.newOnes(told: &told)
      for report in news { console.warning(report.description(in: book)) }
      reports += news.count
      opening.tellNews()
    }
    start()
    console.print(MarkupPrinter.end)
    await engine.close()
    return opening.status(parsed, reports: reports)
  }
}
