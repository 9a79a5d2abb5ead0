/// Goes from the words on the command line to the exit status.
struct CommandRunner: Sendable {
  let commands: CommandList
  let console: Console

  /// Runs the command that the words call, and says on standard error what went wrong.
  func run(_ words: [String]) async -> ExitStatus {
    switch words.first {
    case "--version":
      console.print("read-aloud \(Version.current)")
      return .done
    case "--help", "-h":
      console.print(HelpPage(columns: console.helpColumns).overview(of: commands))
      return .done
    default:
      break
    }
    var called: (any Command.Type)?
    do {
      let (command, rest) = try commands.command(for: words)
      called = command
      let parsed = try ArgumentParser.parse(rest, for: command)
      if parsed.has(.help) {
        console.print(HelpPage(columns: console.helpColumns).page(of: command))
        return .done
      }
      return try await command.init().run(parsed, console: console)
    } catch let error as UsageError {
      report(error, command: called)
      return .usage
    } catch {
      console.error("\(error)")
      return ExitStatus(of: error)
    }
  }

  private func report(_ error: UsageError, command: (any Command.Type)?) {
    console.error("\(error)")
    let usage = command?.usage ?? "read-aloud [COMMAND] [OPTION]... BOOK"
    let help = command.map { "read-aloud \($0.name) --help" } ?? "read-aloud --help"
    console.note("Usage: \(usage)")
    console.note("`\(help)` tells more.")
  }
}
