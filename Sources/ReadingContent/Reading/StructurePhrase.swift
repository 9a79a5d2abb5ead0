/// Something that is told about the structure of a book, in words of the reader's own.
public enum StructurePhrase: Hashable, Sendable {
  /// The kinds of alerts that GitHub's Markdown has.
  public enum Alert: String, Hashable, Sendable, CaseIterable {
    case note, tip, important, warning, caution
  }

  /// A table with its size.
  case table(columns: Int, rows: Int)
  /// That a cell holds nothing.
  case blank
  /// That a cell holds a sign for a value that is not there: a dash, "n/a".
  case noValue
  /// A note by its name in the text.
  case note(String)
  /// A note that was read before.
  case noteAgain(String)
  case endOfNote
  /// A page of the printed book by its name there.
  case page(String)
  /// A line by its number in the printed book.
  case line(String)
  case figure
  case image
  /// Code with its length, and its language where it is known.
  case code(lines: Int, language: String? = nil)
  case aside
  case quotation
  /// The reference to a work.
  case citation
  case formula
  /// A task that is done.
  case done
  /// A task that is not done.
  case toDo
  /// The title of an alert, as it is shown.
  case alert(Alert)
}
