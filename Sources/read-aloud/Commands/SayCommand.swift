import AudioExport
import AudioOutput
import DocumentImport
import EspeakEngine
import Narration
import ReadingContent
import SpeechSynthesis
import TerminalPlayer

/// `read-aloud say`: speaks a text.
struct SayCommand: Command {
  static let name = "say"
  static let summary = "Speak a text: the quickest way to hear a voice."
  static let arguments = [
    Argument("TEXT", help: "What is said, as Markdown.", count: .atLeastOne)
  ]
  static let options: [Option] = [.lang, .voice, .rate, .output]
  static let examples = [
    Example("read-aloud say 'Good morning.'", "Says it."),
    Example("read-aloud say --lang fr 'Bonjour !' -o hello.wav", "Writes it to a file."),
  ]

  func run(_ parsed: ParsedOptions, console: Console) async throws -> ExitStatus {
    let output = try SoundPlace(parsed)
    let engine = Opening.engine(parsed, speakers: 1)
    var warnings: [BookWarning] = []
    let book = DocumentImporter(options: ImportOptions(language: try Opening.language(parsed)))
      .book(
        ofMarkdown: parsed.arguments.joined(separator: " "), named: "the text",
        warnings: &warnings)
    for warning in warnings { console.warning(warning.description) }
    guard !book.sections.isEmpty else {
      throw CommandFailure(status: .usage, description: "TEXT: there is nothing to say in it")
    }
    var settings = NarrationSettings()
    settings.rate = parsed.number(.rate) ?? settings.rate
    try await settings.choose(parsed.texts(.voice), engine: engine)
    let speaker = PassageSpeaker(engine: engine, book: book, settings: settings)
    let script = Script(book: book, settings: settings)
    switch output {
    case .file(let path):
      let reports = try await SoundFile.write(
        script.makeIterator(), to: path, speaker: speaker, jobs: 1)
      for report in reports { console.warning(report.description(in: book)) }
    case .output(let choice):
      let sink = try AudioOutput.open(choice, format: engine.format)
      let session = PlayerSession(
        book: LaidOutBook(book), settings: settings,
        narrator: Narrator(script: script, speaker: speaker, ahead: 1),
        face: LinearFace(keys: KeyTable()) { _ in
        } notice: { _ in
        }, terminal: nil,
        keys: KeyTable()
      ) { _ in }
      let (end, _) = await session.play(from: BlockPosition(section: 0, block: 0), to: sink)
      try end.check()
    }
    await engine.close()
    return .done
  }
}
