/// Writes the manual page, in the `man` macros of roff, from the declarations of the commands.
struct ManualPage {
  let commands: CommandList

  /// The whole page.
  var text: String {
    var page = [
      ".TH READ\\-ALOUD 1 \"\" \"read\\-aloud \(Version.current)\" \"User Commands\"",
      ".SH NAME", "read\\-aloud \\- reads a document aloud and turns its pages by itself",
      ".SH SYNOPSIS", ".B read\\-aloud", ".I BOOK", ".br",
      ".B read\\-aloud", ".I COMMAND", "[\\fIOPTION\\fR]...",
      ".SH DESCRIPTION",
      escaped("Reads Markdown, text and other documents with the voices of espeak-ng."),
      escaped("A book alone is read from where it was left; a command does something else."),
      ".SH COMMANDS",
    ]
    for command in commands.commands { page += section(of: command) }
    page += [".SH OPTIONS OF SEVERAL COMMANDS"]
    for option in Option.shared { page += entry(bold: option) }
    page += [".SH EXIT STATUS"]
    for status in ExitStatus.allCases { page += entry("\(status.rawValue)", status.meaning) }
    page += [".SH ENVIRONMENT"]
    for (name, effect) in Self.environment { page += entry(name, effect) }
    page += [".SH SEE ALSO", ".BR espeak\\-ng (1),", ".BR pandoc (1)"]
    return page.joined(separator: "\n") + "\n"
  }

  private static let environment = [
    ("NO_COLOR", "When not empty, no colours on a terminal."),
    ("COLUMNS", "Width of the text where no terminal tells it."),
    ("TERM", "When it is dumb, progress is told in lines that are never redrawn."),
    ("READ_ALOUD_LIBEXEC", "Folder of the program that holds the speech engine."),
  ]

  private func section(of command: any Command.Type) -> [String] {
    var lines = [".SS \"\(escaped(command.usage))\"", escaped(command.summary)]
    for paragraph in command.discussion { lines += [".PP", escaped(paragraph)] }
    for argument in command.arguments {
      let allowed = argument.choices.joined(separator: ", ")
      lines += entry(
        argument.name, argument.help + (allowed.isEmpty ? "" : " One of: \(allowed)."))
    }
    // An option of the same name that means something else is explained here.
    let shared = Set(Option.shared.map(\.help))
    for option in command.options where !shared.contains(option.help) {
      lines += entry(bold: option)
    }
    let others = command.allOptions.filter { shared.contains($0.help) }.map { "--\($0.name)" }
    lines += [".PP", escaped("Explained below: \(others.joined(separator: ", ")).")]
    for example in command.examples { lines += entry(example.line, example.effect) }
    return lines
  }

  private func entry(bold option: Option) -> [String] {
    entry(option.synopsis, option.explanation)
  }

  private func entry(_ name: String, _ explanation: String) -> [String] {
    [".TP", ".B \(escaped(name))", escaped(explanation)]
  }

  /// Keeps roff from reading a text's hyphens, backslashes, and dots and quotes at its start.
  private func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "\"": result += "\\(dq"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "\n": result += " "
      default: result.append(character)
      }
    }
    return result.hasPrefix(".") ? "\\&" + result : result
  }
}
