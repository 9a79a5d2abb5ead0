extension CompletionScript {
  /// The lines of the script for fish.
  var fish: [String] {
    let words = firstWords.map(\.word).joined(separator: " ")
    var lines = [
      "# Completion of read-aloud in fish, made by `read-aloud completions fish`.",
      "complete -c read-aloud -n __fish_use_subcommand -l version "
        + "-d 'Print the version and stop.'",
    ]
    for (word, summary) in firstWords {
      lines.append(
        "complete -c read-aloud -n __fish_use_subcommand -a \(word) -d \(fishQuoted(summary))")
    }
    for group in groups {
      let seconds = secondWords(after: group).joined(separator: " ")
      lines.append(
        "complete -c read-aloud -f -n '__fish_seen_subcommand_from \(group); and not "
          + "__fish_seen_subcommand_from \(seconds)' -a '\(seconds)'")
    }
    for command in commands.commands {
      let conditions = command.name.split(separator: " ").map {
        "__fish_seen_subcommand_from \($0)"
      }
      lines += fishLines(of: command, when: conditions.joined(separator: "; and "))
    }
    if let fallback = commands[commands.fallback] {
      lines += fishLines(of: fallback, when: "not __fish_seen_subcommand_from \(words)")
    }
    return lines
  }

  private func fishLines(of command: any Command.Type, when condition: String) -> [String] {
    let start = "complete -c read-aloud -n '\(condition)'"
    var lines = command.allOptions.map { option in
      let letter = option.letter.map { " -s \($0)" } ?? ""
      let value =
        switch option.kind {
        case .flag: ""
        case .text, .number: " -x"
        case .file: " -r -F"
        case .choice(let words): " -x -a '\(words.joined(separator: " "))'"
        }
      return "\(start) -l \(option.name)\(letter)\(value) -d \(fishQuoted(option.help))"
    }
    let choices = command.arguments.flatMap(\.choices)
    if !choices.isEmpty {
      lines.append("\(start) -f -a '\(choices.joined(separator: " "))'")
    } else if !command.arguments.contains(where: \.isFile) {
      lines.append("\(start) -f")
    }
    return lines
  }

  private func fishQuoted(_ text: String) -> String {
    var result = "'"
    for character in text {
      if character == "'" || character == "\\" { result.append("\\") }
      result.append(character)
    }
    return result + "'"
  }
}
