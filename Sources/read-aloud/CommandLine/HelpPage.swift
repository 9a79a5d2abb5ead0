/// Writes help from the declarations of the commands.
///
/// Names and explanations stand on lines of their own rather than in columns, which are heard
/// and magnified badly.
struct HelpPage {
  /// Lines are broken at this width.
  let columns: Int

  /// The help of the program as a whole.
  func overview(of list: CommandList) -> [StyledText] {
    var page: [StyledText] = [
      "Reads a document aloud and turns its pages by itself.\n\n",
      .bold("Usage:"), " read-aloud BOOK\n       read-aloud COMMAND [OPTION]...\n\n",
      .bold("Commands:"), "\n",
    ]
    for command in list.commands {
      page += entry(command.name, command.summary)
    }
    page += ["\n", .bold("Options:"), "\n"]
    page += entry(Option.help.synopsis, Option.help.help)
    page += entry("--version", "Print the version and stop.")
    page.append("\n`read-aloud COMMAND --help` tells what a command takes, with examples.\n")
    return page
  }

  /// The help of one command.
  func page(of command: any Command.Type) -> [StyledText] {
    var page = [StyledText(wrapped(command.summary, indent: 0))]
    page += ["\n", .bold("Usage:"), " ", StyledText(command.usage), "\n"]
    for paragraph in command.discussion {
      page += ["\n", StyledText(wrapped(paragraph, indent: 0))]
    }
    if !command.arguments.isEmpty { page += ["\n", .bold("Arguments:"), "\n"] }
    for argument in command.arguments {
      let allowed = argument.choices.joined(separator: ", ")
      page += entry(
        argument.name, argument.help + (allowed.isEmpty ? "" : " One of: \(allowed)."))
    }
    page += ["\n", .bold("Options:"), "\n"]
    for option in command.allOptions {
      page += entry(option.synopsis, option.explanation)
    }
    if !command.examples.isEmpty { page += ["\n", .bold("Examples:"), "\n"] }
    for example in command.examples {
      page += entry(example.line, example.effect)
    }
    return page
  }

  private func entry(_ name: String, _ explanation: String) -> [StyledText] {
    [.bold("  \(name)"), "\n", StyledText(wrapped(explanation, indent: 6))]
  }

  /// Breaks a paragraph between words; ends with a line end.
  private func wrapped(_ text: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = margin
    for word in text.split(separator: " ") {
      let isFirst = line.count == indent
      if !isFirst, line.count + 1 + word.count > columns {
        lines.append(line)
        line = margin + word
      } else {
        line += isFirst ? String(word) : " \(word)"
      }
    }
    lines.append(line)
    return lines.joined(separator: "\n") + "\n"
  }
}
