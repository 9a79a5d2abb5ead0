extension CompletionScript {
  /// The lines of the script for bash.
  var bash: [String] {
    var lines = [
      "# Completion of read-aloud in bash, made by `read-aloud completions bash`.",
      "_read_aloud() {",
      "  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} words='' files=1",
      "  COMPREPLY=()",
      "  # bash takes --name=value apart at the sign.",
      "  if [[ $prev == = ]]; then prev=${COMP_WORDS[COMP_CWORD-2]}; fi",
      "  if [[ $cur == = ]]; then cur=''; fi",
      "  case \"${COMP_WORDS[1]} ${COMP_WORDS[2]}\" in",
    ]
    for command in commands.commands {
      lines.append("    \(bashPattern(command.name)))")
      lines += bashBranch(of: command) + ["      ;;"]
    }
    lines.append("    *)")
    if let fallback = commands[commands.fallback] { lines += bashBranch(of: fallback) }
    lines += [
      "      ;;", "  esac",
      "  if (( COMP_CWORD == 1 )); then",
      "    files=1 words+=' \(firstWords.map(\.word).joined(separator: " ")) --version'",
      "  fi",
    ]
    for group in groups {
      lines += [
        "  if (( COMP_CWORD == 2 )) && [[ ${COMP_WORDS[1]} == \(group) ]]; then",
        "    files=0 words='\(secondWords(after: group).joined(separator: " "))'",
        "  fi",
      ]
    }
    return lines + [
      "  while IFS= read -r word; do",
      "    if [[ $word == -* && $cur != -* ]]; then continue; fi",
      "    COMPREPLY+=(\"$word\")",
      "  done < <(compgen -W \"$words\" -- \"$cur\")",
      "  if (( files )); then",
      "    while IFS= read -r word; do COMPREPLY+=(\"$word\"); done < <(compgen -f -- \"$cur\")",
      "    compopt -o filenames 2>/dev/null",
      "  fi",
      "}",
      "complete -F _read_aloud read-aloud",
    ]
  }

  private func bashPattern(_ name: String) -> String {
    name.contains(" ") ? "'\(name)'" : "'\(name) '*"
  }

  /// What is offered after one command: the values of the option before, or options and arguments.
  private func bashBranch(of command: any Command.Type) -> [String] {
    var lines = ["      case $prev in"]
    for option in command.allOptions where option.takesValue {
      let names = ["--\(option.name)"] + (option.letter.map { ["-\($0)"] } ?? [])
      let offer =
        if case .file = option.kind { "words='' files=1" } else if option.choices.isEmpty {
          "return"
        } else { "words='\(option.choices.joined(separator: " "))' files=0" }
      lines.append("        \(names.joined(separator: "|"))) \(offer) ;;")
    }
    let names = command.allOptions.map { "--\($0.name)" }
    let words = command.arguments.flatMap(\.choices) + names
    let files = command.arguments.contains(where: \.isFile) ? 1 : 0
    return lines + [
      "        *) words='\(words.joined(separator: " "))' files=\(files) ;;", "      esac",
    ]
  }
}
