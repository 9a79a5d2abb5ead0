/// `read-aloud completions`: what a shell needs to complete our command lines.
struct CompletionsCommand: Command {
  static let name = "completions"
  static let summary = "Print a shell's completion script."
  static let arguments = [
    Argument("SHELL", help: "The shell.", choices: CompletionScript.Shell.allCases.map(\.rawValue))
  ]
  static let examples = [
    Example("source <(read-aloud completions bash)", "Completes in this bash."),
    Example(
      "read-aloud completions fish > ~/.config/fish/completions/read-aloud.fish",
      "Completes in every fish from now on."),
  ]

  func run(_ parsed: ParsedOptions, console: Console) async throws -> ExitStatus {
    guard let shell = parsed.arguments.first.flatMap({ CompletionScript.Shell(rawValue: $0) })
    else { throw UsageError.missingArgument("SHELL") }
    console.write(Array(CompletionScript(commands: ReadAloud.commands).text(for: shell).utf8))
    return .done
  }
}
