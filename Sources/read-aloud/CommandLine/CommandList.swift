import Glibc

/// All commands, and the way from the words on the command line to one of them.
struct CommandList: Sendable {
  let commands: [any Command.Type]
  /// The command that a book alone calls.
  let fallback: String

  init(_ commands: [any Command.Type], fallback: String = "read") {
    self.commands = commands
    self.fallback = fallback
  }

  /// The command of that name.
  subscript(name: String) -> (any Command.Type)? {
    commands.first { $0.name == name }
  }

  /// The commands whose first of two words is this one.
  func group(_ word: String) -> [any Command.Type] {
    commands.filter { $0.name.hasPrefix(word + " ") }
  }

  /// Finds the command that is called, and what is left for it.
  ///
  /// A first word that is no command but looks like a book calls the fallback with it.
  ///
  /// - Throws: ``UsageError/unknownCommand(_:nearest:)`` and its like.
  func command(
    for words: [String]
  ) throws(UsageError) -> (command: any Command.Type, rest: [String]) {
    guard let first = words.first else { throw .nothingGiven }
    if let command = self[first] { return (command, Array(words.dropFirst())) }
    let group = group(first)
    if !group.isEmpty {
      return try member(of: group, called: first, rest: words.dropFirst())
    }
    if looksLikeBook(first), let command = self[fallback] { return (command, words) }
    let names = commands.map { String($0.name.prefix { $0 != " " }) } + ["--help", "--version"]
    throw .unknownCommand(first, nearest: Spelling.nearest(to: first, among: names))
  }

  private func member(
    of group: [any Command.Type], called first: String, rest: ArraySlice<String>
  ) throws(UsageError) -> (command: any Command.Type, rest: [String]) {
    let names = group.map { String($0.name.dropFirst(first.count + 1)) }
    guard let second = rest.first, !second.hasPrefix("-") else {
      throw .missingWord(after: first, allowed: names)
    }
    guard let command = self["\(first) \(second)"] else {
      throw .unknownCommand(
        "\(first) \(second)",
        nearest: Spelling.nearest(to: second, among: names).map { "\(first) \($0)" })
    }
    return (command, Array(rest.dropFirst()))
  }

  /// Whether a word is a file that exists, standard input, an option, or written like a path.
  private func looksLikeBook(_ word: String) -> Bool {
    word.hasPrefix("-") || word.contains(".") || word.contains("/") || access(word, F_OK) == 0
  }
}
