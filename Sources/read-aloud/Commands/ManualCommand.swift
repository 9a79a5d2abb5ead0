/// `read-aloud manual`: the manual page, as `man` reads it.
struct ManualCommand: Command {
  static let name = "manual"
  static let summary = "Print the manual page."
  static let discussion = ["What is printed is roff; `make install` puts it where man finds it."]
  static let examples = [
    Example("read-aloud manual | man -l -", "Shows the manual without installing it.")
  ]

  func run(_ parsed: ParsedOptions, console: Console) async throws -> ExitStatus {
    console.write(Array(ManualPage(commands: ReadAloud.commands).text.utf8))
    return .done
  }
}
