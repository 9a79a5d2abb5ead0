import FoundationEssentials
import ReadingContent
import TestSupport

/// Books that the tests of this module read.
enum TestBooks {
  /// A book of one section.
  static func book(_ blocks: [Block], language: String? = nil) -> Book {
    book(sections: [blocks], language: language)
  }

  static func book(sections: [[Block]], language: String? = nil) -> Book {
    Book(
      metadata: BookMetadata(title: "Test", language: language.flatMap { LanguageTag($0) }),
      sections: sections.map { Section(title: "", blocks: $0) }, resources: [])
  }

  static func paragraph(_ text: String, tight: Bool = false) -> Block {
    Block(kind: .paragraph, text: AttributedText(text), isTight: tight)
  }

  static func heading(_ text: String) -> Block {
    Block(kind: .heading(level: 2), text: AttributedText(text))
  }

  static func row(_ cells: [Range<Int>], isHeader: Bool = false) -> Block.Kind {
    .tableRow(
      TableRow(
        cells: cells.enumerated().map { column, range in
          TableRow.Cell(range: range, column: column, isHeader: isHeader)
        }, isHeader: isHeader))
  }

  static let line = Block(kind: .thematicBreak, text: AttributedText())

  /// A book with every kind of block, several sections and several scripts.
  static var everything: Book {
    var item = AttributedText()
    item.append("• ", attributes: .silent(.listMarker))
    item.append(
      "An item whose text is so long that it goes on in a second line of the page, and a third.")
    var mixed = AttributedText("In Paris one says ")
    var french = SpeechAttributes()
    french.language = LanguageTag("fr")
    mixed.append("l’arc de triomphe", attributes: french)
    mixed.append(" of the arch, and 凱旋門 in Tokyo. ")
    let list: [Block.Container] = [.listItem(index: 1, number: nil)]
    return book(sections: [
      [
        heading("The first"),
        Block(kind: .paragraph, text: mixed),
        Block(kind: .paragraph, containers: list, text: item),
        Block(
          kind: .paragraph, containers: list,
          text: AttributedText("The second paragraph of the item."), isTight: true),
        Block(
          kind: .paragraph, containers: [.listItem(index: 1, number: 12)],
          text: AttributedText("12. A numbered item.")),
        line,
        Block(
          kind: .paragraph, containers: [.quotation, .quotation],
          text: AttributedText("Said somebody whom somebody quoted.\nIn two lines.")),
        Block(
          kind: .code(language: "swift"),
          text: AttributedText("if isRaining {\n\tstay()\n\n} else { go() }\n")),
      ],
      [],
      [line],
      [
        heading("The second"),
        Block(
          kind: row([0..<4, 7..<10], isHeader: true),
          text: AttributedText("Name | Age")),
        Block(
          kind: row([0..<3, 6..<8]),
          text: AttributedText("Ann | 34"), isTight: true),
        line, line,
        Block(kind: .paragraph, containers: [.note(id: "1")], text: AttributedText("A note.")),
      ],
    ])
  }

  /// Cuts a text at its empty lines into paragraphs, and puts a section before each hundredth.
  static func plain(_ text: String, language: String) -> Book {
    var sections: [[Block]] = [[]]
    var paragraph = ""
    func end() {
      guard !paragraph.isEmpty else { return }
      if sections[sections.count - 1].count == 100 { sections.append([]) }
      sections[sections.count - 1].append(Self.paragraph(paragraph))
      paragraph = ""
    }
    // "\r\n" is one character, so the text is cut by scalars.
    for line in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.allSatisfy({ $0.properties.isWhitespace }) {
        end()
      } else {
        if !paragraph.isEmpty { paragraph += "\n" }
        paragraph += String(line)
      }
    }
    end()
    return book(sections: sections, language: language)
  }

  /// The text files of the corpus as books, with their paths; nothing without a corpus.
  static func corpus() -> [(path: String, book: Book)]? {
    guard let corpus = PackageRoot.corpus else { return nil }
    let folders = ["books-text", "markdown", "text-encodings", "unicode", "hostile"]
    var books: [(path: String, book: Book)] = []
    for folder in folders {
      let root = corpus.appending(path: folder).path
      for path in (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []
      where path.hasSuffix(".txt") || path.hasSuffix(".md") {
        let file = corpus.appending(path: folder).appending(path: path)
        guard let data = try? Data(contentsOf: file), data.count < 2 << 20 else { continue }
        let text =
          String(bytes: data, encoding: .utf8)
          ?? data.reduce(into: "") { $0.unicodeScalars.append(Unicode.Scalar($1)) }
        books.append(("\(folder)/\(path)", plain(text, language: language(of: path))))
      }
    }
    return books.sorted { $0.path < $1.path }
  }

  private static func language(of path: String) -> String {
    let names = ["jpn": "ja", "cmn": "zh", "arb": "ar", "heb": "he", "kor": "ko", "rus": "ru"]
    return names.first { path.contains($0.key) }?.value ?? (path.contains("aozora") ? "ja" : "en")
  }
}
