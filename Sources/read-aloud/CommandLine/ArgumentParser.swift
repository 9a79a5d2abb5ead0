/// Reads the words after a command's name by its declarations.
///
/// Knows `--output X`, `--output=X`, `-o X`, `-oX`, grouped flags such as `-qs`, `--` after which
/// everything is an argument, and `-` as an argument.
struct ArgumentParser {
  private let options: [Option]
  private let declared: [Argument]
  private var words: ArraySlice<String>
  private var parsed = ParsedOptions()

  /// Reads all words, checks their values and counts the arguments.
  ///
  /// Where help is asked for, missing arguments are no fault.
  static func parse(
    _ words: [String], for command: any Command.Type
  ) throws(UsageError) -> ParsedOptions {
    var parser = ArgumentParser(
      options: command.allOptions, declared: command.arguments, words: words[...])
    try parser.readWords()
    if !parser.parsed.has(.help) { try parser.checkArguments() }
    return parser.parsed
  }

  private init(options: [Option], declared: [Argument], words: ArraySlice<String>) {
    self.options = options
    self.declared = declared
    self.words = words
  }

  private mutating func readWords() throws(UsageError) {
    while let word = words.popFirst() {
      if word == "--" {
        parsed.arguments += words
        return
      } else if word.hasPrefix("--") {
        try readLong(word)
      } else if word.hasPrefix("-"), word != "-" {
        try readShort(word)
      } else {
        parsed.arguments.append(word)
      }
    }
  }

  private mutating func readLong(_ word: String) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = options.first(where: { "--\($0.name)" == name }) else {
      let names = options.map { "--\($0.name)" }
      throw .unknownOption(name, nearest: Spelling.nearest(to: name, among: names))
    }
    let attached = parts.count > 1 ? String(parts[1]) : nil
    if !option.takesValue, attached != nil { throw .unexpectedValue(option: name) }
    try take(option, written: name, attached: attached)
  }

  private mutating func readShort(_ word: String) throws(UsageError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      let name = "-\(letter)"
      guard let option = options.first(where: { $0.letter == letter }) else {
        // One hyphen before a long name is a common slip.
        let names = options.map { "--\($0.name)" }
        throw .unknownOption(
          letters.isEmpty ? name : word, nearest: Spelling.nearest(to: "-" + word, among: names))
      }
      if option.takesValue {
        let attached = letters.isEmpty ? nil : String(letters)
        return try take(option, written: name, attached: attached)
      }
      try take(option, written: name, attached: nil)
    }
  }

  private mutating func take(
    _ option: Option, written name: String, attached: String?
  ) throws(UsageError) {
    guard option.takesValue else { return parsed.add("", to: option) }
    var value = attached
    // A hyphen alone is a place, a number may be negative; any other is the next option.
    if value == nil, let next = words.first,
      next == "-" || !next.hasPrefix("-") || Int(next) != nil
    {
      value = words.removeFirst()
    }
    guard let value else {
      throw .missingValue(option: name, valueName: option.valueName)
    }
    try check(value, for: option, written: name)
    parsed.add(value, to: option)
  }

  private func check(
    _ value: String, for option: Option, written name: String
  ) throws(UsageError) {
    switch option.kind {
    case .number(let range):
      guard let number = Int(value), range.contains(number) else {
        throw .notANumber(option: name, value: value, allowed: range)
      }
    case .choice(let words):
      try Self.check(value, isOneOf: words, of: name)
    case .flag, .text, .file:
      break
    }
  }

  private func checkArguments() throws(UsageError) {
    let given = parsed.arguments
    let required = declared.count { $0.isRequired }
    if given.count < required {
      let missing = declared.filter(\.isRequired)[given.count]
      throw .missingArgument(missing.name)
    }
    if given.count > declared.count, declared.last?.isRepeatable != true {
      throw .tooManyArguments(given[declared.count])
    }
    for (index, value) in given.enumerated() {
      let argument = declared[min(index, declared.count - 1)]
      guard !argument.choices.isEmpty else { continue }
      try Self.check(value, isOneOf: argument.choices, of: argument.name)
    }
  }

  private static func check(
    _ value: String, isOneOf allowed: [String], of name: String
  ) throws(UsageError) {
    guard !allowed.contains(value) else { return }
    throw .notAChoice(
      of: name, value: value, allowed: allowed,
      nearest: Spelling.nearest(to: value, among: allowed))
  }
}
