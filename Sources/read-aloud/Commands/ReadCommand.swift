import AudioExport
import AudioOutput
import EspeakEngine
import Glibc
import Narration
import ReadingContent
import SpeechSynthesis
import TerminalPlayer

/// `read-aloud read`, and `read-aloud BOOK`: reads a book from where it was left.
struct ReadCommand: Command {
  static let name = "read"
  static let summary = "Read a book aloud from where it was left, turning its pages."
  static let discussion = [
    "In a terminal the page is shown and turns by itself; ? lists the keys. Elsewhere each line is"
      + " printed when the voice reaches it."
  ]
  static let arguments = [Argument.books]
  static let fromStart = Option("from-start", help: "Start at the beginning of the book.")
  static let page = Option("page", .number(1...10_000_000), value: "N", help: "Start at page N.")
  static let printPage = Option(
    "print-page", .text, value: "LABEL",
    help: "Start at the page that the printed edition calls LABEL.")
  static let linear = Option(
    "linear", help: "Print plain lines instead of showing pages, as in a pipe.")
  static let fast = Option(
    "fast", help: "With --output null: do not wait for the time that speech takes.")
  static let options =
    Opening.bookOptions + [
      .voice, .rate, .lexicon, .foreign, .output, fromStart, page, printPage, linear, fast,
    ] + Option.forReading
  static let examples = [
    Example("read-aloud book.md", "Reads the book; Space pauses, q quits and keeps the place."),
    Example("read-aloud --lang fr candide.txt", "Reads a French text."),
    Example("read-aloud --output null --fast book.md", "Prints the whole book without sound."),
  ]

  func run(_ parsed: ParsedOptions, console: Console) async throws -> ExitStatus {
    let output = try place(parsed)
    let engine = Opening.engine(parsed, speakers: Opening.cores)
    var opening = try Opening(parsed, console: console)
    defer { opening.tellNews() }
    try await opening.prepareNarration(parsed, engine: engine, console: console)
    let (book, settings) = (opening.book, opening.settings)
    if book.isShort { book.count() }
    let speaker = opening.speaker(engine)
    let script = Script(book: book.book, settings: settings)
    let store = PlaceKeeper(paths: parsed.arguments, of: book.book, console: console)
    let place = try start(parsed, book, script, store)
    let status: ExitStatus
    switch output {
    case .file(let path):
      let reports = try await SoundFile.write(
        script.passages(from: place), to: path, speaker: speaker, jobs: Opening.cores)
      for report in reports { console.warning(report.description(in: book.book)) }
      status = opening.status(parsed, reports: reports.count)
    case .output(let choice):
      let sink = try AudioOutput.open(choice, format: engine.format)
      let terminal = Terminal(output: STDOUT_FILENO)
      let face = face(parsed, terminal: terminal, console: console, opening)
      let session = PlayerSession(
        book: book, script: script,
        narrator: Narrator(script: script, speaker: speaker, ahead: Opening.cores + 1), face: face,
        terminal: terminal, keys: KeyTable()
      ) { store.keep($0, in: book.book) }
      let (end, reports) = await session.play(from: place, to: sink)
      await engine.close()
      // On a screen they were seen for a moment only.
      if face is ScreenFace { for report in reports { console.warning(report) } }
      // A signal ends the program there.
      opening.tellNews()
      try end.check()
      status = opening.status(parsed, reports: reports.count)
    }
    await engine.close()
    return status
  }

  private func start(
    _ parsed: ParsedOptions, _ book: LaidOutBook, _ script: Script, _ store: PlaceKeeper
  ) throws -> BlockPosition {
    let beginning = BlockPosition(section: 0, block: 0)
    if let number = parsed.number(Self.page) {
      guard !parsed.has(Self.printPage) else {
        throw CommandFailure(
          status: .usage,
          description: "--page and --print-page: each names a page; leave one of them away")
      }
      let page = try book.existingPage(number)
      var sentences = Sentences(script: script, book: book)
      return sentences.start(onPage: page.index) ?? book.start(ofPage: page.index) ?? beginning
    }
    if let label = parsed.text(Self.printPage) {
      return try book.existingPrintPage(label).lowerBound
    }
    return parsed.has(Self.fromStart) ? beginning : store.place(in: book.book) ?? beginning
  }

  private func place(_ parsed: ParsedOptions) throws -> SoundPlace {
    let place = try SoundPlace(parsed)
    guard parsed.has(Self.fast) else { return place }
    guard case .output(.null) = place else {
      throw CommandFailure(
        status: .usage,
        description: "--fast: what is heard takes its time, so nothing was read; add --output null"
          + " or leave --fast away")
    }
    return .output(.null(realTime: false))
  }

  private func face(
    _ parsed: ParsedOptions, terminal: Terminal?, console: Console, _ opening: Opening
  ) -> any Face {
    let keys = KeyTable()
    if let terminal, !parsed.has(Self.linear), console.canRedraw {
      return ScreenFace(terminal: terminal, keys: keys)
    }
    // Where the sound goes to standard output, the text must not.
    let isSoundOnOutput = parsed.text(.output) == "-"
    return LinearFace(keys: keys) { line in
      if isSoundOnOutput { console.note(line) } else { console.print(line) }
      console.flush()
      opening.tellNews()
    } notice: { words in
      console.note(words)
    }
  }
}
