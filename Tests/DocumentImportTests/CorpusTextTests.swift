import DocumentImport
import FoundationEssentials
import ReadingContent
import TestSupport
import Testing
import TextBreaks

@Suite struct CorpusTextTests {
  private func open(
    _ file: String, encoding: String? = nil, warnings: inout [BookWarning]
  ) throws -> Book? {
    guard let corpus = PackageRoot.corpus else { return nil }
    let importer = DocumentImporter(options: ImportOptions(encoding: encoding))
    let book = try importer.book(at: [corpus.appending(path: file).path], warnings: &warnings)
    Accounting.check(book)
    return book
  }

  private func blocks(_ book: Book) -> [Block] { book.sections.flatMap(\.blocks) }

  @Test(arguments: [
    ("GITenberg_Candide_4650-8", "Candide", "fr", 32),
    ("GITenberg_Die-Verwandlung_22367-8", "Die Verwandlung", "de", 5),
    (
      "GITenberg_Lazarillo_320-8",
      "La vida de Lazarillo de tormes y de sus fortunas y adversidades", "es", 10
    ),
  ])
  func `a book of Project Gutenberg is read with all its words`(
    file: String, title: String, language: String, sections: Int
  ) throws {
    var warnings: [BookWarning] = []
    let path = "books-text/\(file).txt"
    guard let book = try open(path, encoding: "ISO-8859-1", warnings: &warnings) else {
      return PackageRoot.corpusMissing()
    }
    #expect(warnings.isEmpty)
    #expect(book.metadata.title == title)
    #expect(book.metadata.language?.description == language)
    #expect(book.sections.count == sections, "\(book.sections.map(\.title))")
    #expect(
      Accounting.words(blocks(book).map(\.text.string))
        == Accounting.words([book.resources[0].text]))
    var guessed: [BookWarning] = []
    let other = try #require(try open(path, warnings: &guessed))
    #expect(other.resources[0].text == book.resources[0].text)
    #expect(guessed.count == 1)
    #expect(guessed.first?.line != nil)
    #expect(guessed.first?.description.contains("Windows-1252") == true)
  }

  @Test func `prose is rejoined and the title page is not`() throws {
    var warnings: [BookWarning] = []
    guard
      let book = try open(
        "books-text/GITenberg_Candide_4650-8.txt", encoding: "latin1", warnings: &warnings)
    else { return PackageRoot.corpusMissing() }
    let texts = blocks(book).map(\.text.string)
    #expect(
      texts.contains {
        $0.hasPrefix(
          "Il y avait en Vestphalie, dans le château de M. le baron de Thunder-ten-tronckh, un jeune garçon"
        )
      })
    #expect(texts.contains("DE L' IMPRIMERIE DE A. FIRMIN DIDOT,"))
    #expect(
      texts.contains { $0.hasPrefix("Release Date: November, 2003 [Etext #4650]\n[This file") })
    #expect(book.sections[1].title == "CHAPITRE I.")
    #expect(book.sections[1].blocks[0].kind == .heading(level: 1))
    #expect(book.sections[1].blocks[1].text.string.hasPrefix("Comment Candide fut élevé"))
  }

  @Test func `the declaration has a paragraph on every line in every language`() throws {
    guard let corpus = PackageRoot.corpus else { return PackageRoot.corpusMissing() }
    let folder = corpus.appending(path: "books-text/udhr")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".txt") }.sorted()
    #expect(!files.isEmpty)
    for file in files {
      var warnings: [BookWarning] = []
      let book = try #require(try open("books-text/udhr/\(file)", warnings: &warnings))
      #expect(warnings.isEmpty)
      let lines = book.resources[0].text.split(separator: "\n")
        .map { $0.trimmingCharacters() }.filter { !$0.isEmpty }
      #expect(blocks(book).map(\.text.string) == lines, "\(file)")
      print("\(file): \(book.sections.count) sections, \(lines.count) paragraphs")
    }
  }

  @Test func `hostile texts are read and accounted for`() throws {
    guard let corpus = PackageRoot.corpus else { return PackageRoot.corpusMissing() }
    let folder = corpus.appending(path: "hostile/text")
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      var warnings: [BookWarning] = []
      let book = try #require(try open("hostile/text/\(file)", warnings: &warnings))
      let all = blocks(book)
      print("\(file): \(all.count) blocks, \(warnings.count) warnings")
      #expect(
        all.allSatisfy { block in
          block.text.string.unicodeScalars.allSatisfy {
            $0 == "\n" || $0.properties.generalCategory != .control
          }
        })
      #expect(warnings.count == (file.contains("broken-utf8") ? 1 : 0), "\(warnings)")
    }
  }

  @Test func `the same text with other line ends, or with zero bytes, gives the same blocks`()
    throws
  {
    guard PackageRoot.corpus != nil else { return PackageRoot.corpusMissing() }
    var warnings: [BookWarning] = []
    let plain = try #require(try open("books-text/udhr/udhr_eng.txt", warnings: &warnings))
    for file in ["cr-only", "mixed-eol"] {
      let other = try #require(try open("hostile/text/eng.\(file).txt", warnings: &warnings))
      #expect(blocks(other).map(\.text.string) == blocks(plain).map(\.text.string), "\(file)")
    }
    let zeros = try #require(
      try open("hostile/text/eng.nul-and-controls.txt", warnings: &warnings))
    #expect(blocks(zeros).count == blocks(plain).count)
    #expect(blocks(zeros)[0].text.string == "Universal Declaration of Human Rights")
  }

  @Test func `a novel in one line is one paragraph`() throws {
    var warnings: [BookWarning] = []
    guard let book = try open("hostile/text/aozora_789.one-line.txt", warnings: &warnings) else {
      return PackageRoot.corpusMissing()
    }
    #expect(blocks(book).count == 1)
    #expect(blocks(book)[0].text.string.unicodeScalars.count > 370_000)
  }

  @Test func `a Japanese novel in Shift JIS has a paragraph on every line`() throws {
    var warnings: [BookWarning] = []
    guard
      let book = try open(
        "books-text/aozora_789_ruby_5639.txt", encoding: "shift_jis", warnings: &warnings)
    else { return PackageRoot.corpusMissing() }
    #expect(warnings.isEmpty)
    #expect(blocks(book).contains { $0.text.string.hasPrefix("吾輩《わがはい》は猫である。") })
    #expect(blocks(book).count > 2_000)
  }
}

extension StringProtocol {
  /// The text without white space at both ends.
  fileprivate func trimmingCharacters() -> String {
    let start = drop(while: \.isWhitespace)
    return String(String(start.reversed().drop(while: \.isWhitespace)).reversed())
  }
}
