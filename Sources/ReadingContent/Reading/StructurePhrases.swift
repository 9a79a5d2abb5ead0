/// The words of a language for the structure of a book: what a table, a note or a page is called.
///
/// To add a language, add an entry to one of the tables. `{columns}`, `{rows}` and `{lines}` stand
/// for phrases with a number, `{label}` and `{language}` for names, `{what}`
/// and `{text}` for words.
public struct StructurePhrases: Sendable {
  let table: String
  let columns: PluralPhrase
  let rows: PluralPhrase
  let blank: String
  let noValue: String
  let note: String
  let noteAgain: String
  let endOfNote: String
  let page: String
  let line: String
  let figure: String
  let image: String
  let code: String
  let codeOfLanguage: String
  let lines: PluralPhrase
  let aside: String
  let quotation: String
  let citation: String
  let formula: String
  let done: String
  let toDo: String
  let alerts: [StructurePhrase.Alert: String]
  /// Something with the words that describe it.
  var described = "{what}: {text}"
  /// The locale of the numbers.
  var locale = "en"

  /// Returns the phrases for a language; the English ones where there are none.
  public static func find(for language: LanguageTag?) -> StructurePhrases {
    guard let language, var phrases = PhraseText.find(language, in: all) else { return english }
    phrases.locale = language.description
    return phrases
  }

  /// Returns the words for something.
  public func words(for phrase: StructurePhrase) -> String {
    switch phrase {
    case .table(let columns, let rows):
      fill(
        table,
        [
          "columns": self.columns.words(for: columns, locale: locale),
          "rows": self.rows.words(for: rows, locale: locale),
        ])
    case .blank: blank
    case .noValue: noValue
    case .note(let label): fill(note, ["label": label])
    case .noteAgain(let label): fill(noteAgain, ["label": label])
    case .endOfNote: endOfNote
    case .page(let label): fill(page, ["label": label])
    case .line(let label): fill(line, ["label": label])
    case .figure: figure
    case .image: image
    case .code(let lines, nil):
      fill(code, ["lines": self.lines.words(for: lines, locale: locale)])
    case .code(let lines, let language?):
      fill(
        codeOfLanguage,
        ["lines": self.lines.words(for: lines, locale: locale), "language": language])
    case .aside: aside
    case .quotation: quotation
    case .citation: citation
    case .formula: formula
    case .done: done
    case .toDo: toDo
    case .alert(let alert): alerts[alert] ?? alert.rawValue
    }
  }

  /// Returns the words for something followed by those that describe it: "figure: a map".
  public func words(for phrase: StructurePhrase, describedBy text: String) -> String {
    fill(described, ["what": words(for: phrase), "text": text])
  }

  private func fill(_ phrase: String, _ values: [String: String]) -> String {
    PhraseText.fill(phrase, values)
  }

  private static let all = western.merging(eastern) { first, _ in first }
}
