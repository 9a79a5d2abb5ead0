import EspeakEngine
import Pronunciation
import ReadingContent
import SpeechSynthesis

/// `read-aloud lexicon test`: what lexicons ask for, against what is really spoken.
struct LexiconTestCommand: Command {
  static let name = "lexicon test"
  static let summary = "Compare what lexicons ask for with what a voice really speaks."
  static let discussion = [
    "Asks the engine for each entry, and for each sentence in the file NAME.tests.tsv beside the"
      + " lexicon. What is spoken otherwise has failed and ends it with status 1. Where a voice"
      + " lacks a sound, a near one stands for it; that is told, and fails with --exact."
  ]
  static let arguments = [Argument.lexicons]
  static let format = Option(
    "format", letter: "f", .choice(["text", "json", "tap", "junit"]), help: "Form of the report.",
    default: "text")
  static let exact = Option("exact", help: "Let approximations count as failed.")
  static let all = Option("all", letter: "a", help: "List in the text what is as asked, too.")
  static let options: [Option] = [.askedVoice, .entryLanguage, format, exact, all, .strict, .json]
  static let examples = [
    Example("read-aloud lexicon test names.pls", "Tells which entries are not spoken as asked."),
    Example(
      "read-aloud lexicon test -f junit *.tsv > report.xml", "Writes a report for a service."),
  ]

  func run(_ parsed: ParsedOptions, console: Console) async throws -> ExitStatus {
    guard !parsed.has(.json) || !parsed.has(Self.format) || parsed.text(Self.format) == "json"
    else {
      throw UsageError.other("--json and --format name different reports; leave one of them away")
    }
    let asking = Asking(parsed)
    let language = try Opening.language(parsed)
    let lexicons = LexiconFiles(try LexiconFiles.paths(parsed), language: language)
    try lexicons.requireReadable()
    let warnings = lexicons.warn(on: console, only: .warning)
    var report = LexiconTestReport(isExact: parsed.has(Self.exact))
    let tester = LexiconTester(transcriber: asking.transcriber, oracle: asking.engine)
    for file in lexicons.files {
      report.cases += file.faults.compactMap(LexiconTestCase.init)
      let sentences = try LexiconSentences(beside: file.lexicon)
      report.cases += sentences.faults
      for voice in try await asking.voices(parsed, for: file.lexicon.language) {
        report.cases += try await tester.cases(of: file.lexicon, voice: voice)
        report.cases += try await sentences.cases(voice: voice, asking)
      }
    }
    await asking.engine.close()
    try show(report, parsed, console: console)
    let isFaulty = parsed.has(.strict) && warnings > 0
    return report.isPassed && !isFaulty ? .done : .checkFailed
  }

  private func show(
    _ report: LexiconTestReport, _ parsed: ParsedOptions, console: Console
  ) throws {
    switch parsed.has(.json) ? "json" : parsed.text(Self.format) {
    case "json": try console.print(json: report)
    case "tap": console.print([StyledText(report.tap)])
    case "junit": console.print([StyledText(report.junit)])
    default: console.print([StyledText(report.text(isComplete: parsed.has(Self.all)))])
    }
  }
}

extension LexiconTestCase {
  /// The case of a fault because of which something of the file is not used.
  fileprivate init?(_ fault: LexiconFault) {
    guard fault.severity == .error else { return nil }
    self.init(
      untestable: .entry, path: fault.path, line: fault.line, word: fault.entry,
      message: [fault.what, fault.consequence, fault.nextStep].filter { !$0.isEmpty }
        .joined(separator: "; "))
  }
}
