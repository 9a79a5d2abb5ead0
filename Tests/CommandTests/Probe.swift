@testable import read_aloud

/// Commands with one option of each kind, which say what they were given.
enum Probe {
  static let quiet = Option("quiet", letter: "q", help: "Say less.")
  static let format = Option(
    "format", letter: "f", .choice(["wav", "flac", "opus"]), help: "Kind of file.")
  static let list = CommandList([Read.self, LexiconCheck.self, LexiconTest.self, Voices.self])

  struct Read: Command {
    static let name = "read"
    static let summary = "Read a book."
    static let arguments = [Argument.book]
    static let options = [Option.rate, .voice, .output, .strict, quiet, format]
  }

  struct LexiconCheck: Command {
    static let name = "lexicon check"
    static let summary = "Check lexicons."
    static let arguments = [Argument("FILE", help: "A lexicon.", count: .atLeastOne, isFile: true)]
  }

  struct LexiconTest: Command {
    static let name = "lexicon test"
    static let summary = "Test lexicons."
  }

  struct Voices: Command {
    static let name = "voices"
    static let summary = "List voices."
    static let options = [Option.lang]
  }
}

extension Command {
  func run(_ parsed: ParsedOptions, console: Console) async throws -> ExitStatus { .done }
}
