extension CompletionScript {
  /// The lines of the script for zsh.
  var zsh: [String] {
    var lines = [
      "#compdef read-aloud",
      "# Completion of read-aloud in zsh, made by `read-aloud completions zsh`.",
      "_read_aloud() {",
      "  local -a commands",
      "  if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then",
      "    commands=(",
    ]
    for (word, summary) in firstWords {
      lines.append("      " + quoted("\(word):\(summary)"))
    }
    lines += ["    )", "    _describe command commands", "    _files", "    return", "  fi"]
    for group in groups {
      let words = secondWords(after: group).joined(separator: " ")
      lines += [
        "  if (( CURRENT == 3 )) && [[ $words[2] == \(group) ]]; then",
        "    compadd \(words)", "    return", "  fi",
      ]
    }
    lines.append("  case \"$words[2] $words[3]\" in")
    for command in commands.commands {
      let depth = command.name.contains(" ") ? 2 : 1
      let pattern = depth == 2 ? quoted(command.name) : quoted(command.name + " ") + "*"
      lines.append("    \(pattern))")
      lines.append("      shift \(depth) words; (( CURRENT -= \(depth) ))")
      lines += zshArguments(of: command) + ["      ;;"]
    }
    lines.append("    *)")
    if let fallback = commands[commands.fallback] {
      lines += zshArguments(of: fallback)
    } else {
      lines.append("      _files")
    }
    return lines + [
      "      ;;", "  esac", "}",
      "# Found by its name in a folder of $fpath, or read by `source`.",
      "if [[ $zsh_eval_context[-1] == loadautofunc ]]; then",
      "  _read_aloud \"$@\"",
      "else",
      "  compdef _read_aloud read-aloud",
      "fi",
    ]
  }

  private func zshArguments(of command: any Command.Type) -> [String] {
    var specs: [String] = []
    for option in command.allOptions {
      let value = zshValue(of: option)
      let many = option.isRepeatable ? "*" : ""
      let help = "[\(zshEscaped(option.help))]\(value)"
      let long = "--\(option.name)" + (option.takesValue ? "=" : "")
      specs.append(quoted("\(many)\(long)\(help)"))
      if let letter = option.letter {
        specs.append(quoted("\(many)-\(letter)" + (option.takesValue ? "+" : "") + help))
      }
    }
    for argument in command.arguments {
      let place = argument.isRepeatable ? "*" : ""
      let action =
        argument.choices.isEmpty
        ? (argument.isFile ? "_files" : " ") : "(\(argument.choices.joined(separator: " ")))"
      specs.append(quoted("\(place):\(argument.name):\(action)"))
    }
    return ["      _arguments -s -S \\"]
      + specs.dropLast().map { "        \($0) \\" } + specs.suffix(1).map { "        \($0)" }
  }

  private func zshValue(of option: Option) -> String {
    switch option.kind {
    case .flag: ""
    case .text, .number: ":\(option.valueName): "
    case .file: ":\(option.valueName):_files"
    case .choice(let words): ":\(option.valueName):(\(words.joined(separator: " ")))"
    }
  }

  /// Keeps the marks that part a specification from being read inside its help.
  private func zshEscaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if "[]:\\".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
