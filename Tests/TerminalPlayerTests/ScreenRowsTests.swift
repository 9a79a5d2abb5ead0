import FoundationEssentials
import ReadingContent
import TestSupport
import Testing
import TextBreaks

@testable import TerminalPlayer

@Suite struct ScreenRowsTests {
  private static let book = LaidOutBook(
    PlayerBooks.book(
      [
        [
          "The door was green. Nobody could open it, and so nobody tried to; the key had gone to"
            + " sea long ago.",
          "“Climb over,” she said.",
        ]
      ], titles: ["The Door"]), layout: Layout(columns: 60, rows: 10))

  private static func view(
    _ range: Range<Int>, word: Int? = nil, in book: LaidOutBook = book, paused: Bool = false
  ) -> PlayerView {
    let start = BlockPosition(section: 0, block: 0, offset: range.lowerBound)
    let end = BlockPosition(section: 0, block: 0, offset: range.upperBound)
    let word = BlockPosition(section: 0, block: 0, offset: word ?? range.lowerBound)
    return PlayerView(
      page: book.page(containing: word), line: book.line(containing: word), word: word,
      sentence: start..<end, isPaused: paused, reading: 1)
  }

  private static func screen(
    _ columns: Int, _ rows: Int, _ view: PlayerView, of book: LaidOutBook = book, top: Int = 0
  ) -> ScreenRows {
    var screen = ScreenRows(size: TerminalSize(columns: columns, rows: rows))
    screen.add(view, of: book, top: top)
    screen.setStatus(["Page 1 of 1", "The Door", "Test"])
    return screen
  }

  /// The rows with the mark made visible, and the cursor.
  private static func dump(_ screen: ScreenRows) -> String {
    let rows = screen.rows.map {
      $0.replacing("\u{1B}[1;4m", with: "[").replacing("\u{1B}[0m", with: "]")
    }
    return rows.joined(separator: "\n") + "\n@\(screen.cursor.column),\(screen.cursor.row)"
  }

