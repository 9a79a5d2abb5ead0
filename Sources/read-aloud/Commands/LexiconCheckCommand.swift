import EspeakEngine
import Pronunciation
import SpeechSynthesis

/// `read-aloud lexicon check`: the faults of lexicons.
struct LexiconCheckCommand: Command {
  static let name = "lexicon check"
  static let summary = "Tell what is wrong with lexicons, with line and column."
  static let discussion = [
    "Tells faults of the file, entries that stand twice or are never found, signs that are not of"
      + " the alphabet, and sounds that a voice lacks. Errors end it with status 1; with --strict"
      + " warnings do too."
  ]
  static let arguments = [Argument.lexicons]
  static let options: [Option] = [.askedVoice, .entryLanguage, .strict, .json]
  static let examples = [
    Example("read-aloud lexicon check names.pls", "Checks a lexicon for the best voice."),
    Example("read-aloud lexicon check -v en-us -v en-gb *.tsv", "Checks some for two voices."),
  ]

  func run(_ parsed: ParsedOptions, console: Console) async throws -> ExitStatus {
    let asking = Asking(parsed)
    let language = try Opening.language(parsed)
    let lexicons = LexiconFiles(try LexiconFiles.paths(parsed), language: language)
    var faults: [LexiconFault] = []
    for file in lexicons.files {
      faults += try await self.faults(of: file, parsed, asking)
    }
    await asking.engine.close()
    let errors = faults.count { $0.severity == .error }
    if parsed.has(.json) {
      try console.print(json: faults.map(LexiconFaultRow.init))
    } else {
      for fault in faults { console.print("\(fault.severity.rawValue): \(fault.description)") }
      let entries = lexicons.lexicons.reduce(0) { $0 + $1.lexemes.count }
      console.print(
        "\(counted(lexicons.files.count, "file", "files")), "
          + "\(counted(entries, "entry", "entries")): \(counted(errors, "error", "errors")), "
          + "\(counted(faults.count - errors, "warning", "warnings")).")
    }
    if !lexicons.unreadable.isEmpty { return .inputUnreadable }
    return errors > 0 || (parsed.has(.strict) && !faults.isEmpty) ? .checkFailed : .done
  }

  /// What is wrong with a file, each fault once though several voices have it.
  private func faults(
    of file: LexiconFiles.File, _ parsed: ParsedOptions, _ asking: Asking
  ) async throws -> [LexiconFault] {
    guard !file.lexicon.lexemes.isEmpty else { return file.faults }
    var faults = file.faults
    var known = Set(faults)
    for voice in try await asking.voices(parsed, for: file.lexicon.language) {
      let found = try await LexiconCheck.faults(in: file.lexicon, voice: voice) {
        (notations) async throws(SpeechError) in
        try await asking.transcriber.pronunciations(of: notations, voice: voice)
      }
      faults += found.filter { known.insert($0).inserted }
    }
    return faults.inOrder
  }

  private func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }
}
