import DocumentImport
import EspeakEngine
import Narration
import Pronunciation
import ReadingContent

/// `read-aloud say`: speaks a text.
struct SayCommand: Command {
  static let name = "say"
  static let summary = "Speak a text: the quickest way to hear a voice."
  static let arguments = [
    Argument("TEXT", help: "What is said, as Markdown.", count: .atLeastOne)
  ]
  static let options: [Option] = [
    .lang, .voice, .rate, .lexicon, .foreign, .output, .strict, .code, .emoji, .tables,
  ]
  static let examples = [
    Example("read-aloud say 'Good morning.'", "Says it."),
    Example("read-aloud say --lang fr 'Bonjour !' -o hello.wav", "Writes it to a file."),
    Example(
      "read-aloud say '[quinoa]{arpabet=\"K IY1 N W AA2\"}'", "Says a word as it is written."),
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
    var settings = NarrationSettings(parsed)
    _ = try settings.useTreatments(parsed, console: console)
    try await settings.choose(parsed.texts(.voice), engine: engine)
    let faults = try settings.useLexicons(parsed, console: console)
    let saying = Saying(output: output, engine: engine, settings: settings, console: console)
    try await saying.say(book)
    await engine.close()
    return parsed.has(.strict) && warnings.count + faults > 0 ? .checkFailed : .done
  }
}
