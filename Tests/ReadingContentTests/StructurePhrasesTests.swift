import Testing

@testable import ReadingContent

@Suite("Structure phrases")
struct StructurePhrasesTests {
  private static let languages = [
    "ar", "de", "en", "es", "fa", "fr", "he", "it", "ja", "ko", "nl", "pl", "pt", "ru", "sv", "zh",
    "zh-Hant",
  ]

  private func phrases(_ language: String) -> StructurePhrases {
    StructurePhrases.find(for: LanguageTag(language))
  }

  @Test(
    "A table is told with its size in the plural forms of the language",
    arguments: [
      ("en", 1, 12, "table, 1 column, 12 rows"), ("de", 1, 2, "Tabelle, eine Spalte, 2 Zeilen"),
      ("fr", 3, 1, "tableau, 3 colonnes, une ligne"),
      ("ru", 2, 5, "таблица, 2 столбца, 5 строк"),
      ("ru", 1, 21, "таблица, один столбец, 21 строка"),
      ("pl", 5, 3, "tabela, 5 kolumn, 3 wiersze"), ("ja", 3, 12, "表、3列、12行"),
      ("ar", 2, 1, "جدول، عمودان، صف واحد"), ("he", 2, 4, "טבלה, שתי עמודות, 4 שורות"),
      ("fa", 3, 2, "جدول، ۳ ستون، ۲ ردیف"), ("zh-TW", 3, 2, "表格，3欄，2列"),
    ])
  func tables(language: String, columns: Int, rows: Int, words: String) {
    #expect(phrases(language).words(for: .table(columns: columns, rows: rows)) == words)
  }

  @Test("A long number has no groups, since some voices read the gap as its end")
  func longNumbers() {
    #expect(phrases("ru").words(for: .code(lines: 1200)) == "код, 1200 строк")
    #expect(phrases("en").words(for: .code(lines: 1200)) == "code, 1200 lines")
  }

  @Test("Labels of a book are taken as they are")
  func labels() {
    #expect(phrases("en").words(for: .note("{label}")) == "note {label}")
    #expect(phrases("ja").words(for: .page("xii")) == "xiiページ")
    #expect(phrases("fr").words(for: .figure, describedBy: "une carte") == "figure : une carte")
    #expect(
      phrases("en").words(for: .code(lines: 12, language: "Rust")) == "code, 12 lines of Rust")
  }

  @Test("A language without phrases, and none at all, read the English ones")
  func unknownLanguages() {
    #expect(phrases("tlh").words(for: .blank) == "blank")
    #expect(StructurePhrases.find(for: nil).words(for: .page("3")) == "page 3")
    #expect(phrases("de-1996").words(for: .blank) == "leer")
  }

  @Test(
    "Every language has words for everything, without a place left unfilled", arguments: languages)
  func completeness(language: String) {
    let all: [StructurePhrase] = [
      .table(columns: 3, rows: 4), .blank, .noValue, .note("7"), .noteAgain("7"),
      .endOfNote, .page("7"), .line("7"), .figure, .image, .code(lines: 2),
      .code(lines: 2, language: "Rust"), .aside, .quotation, .citation, .formula,
      .done, .toDo,
    ]
    let phrases = phrases(language)
    let words =
      (all + StructurePhrase.Alert.allCases.map { .alert($0) }).map { phrases.words(for: $0) }
    for word in words {
      #expect(!word.isEmpty && !word.contains("{"))
      #expect(word == word.trimmingSpaces)
    }
    for phrase in [StructurePhrase.note("7"), .noteAgain("7"), .page("7"), .line("7")] {
      #expect(phrases.words(for: phrase).contains("7"))
    }
    #expect(Set(StructurePhrase.Alert.allCases.map { phrases.words(for: .alert($0)) }).count == 5)
    #expect(language == "en" || phrases.words(for: .endOfNote) != "end of note")
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    split(separator: " ").joined(separator: " ")
  }
}
