/// Writes the completion scripts of shells from the declarations of the commands.
struct CompletionScript {
  enum Shell: String, CaseIterable {
    case bash
    case zsh
    case fish
  }

  let commands: CommandList

  /// The script of a shell.
  func text(for shell: Shell) -> String {
    let lines =
      switch shell {
      case .bash: bash
      case .zsh: zsh
      case .fish: fish
      }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The words that can stand first, each once, with what to say about it.
  var firstWords: [(word: String, summary: String)] {
    var words: [(word: String, summary: String)] = []
    for command in commands.commands {
      let word = String(command.name.prefix { $0 != " " })
      if words.contains(where: { $0.word == word }) { continue }
      let others = secondWords(after: word).joined(separator: ", ")
      words.append((word, others.isEmpty ? command.summary : "One of: \(others)."))
    }
    return words
  }

  /// The words that can stand second, after one that names a group.
  func secondWords(after word: String) -> [String] {
    commands.group(word).map { String($0.name.dropFirst(word.count + 1)) }
  }

  /// The first words that need a second.
  var groups: [String] {
    firstWords.map(\.word).filter { commands[$0] == nil }
  }

  /// A text in single quotes, as bash and zsh read them.
  func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
