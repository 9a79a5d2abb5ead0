/// An argument of a command that has a place instead of a name.
struct Argument: Sendable {
  /// How often it stands on the command line.
  enum Count: Sendable {
    case one
    case optional
    case atLeastOne
    case any
  }

  /// What it is called in help, in capitals.
  let name: String
  /// What it is, in one sentence.
  let help: String
  let count: Count
  /// The words that are allowed, where only some are.
  let choices: [String]
  /// Whether shells should offer files for it.
  let isFile: Bool

  init(
    _ name: String, help: String, count: Count = .one, choices: [String] = [],
    isFile: Bool = false
  ) {
    self.name = name
    self.help = help
    self.count = count
    self.choices = choices
    self.isFile = isFile
  }

  /// The document to read.
  static let book = Argument(
    "BOOK", help: "The file to read, or - for standard input.", isFile: true)

  /// The documents to read as one book.
  static let books = Argument(
    "BOOK", help: "The file or folder to read, or - for standard input; several are one book.",
    count: .atLeastOne, isFile: true)

  /// The lexicons to look at.
  static let lexicons = Argument(
    "FILE", help: "The lexicon, in PLS 1.0 or as a table with tabs.", count: .atLeastOne,
    isFile: true)

  /// Whether the command does nothing without it.
  var isRequired: Bool { count == .one || count == .atLeastOne }

  /// Whether any number may follow.
  var isRepeatable: Bool { count == .atLeastOne || count == .any }

  /// The name as the usage line shows it, such as `[FILE...]`.
  var synopsis: String {
    let text = name + (isRepeatable ? "..." : "")
    return isRequired ? text : "[\(text)]"
  }
}
