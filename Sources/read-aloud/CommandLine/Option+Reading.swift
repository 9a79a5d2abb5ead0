import Narration

/// The options that say what is heard of a book beside its running text.
extension Option {
  static let reading = Option(
    "reading", .choice(Treatments.Preset.allCases.map(\.rawValue)),
    help: "What goes together: novel reads notes after their paragraph; study reads them at their"
      + " marks and tells pages and lines; proof reads all in the order of the book and tells marks,"
      + " pages and lines.")
  static let notes = Option(
    "notes", .choice(NotePlacement.allCases.map(\.rawValue) + ["skip"]),
    help: "Where notes are read.")
  static let announce = Option(
    "announce", .text, value: "KINDS",
    help: "Tell that something is there instead of reading it: \(kinds).", isRepeatable: true)
  static let skip = Option(
    "skip", .text, value: "KINDS", help: "Pass over these kinds of content.", isRepeatable: true)
  static let readKinds = Option(
    "read", .text, value: "KINDS", help: "Read these kinds of content.", isRepeatable: true)
  static let code = Option(
    "code", .choice(["read", "summary", "skip", "spell"]),
    help:
      "What becomes of blocks of code: summary tells their length, spell reads letter by letter.")
  static let emoji = Option(
    "emoji", .choice(["name", "silent"]), help: "What becomes of emoji.")
  static let tables = Option(
    "tables", .choice(["headers", "plain", "announce", "skip"]),
    help: "What becomes of tables: headers says the headers of a cell before it, plain does not.")
  static let recordings = Option(
    "recordings",
    help: "Keep the book's own recordings apart; until they can be played, the voice reads their"
      + " words.")

  private static let kinds = ContentKind.allCases.map(\.rawValue).joined(separator: ", ")

  /// All of them, for the commands that read books.
  static let forReading = [
    reading, notes, announce, skip, readKinds, code, emoji, tables, recordings,
  ]
}
