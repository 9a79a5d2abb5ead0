import EspeakEngine
import Narration
import Pronunciation
import ReadingContent

/// `read-aloud lexicon say`: speaks entries of a lexicon.
struct LexiconSayCommand: Command {
  static let name = "lexicon say"
  static let summary = "Speak entries of a lexicon, one after another."
  static let arguments = [
    Argument("FILE", help: "The lexicon.", isFile: true),
    Argument("WORD", help: "An entry, as it is written; without any, all are spoken.", count: .any),
  ]
  static let options: [Option] = [.entryLanguage, .voice, .rate, .output, .strict]
  static let examples = [
    Example("read-aloud lexicon say names.pls Yosemite", "Says a name."),
    Example("read-aloud lexicon say names.pls -o names.wav", "Writes all of them to a file."),
  ]

  func run(_ parsed: ParsedOptions, console: Console) async throws -> ExitStatus {
    let output = try SoundPlace(parsed)
    let engine = Opening.engine(parsed, speakers: Opening.cores)
    let language = try Opening.language(parsed)
    let lexicons = LexiconFiles(Array(parsed.arguments.prefix(1)), language: language)
    try lexicons.requireReadable()
    let faults = lexicons.warn(on: console)
    let words = Array(parsed.arguments.dropFirst())
    let recital = LexiconRecital(lexicons.lexicons[0], words: words)
    try recital.requireWords()
    var settings = NarrationSettings(parsed)
    try await settings.choose(parsed.texts(.voice), engine: engine)
    let isSoundOnOutput = parsed.text(.output) == "-"
    let saying = Saying(output: output, engine: engine, settings: settings, console: console)
    try await saying.say(recital.book) { line in
      if isSoundOnOutput { console.note(line) } else { console.print(line) }
    }
    await engine.close()
    return parsed.has(.strict) && faults > 0 ? .checkFailed : .done
  }
}
