/// Something that `read-aloud` does, named by the first word or two after it.
///
/// The static part is a declaration; parsing, help, completions and the manual all read it.
protocol Command: Sendable {
  /// The word, or two words such as `lexicon check`, that call it.
  static var name: String { get }
  /// What it does, in one sentence that starts with a verb.
  static var summary: String { get }
  /// Further paragraphs of help.
  static var discussion: [String] { get }
  static var arguments: [Argument] { get }
  static var options: [Option] { get }
  static var examples: [Example] { get }

  init()

  /// Does it.
  ///
  /// - Parameters:
  ///   - parsed: what was given, already checked against the declarations
  ///   - console: where results and talk go
  /// - Returns: the status to end with.
  /// - Throws: whatever went wrong; ``ExitStatus/init(of:)`` says which status that is.
  func run(_ parsed: ParsedOptions, console: Console) async throws -> ExitStatus
}

/// A command line that works, and what it does.
struct Example: Sendable {
  let line: String
  let effect: String

  init(_ line: String, _ effect: String) {
    self.line = line
    self.effect = effect
  }
}

extension Command {
  static var discussion: [String] { [] }
  static var arguments: [Argument] { [] }
  static var options: [Option] { [] }
  static var examples: [Example] { [] }

  /// Its own options and the one that every command has.
  static var allOptions: [Option] { options + [.help] }

  /// The line that shows how to write it.
  static var usage: String {
    (["read-aloud \(name) [OPTION]..."] + arguments.map(\.synopsis)).joined(separator: " ")
  }
}
