/// An option of a command: one declaration that is parsed, explained, completed and printed.
struct Option: Sendable {
  /// What an option takes.
  enum Kind: Sendable {
    /// Nothing: it is there or not.
    case flag
    /// Any text.
    case text
    /// The path of a file or folder.
    case file
    /// A whole number of the range.
    case number(ClosedRange<Int>)
    /// One of the words.
    case choice([String])
  }

  /// The long name, without its hyphens.
  let name: String
  /// The one-letter name, if it has one.
  let letter: Character?
  /// What it takes.
  let kind: Kind
  /// What the value is called in help, in capitals.
  let valueName: String
  /// What it does, in one sentence.
  let help: String
  /// The value when it is not given, as it would be written.
  let defaultValue: String?
  /// Whether it may be given several times and every value counts; otherwise the last one does.
  let isRepeatable: Bool

  init(
    _ name: String, letter: Character? = nil, _ kind: Kind = .flag, value: String = "",
    help: String, default defaultValue: String? = nil, isRepeatable: Bool = false
  ) {
    self.name = name
    self.letter = letter
    self.kind = kind
    self.help = help
    self.defaultValue = defaultValue
    self.isRepeatable = isRepeatable
    switch kind {
    case .flag: valueName = ""
    case .text: valueName = value.isEmpty ? "TEXT" : value
    case .file: valueName = value.isEmpty ? "FILE" : value
    case .number: valueName = value.isEmpty ? "NUMBER" : value
    case .choice: valueName = value.isEmpty ? "WORD" : value
    }
  }

  /// Whether a value follows its name.
  var takesValue: Bool {
    if case .flag = kind { false } else { true }
  }

  /// The words that are allowed, where only some are.
  var choices: [String] {
    if case .choice(let words) = kind { words } else { [] }
  }

  /// The names as help shows them, such as `-o, --output PLACE`.
  var synopsis: String {
    let short = letter.map { "-\($0), " } ?? ""
    return "\(short)--\(name)" + (takesValue ? " \(valueName)" : "")
  }

  /// The help sentence followed by what is allowed, repeated and supposed.
  var explanation: String {
    var text = help
    switch kind {
    case .number(let range): text += " From \(range.lowerBound) to \(range.upperBound)."
    case .choice(let words): text += " One of: \(words.joined(separator: ", "))."
    case .flag, .text, .file: break
    }
    if isRepeatable { text += " May be repeated." }
    if let defaultValue { text += " Default: \(defaultValue)." }
    return text
  }
}