  @Test func `a sentence is marked over two lines of a wide screen`() {
    #expect(
      Self.dump(Self.screen(80, 6, Self.view(20..<102))) == """
        > The door was green. [Nobody could open it, and so nobody]
          [tried to; the key had gone to sea long ago.]

          “Climb over,” she said.

        Page 1 of 1. The Door. Test
        @22,0
        """)
  }

  @Test func `a narrow screen breaks the paragraph anew`() {
    #expect(
      Self.dump(Self.screen(40, 10, Self.view(20..<102))) == """
        > The door was green. [Nobody could open]
          [it, and so nobody tried to; the key]
          [had gone to sea long ago.]

          “Climb over,” she said.




        Page 1 of 1. The Door. Test
        @22,0
        """)
  }

  @Test func `the smallest screen shows the word of a sentence that does not fit`() {
    #expect(
      Self.dump(Self.screen(20, 5, Self.view(20..<102, word: 20))) == """
        > green. [Nobody]
          [could open it, and]
          [so nobody tried]
          [to; the key had]
        Page 1 of 1
        @9,0
        """)
    #expect(
      Self.dump(Self.screen(20, 5, Self.view(20..<102, word: 97), top: 1)) == """
        > [ago.]

          “Climb over,” she
          said.
        Page 1 of 1
        @2,0
        """)
  }

  @Test func `a large screen is filled with empty rows`() {
    let screen = Self.screen(300, 100, Self.view(0..<20))
    #expect(screen.rows.count == 100)
    #expect(screen.rows[0].hasPrefix("> \u{1B}[1;4mThe door was green. \u{1B}[0mNobody"))
    #expect(screen.rows[4...98].allSatisfy { $0.isEmpty })
    #expect(screen.cursor == ScreenRows.Cursor(row: 0, column: 2))
  }

  @Test func `what does not change is not written`() {
    let first = Self.screen(80, 24, Self.view(0..<20))
    #expect(first.changes(from: first) == "")
    #expect(first.changes(from: Self.screen(80, 24, Self.view(0..<20, word: 9))) == "")
    let second = Self.screen(80, 24, Self.view(20..<102))
    // Two rows and the cursor.
    #expect(second.changes(from: first).components(separatedBy: "\u{1B}[K").count == 3)
    #expect(second.changes(from: first).hasSuffix("\u{1B}[1;23H"))
    #expect(second.changes(from: nil).contains("\u{1B}[2J"))
  }

  @Test func `a wide character is never split at the edge`() {
    for columns in 4...30 {
      let cells = Cell.cells(of: "漢字かな a👩‍👩‍👧b ｗｉｄｅ 漢字漢字漢字")
      let rows = Cell.wrap(cells, columns: columns)
      for row in rows { #expect(cells[row].reduce(0) { $0 + $1.width } <= columns) }
      let shown = rows.flatMap { cells[$0].map(\.text) }.filter { $0 != " " }
      #expect(shown == cells.map(\.text).filter { $0 != " " })
    }
  }

  @Test func `rows break at spaces, and a word that fits nowhere is broken`() {
    let cells = Cell.cells(of: "one two  three extraordinarily  ")
    let rows = Cell.wrap(cells, columns: 7).map { cells[$0].map(\.text).joined() }
    #expect(rows == ["one two", "three", "extraor", "dinaril", "y"])
    #expect(Cell.wrap([], columns: 7) == [0..<0])
  }

  @Test func `the status leaves out what does not fit and cuts long titles`() {
    var screen = ScreenRows(size: TerminalSize(columns: 40, rows: 2))
    screen.setStatus(["Page 12 of 300", "The Chapter With the Very Long Name", "Book"])
    #expect(screen.rows.last == "Page 12 of 300. The Chapter With the V…")
    screen = ScreenRows(size: TerminalSize(columns: 24, rows: 2))
    screen.setStatus(["Page 12 of 300", "The Chapter With the Very Long Name", "Book"])
    #expect(screen.rows.last == "Page 12 of 300")
    screen.setStatus(["\u{1B}[2Ja notice\u{202E}"])
    #expect(screen.rows.last == "␛[2Ja notice\u{FFFD}")
  }

  @Test func `help names every key at every size`() {
    for (columns, rows) in [(80, 24), (40, 10), (20, 5), (300, 100), (1, 1)] {
      let size = TerminalSize(columns: columns, rows: rows)
      let parts = ScreenRows.helpParts(KeyTable(), size: size)
      #expect(parts.allSatisfy { $0.count <= max(1, rows - 1) })
      let words = parts.joined().joined(separator: " ").filter { $0 != " " }
      for row in KeyTable().rows { #expect(words.contains(row.effect.filter { $0 != " " })) }
    }
  }

  @Test func `nothing that a terminal obeys comes out of a hostile text`() throws {
    guard let corpus = PackageRoot.corpus else { return PackageRoot.corpusMissing() }
    let folder = corpus.appending(path: "hostile/text")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      let data = try Data(contentsOf: folder.appending(path: name)).prefix(20_000)
      let text = String(decoding: data, as: UTF8.self)
      let blocks = text.split(whereSeparator: \.isNewline).map(String.init)
      let book = LaidOutBook(PlayerBooks.book([blocks], titles: [text]))
      for page in book.allPages {
        let start = book.allLines[page.lines.lowerBound].position
        let view = PlayerView(
          page: page.index, line: page.lines.lowerBound, word: start, sentence: nil,
          isPaused: false, reading: 1)
        for (columns, rows) in [(80, 24), (20, 5)] {
          let screen = Self.screen(columns, rows, view, of: book)
          #expect(screen.rows.count == rows)
          for row in screen.rows {
            #expect(!row.unicodeScalars.contains(where: Self.isObeyed), "\(name)")
            #expect(DisplayWidth.columns(of: row) <= columns, "\(name)")
          }
        }
      }
    }
  }

  private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
