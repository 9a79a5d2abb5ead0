import Glibc

/// The program: its commands, and the way in and out.
@main
struct ReadAloud {
  /// Every command, in the order of help.
  static let commands = CommandList([
    ReadCommand.self, ExportCommand.self, LinesCommand.self, PagesCommand.self, SayCommand.self,
    SSMLCommand.self, ExplainCommand.self, CoverageCommand.self, VoicesCommand.self,
    LexiconCheckCommand.self,
    LexiconTestCommand.self,
    LexiconSayCommand.self,
    LexiconSymbolsCommand.self, CompletionsCommand.self, ManualCommand.self, HelpCommand.self,
  ])

  static func main() async {
    // A reader or speaker that goes away must be an error here, not the end of the program.
    signal(SIGPIPE, SIG_IGN)
    Console.fillClosedStreams()
    let console = Console()
    let runner = CommandRunner(commands: commands, console: console)
    let status = await runner.run(Array(CommandLine.arguments.dropFirst()))
    console.flush()
    exit(status.rawValue)
  }
}
