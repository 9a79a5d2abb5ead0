import Narration
import ReadingContent
import Testing

@Suite("Tables")
struct TableReadingTests {
  private func book(
    _ language: String, _ rows: [[String]], caption: String = "", headers: [[String]]? = nil,
    rowHeader: Bool = false
  ) -> Book {
    var maker = BookMaker()
    maker.language = LanguageTag(language)
    let columns = rows.first?.count ?? 0
    let table = Table(number: 1, rows: rows.count, columns: columns, caption: caption)
    let blocks = rows.enumerated().map { index, cells in
      maker.row(
        table, cells, headers: index == 0 ? [] : headers ?? (rows.first ?? []).map { [$0] },
        isHeader: index == 0, rowHeader: rowHeader, index: index)
    }
    maker.section("Tables", blocks)
    return maker.book
  }

  @Test(
    "A table is told with its size, and each cell has its header before it (CC-5 to CC-8)",
    arguments: [
      (
        "en", ["Name", "Age"],
        [
          "[table, 2 columns, 3 rows: People]", "Name", "Age", "[Name]", "Ada", "[Age]", "24",
          "[Name]", "[blank]", "[Age]", "no value",
        ]
      ),
      (
        "de", ["Name", "Alter"],
        [
          "[Tabelle, 2 Spalten, 3 Zeilen: People]", "Name", "Alter", "[Name]", "Ada", "[Alter]",
          "24", "[Name]", "[leer]", "[Alter]", "kein Wert",
        ]
      ),
      (
        "ja", ["名前", "年齢"],
        [
          "[表、2列、3行、People]", "名前", "年齢", "[名前]", "Ada", "[年齢]", "24", "[名前]", "[空白]",
          "[年齢]", "値なし",
        ]
      ),
      (
        "ru", ["Имя", "Возраст"],
        [
          "[таблица, 2 столбца, 3 строки: People]", "Имя", "Возраст", "[Имя]", "Ada",
          "[Возраст]", "24", "[Имя]", "[пусто]", "[Возраст]", "нет значения",
        ]
      ),
    ])
  func headers(language: String, header: [String], heard: [String]) {
    let book = book(language, [header, ["Ada", "24"], ["", "–"]], caption: "People")
    #expect(book.heard(Treatments()) == heard)
  }

  @Test("The header of a row is read once, as its first cell")
  func rowHeaders() {
    let book = book(
      "en", [["", "Height"], ["Ben Nevis", "1345"]],
      headers: [[], ["Height", "Ben Nevis"]], rowHeader: true)
    #expect(
      book.heard(Treatments()) == [
        "[table, 2 columns, 2 rows]", "Height", "Ben Nevis", "[Height]", "1345",
      ])
  }

  @Test("Headers over several rows are read from the outermost on, each once")
  func nestedHeaders() {
    let book = book(
      "en", [["Year", "Sales"], ["1805", "12"]],
      headers: [["Year", "Year"], ["Sales", "North", "Sales"]])
    #expect(
      book.heard(Treatments()).suffix(5) == ["[Year]", "1805", "[Sales]", "[North]", "12"])
  }

  @Test("A table of one column has no headers before its cells")
  func singleColumn() {
    let book = book("en", [["Name"], ["Ada"], ["Bob"]])
    #expect(
      book.heard(Treatments()) == ["[table, 1 column, 3 rows]", "Name", "Ada", "Bob"])
  }

  @Test("Headers before cells can be turned off")
  func withoutHeaders() {
    var treatments = Treatments()
    treatments.repeatsHeaders = false
    let book = book("en", [["Name", "Age"], ["Ada", "36"]])
    #expect(
      book.heard(treatments) == ["[table, 2 columns, 2 rows]", "Name", "Age", "Ada", "36"])
  }

  @Test("Between two cells there is a silence, and between a header and its cell a shorter one")
  func pauses() throws {
    let book = book("en", [["Name", "Age"], ["Ada", "36"]])
    let last = try #require(Array(Script(book: book)).last)
    let silences = last.segments.map { segment in
      if case .silence(let milliseconds) = segment { milliseconds } else { 0 }
    }
    #expect(silences == [0, 120, 0, 200, 0, 120, 0, 1200])
  }
}
