import Narration
import ReadingContent

/// Makes books with all that treatments concern, the file of which is their texts one after the
/// other.
struct BookMaker {
  /// A piece of a block's text.
  enum Piece {
    case text(String)
    /// A mark that points to a note.
    case mark(String, note: String)
    /// A page of the print starts; its number is shown where there is a text.
    case page(String, shown: String = "")
    /// The number of a line.
    case line(String)
    case part(TextPart, String, alias: String? = nil)
    case silent(String, SkipReason)
    case language(String, String)
    case recording(String, String, Range<Int>)
  }

  var source = ""
  var sections: [Section] = []
  var language: LanguageTag? = .english

  /// Adds a section of blocks.
  mutating func section(_ title: String, _ blocks: [Block], language: String? = nil) {
    sections.append(
      Section(title: title, language: language.flatMap { LanguageTag($0) }, blocks: blocks))
  }

  /// Makes a block of pieces.
  mutating func block(
    _ kind: Block.Kind = .paragraph, in containers: [Block.Container] = [], _ pieces: Piece...,
    isTight: Bool = false
  ) -> Block {
    make(kind, in: containers, pieces, isTight: isTight)
  }

  /// Makes the row of a table, its cells separated by bars that are not spoken.
  mutating func row(
    _ table: Table, _ cells: [String], headers: [[String]] = [], isHeader: Bool = false,
    rowHeader: Bool = false, index: Int = 0
  ) -> Block {
    var pieces: [Piece] = []
    var row: [TableRow.Cell] = []
    var offset = 0
    for (column, cell) in cells.enumerated() {
      if column > 0 {
        pieces.append(.silent(" | ", .tableRule))
        offset += 3
      }
      pieces.append(.text(cell))
      row.append(
        TableRow.Cell(
          range: offset..<offset + cell.utf8.count, column: column,
          headers: headers.indices.contains(column) ? headers[column] : [],
          isHeader: isHeader || rowHeader && column == 0))
      offset += cell.utf8.count
    }
    return make(
      .tableRow(TableRow(cells: row, isHeader: isHeader, index: index)), in: [.table(table)],
      pieces, isTight: index > 0)
  }

  private mutating func make(
    _ kind: Block.Kind, in containers: [Block.Container], _ pieces: [Piece], isTight: Bool
  ) -> Block {
    var text = AttributedText()
    var marks: [Mark] = []
    for piece in pieces {
      var attributes = SpeechAttributes()
      var words = ""
      let start = text.count
      switch piece {
      case .text(let string): words = string
      case .mark(let string, let note):
        words = string
        attributes.silence = .noteMark
        marks.append(Mark(.noteReference(id: note), range: start..<start + string.utf8.count))
      case .page(let label, let shown):
        words = shown
        attributes.silence = .pageNumber
        marks.append(Mark(.printPage(label: label), range: start..<start + shown.utf8.count))
      case .line(let string):
        words = string
        attributes.silence = .lineNumber
      case .part(let part, let string, let alias):
        words = string
        attributes.part = part
        attributes.alias = alias
      case .silent(let string, let reason):
        words = string
        attributes.silence = reason
      case .language(let tag, let string):
        words = string
        attributes.language = LanguageTag(tag)
      case .recording(let string, let file, let milliseconds):
        words = string
        marks.append(
          Mark(
            .recording(resource: file, milliseconds: milliseconds),
            range: start..<start + string.utf8.count))
      }
      let origin = source.utf8.count
      source += words
      text.append(words, attributes: attributes, from: origin..<source.utf8.count)
    }
    source += "\n"
    return Block(kind: kind, containers: containers, text: text, marks: marks, isTight: isTight)
  }

  /// The book.
  var book: Book {
    Book(
      metadata: BookMetadata(title: "Book", language: language), sections: sections,
      resources: [SourceResource(path: "book.txt", text: source)])
  }
}

extension BookMaker {
  /// A book with everything: notes that name notes, one that names itself, one that nobody names and
  /// one that two sentences name; tables, figures, asides, quotations, code, numbers, emoji.
  static var everything: Book {
    var maker = BookMaker()
    let table = Table(number: 1, rows: 3, columns: 3, caption: "")
    let headers = [["Name"], ["Age"], ["Town"]]
    var blocks = [
      maker.block(.heading(level: 1), .page("i"), .text("Chapter "), .mark("*", note: "a")),
      maker.block(
        .paragraph, .text("The first sentence."), .mark("[1]", note: "b"), .text(" It goes "),
        .page("12", shown: "[12]"), .text("on. Again"), .mark("[1]", note: "b"), .text(".")),
      maker.block(
        .verse, in: [.verse], .line("40"), .text(" Sing, O Muse\n"), .line("41"), .text(" of wrath")
      ),
      maker.block(.caption, in: [.table(table)], .text("People")),
      maker.row(table, ["Name", "Age", "Town"], isHeader: true),
      maker.row(table, ["Ada", "36", "–"], headers: headers, rowHeader: true, index: 1),
      maker.row(table, ["Bob", "", "Rome"], headers: headers, rowHeader: true, index: 2),
      maker.block(in: [.figure], .part(.image, "map.png", alias: "A map of Rome")),
      maker.block(.caption, in: [.figure], .text("Figure 1. Rome.")),
      maker.block(in: [.aside], .text("Beside the text"), .mark("[2]", note: "c"), .text(".")),
      maker.block(in: [.aside], .text("More of it.")),
      maker.block(in: [.quotation], .text("Somebody said this.")),
      maker.block(.code(language: "Rust"), .text("let x = 1;\nlet y = 2;")),
    ]
    blocks += [
      maker.block(
        .paragraph, .text("Formulas "), .part(.formula, "x²", alias: "x squared"), .text(" and "),
        .part(.citation, "(Smith 1999)"), .text(", "), .part(.code, "main"), .text(", "),
        .part(.quotation, "so to say"), .text(" 😀.")),
      maker.block(.thematicBreak),
    ]
    maker.section("Chapter", blocks)
    let notes = [
      maker.block(.heading(level: 1), .text("Notes")),
      maker.block(
        in: [.note(id: "a")], .text("About the chapter"), .mark("*", note: "a"), .text(".")),
      maker.block(in: [.note(id: "b")], .text("1. See also"), .mark("[3]", note: "d"), .text(".")),
      maker.block(in: [.note(id: "b")], .text("A second paragraph.")),
      maker.block(in: [.note(id: "c")], .text("Named in a box.")),
      maker.block(in: [.note(id: "d")], .text("Named in a note.")),
      maker.block(in: [.note(id: "e")], .text("Named by nobody.")),
    ]
    maker.section("Notes", notes)
    return maker.book
  }
}

extension Book {
  /// What is heard, a line an utterance; announcements stand in brackets, another voice before a
  /// colon.
  func heard(_ treatments: Treatments, section: Int? = nil) -> [String] {
    var settings = NarrationSettings()
    settings.treatments = treatments
    let script = Script(book: self, settings: settings)
    return script.filter { section == nil || $0.id.section == section }.flatMap(\.utterances).map {
      let words = $0.parts.map { part in
        let text = part.string.split(separator: " ").joined(separator: " ")
        return part.language.map { "\($0): \(text)" } ?? text
      }.joined(separator: " / ")
      return $0.isAnnouncement ? "[\(words)]" : words
    }
  }
}
