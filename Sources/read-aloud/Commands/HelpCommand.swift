/// `read-aloud help`: the help of the program or of one command.
struct HelpCommand: Command {
  static let name = "help"
  static let summary = "Show the help of the program or of a command."
  static let arguments = [
    Argument("COMMAND", help: "The command's name, of one word or two.", count: .any)
  ]
  static let examples = [
    Example("read-aloud help completions", "Shows how completions are set up.")
  ]

  func run(_ parsed: ParsedOptions, console: Console) async throws -> ExitStatus {
    let page = HelpPage(columns: console.helpColumns)
    guard let first = parsed.arguments.first else {
      console.print(page.overview(of: ReadAloud.commands))
      return .done
    }
    let group = ReadAloud.commands.group(first)
    if parsed.arguments.count == 1, !group.isEmpty {
      for command in group { console.print(page.page(of: command) + ["\n"]) }
      return .done
    }
    let words = parsed.arguments.joined(separator: " ")
    guard let command = ReadAloud.commands[words] else {
      let names = ReadAloud.commands.commands.map { $0.name }
      throw UsageError.unknownCommand(words, nearest: Spelling.nearest(to: words, among: names))
    }
    console.print(page.page(of: command))
    return .done
  }
}
