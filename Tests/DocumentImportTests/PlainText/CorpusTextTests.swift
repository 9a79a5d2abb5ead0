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
    ("GITenberg_Candide_4650-8", "Candide", "fr", 31),
    ("GITenberg_Die-Verwandlung_22367-8", "Die Verwandlung", "de", 4),
    (
      "GITenberg_Lazarillo_320-8",
      "La vida de Lazarillo de tormes y de sus fortunas y adversidades", "es", 9
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
    #expect(words(of: book) == words(ofSource: book))
    // The file says its encoding itself, and its bytes agree.
    var declared: [BookWarning] = []
    let other = try #require(try open(path, warnings: &declared))
    #expect(other.resources[0].text == book.resources[0].text)
    #expect(declared.isEmpty)
    let all = blocks(book).map(\.text.string).joined(separator: "\n")
    #expect(!all.contains("Gutenberg"))
    #expect(!all.contains("Produced by"))
    #expect(book.resources[0].omissions.contains { $0.reason == .boilerplate })
  }

  /// The words of the blocks.
  private func words(of book: Book) -> TextWords.Words {
    blocks(book).reduce(into: [:]) { $0.add($1.text.string) }
  }

  /// The words of the source, what is left out of it aside.
  private func words(ofSource book: Book) -> TextWords.Words {
    var bytes = Array(book.resources[0].text.utf8)
    for omission in book.resources[0].omissions {
      for byte in omission.range { bytes[byte] = 0x20 }
    }
    return TextWords.words(of: String(decoding: bytes, as: UTF8.self))
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
      #expect(
        blocks(book).allSatisfy { block in
          block.text.string.unicodeScalars.allSatisfy {
            $0 == "\n" || $0.properties.generalCategory != .control
          }
        })
      #expect(warnings.count == (file.contains("broken-utf8") ? 1 : 0), "\(warnings)")
    }
  }

  @Test func `bytes that are no UTF-8 are told, and the rest is read as UTF-8`() throws {
    var warnings: [BookWarning] = []
    guard let book = try open("hostile/text/eng.broken-utf8.txt", warnings: &warnings) else {
      return PackageRoot.corpusMissing()
    }
    #expect(warnings.first?.description.contains("is no character of UTF-8") == true)
    // Six places, each of one or more bytes.
    let text = book.resources[0].text
    let places = text.unicodeScalars.split { $0 != "\u{FFFD}" }
    #expect(places.count == 6)
    #expect(text.contains("\u{2010}"))
  }

  @Test func `zero bytes leave the text and are all accounted for`() throws {
    var warnings: [BookWarning] = []
    guard let book = try open("hostile/text/eng.nul-and-controls.txt", warnings: &warnings) else {
      return PackageRoot.corpusMissing()
    }
    let bytes = Array(book.resources[0].text.utf8)
    let zeros = book.resources[0].omissions.filter { $0.reason == .control }
      .reduce(0) { $0 + bytes[$1.range].count { $0 == 0 } }
    #expect(zeros == 22)
  }

  @Test(arguments: ["bidi-overrides", "zero-width", "combining-flood"])
  func `signs without a shape stay where they are, or their line has nothing else`(name: String)
    throws
  {
    var warnings: [BookWarning] = []
    guard let book = try open("hostile/text/eng.\(name).txt", warnings: &warnings) else {
      return PackageRoot.corpusMissing()
    }
    func signs(_ text: String) -> Int {
      text.unicodeScalars.count { !$0.properties.isWhitespace && $0 != "\u{FEFF}" }
    }
    let shown = blocks(book).reduce(0) { $0 + signs($1.text.string) }
    let bytes = Array(book.resources[0].text.utf8)
    let left = book.resources[0].omissions.reduce(0) {
      $0 + signs(String(decoding: bytes[$1.range], as: UTF8.self))
    }
    #expect(shown + left == signs(book.resources[0].text))
    #expect(left * 50 < shown)
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
    #expect(blocks(book)[0].text.string.unicodeScalars.count > 360_000)
  }

  @Test(arguments: [
    ("eng", 30), ("fra", 30), ("deu_1996", 30), ("spa", 30), ("ita", 30), ("por_PT", 30),
    ("por_BR", 30), ("rus", 30), ("cmn_hans", 30), ("arb", 30), ("heb", 30), ("hin", 30),
    ("kor", 30), ("nld", 30), ("pol", 30), ("ell_monotonic", 30), ("tur", 30), ("vie", 30),
    ("tha", 30), ("fin", 30), ("swe", 30),
    // These files have a misprint in a heading or lack one.
    ("jpn", 29), ("ukr", 29), ("swh", 28),
  ])
  func `the articles of the declaration are its chapters`(language: String, count: Int) throws {
    var warnings: [BookWarning] = []
    guard let book = try open("books-text/udhr/udhr_\(language).txt", warnings: &warnings) else {
      return PackageRoot.corpusMissing()
    }
    #expect(book.sections.count == 1 + count, "\(book.sections.map(\.title))")
    #expect(book.sections[0].title.isEmpty)
    #expect(book.sections.dropFirst().allSatisfy { $0.blocks.count >= 2 })
  }

  @Test(arguments: [
    "eng.utf-8-sig", "fra.utf-16-le+bom", "fra.utf-16-be+bom", "jpn.shift_jis", "jpn.euc_jp",
    "jpn.iso2022_jp", "rus.koi8_r", "rus.cp1251", "cmn_hans.gb18030",
  ])
  func `the declaration gives the same book in every encoding`(file: String) throws {
    var warnings: [BookWarning] = []
    guard
      let book = try open("text-encodings/derived/udhr_\(file).txt", warnings: &warnings)
    else { return PackageRoot.corpusMissing() }
    let language = file.prefix { $0 != "." }
    let same = try #require(
      try open("books-text/udhr/udhr_\(language).txt", warnings: &warnings))
    #expect(warnings.isEmpty)
    #expect(blocks(book) == blocks(same))
    #expect(book.sections.map(\.title) == same.sections.map(\.title))
  }

  @Test func `notes of Candide are joined with their marks`() throws {
    var warnings: [BookWarning] = []
    guard let book = try open("books-text/GITenberg_Candide_4650-8.txt", warnings: &warnings)
    else { return PackageRoot.corpusMissing() }
    let marks = blocks(book).flatMap(\.marks).compactMap { mark -> String? in
      guard case .noteReference(let id) = mark.kind else { return nil }
      return id
    }
    let notes = blocks(book).compactMap { block -> String? in
      guard case .note(let id)? = block.containers.first else { return nil }
      return id
    }
    #expect(marks.count >= 45)
    #expect(Set(marks) == Set(notes))
    #expect(Set(notes).count == marks.count)
    let first = blocks(book).first { $0.text.string.contains("ailleurs[1]") }
    let mark = try #require(first?.marks.first)
    #expect(first?.text.slice(mark.range).string == "[1]")
    #expect(first?.text.attributes(at: mark.range.lowerBound).silence == .noteMark)
  }

  @Test(arguments: [
    // The readings and notes that the header gives as examples count too.
    ("aozora_43754_ruby_17594", "注文の多い料理店", "宮沢賢治", 108, 4, 30, 2),
    ("aozora_127_ruby_150", "羅生門", "芥川龍之介", 131, 2, 6, 2),
    ("aozora_789_ruby_5639", "吾輩は猫である", "夏目漱石", 9_216, 394, 461, 13),
  ])
  func `a text of Aozora Bunko has its readings, notes and chapters`(
    file: String, title: String, author: String, readings: Int, starts: Int, notes: Int,
    sections: Int
  ) throws {
    var warnings: [BookWarning] = []
    guard let book = try open("books-text/\(file).txt", warnings: &warnings) else {
      return PackageRoot.corpusMissing()
    }
    #expect(warnings.isEmpty)
    #expect(book.metadata.title == title)
    #expect(book.metadata.authors == [author])
    #expect(book.metadata.language?.description == "ja")
    #expect(book.sections.count == sections, "\(book.sections.map(\.title))")
    #expect(book.sections.last?.title == "底本")
    let aliases = blocks(book).flatMap(\.text.runs).filter { $0.attributes.alias != nil }
    let bytes = Array(book.resources[0].text.utf8)
    let omissions = book.resources[0].omissions
    let left = omissions.map { ($0.reason, String(decoding: bytes[$0.range], as: UTF8.self)) }
    let examples = left.filter { $0.0 == .annotation && $0.1.hasPrefix("（例）") }
    #expect(aliases.count + examples.count { $0.1.contains("《") } == readings)
    let marks = left.count { $0.0 == .markup && $0.1 == "｜" }
    #expect(marks + examples.count { $0.1.contains("｜") } == starts)
    // Notes are left out, or a character stands for them.
    let shown = blocks(book).map(\.text.string).joined(separator: "\n")
    #expect(!shown.contains("［＃"))
    let replaced = blocks(book).flatMap(\.text.source.pieces).count { piece in
      bytes[Int(piece.sourceStart)...].starts(with: "※［＃".utf8)
    }
    let explained = left.count { $0.0 == .annotation && $0.1.contains("［＃") }
    #expect(explained + replaced == notes)
    #expect(aliases.allSatisfy { $0.attributes.language?.description == "ja" })
  }

  @Test func `characters that Shift JIS lacks are shown`() throws {
    var warnings: [BookWarning] = []
    guard let book = try open("books-text/aozora_127_ruby_150.txt", warnings: &warnings) else {
      return PackageRoot.corpusMissing()
    }
    let shown = blocks(book).map(\.text.string).joined(separator: "\n")
    #expect(shown.contains("無理にそこへ扭(ね)じ倒した"))
    #expect(shown.contains("眶(まぶた)"))
    let aliases = blocks(book).flatMap { block in
      block.text.runs.filter { $0.attributes.alias == "まぶた" }
        .map { block.text.slice($0.range).string }
    }
    #expect(aliases == ["眶", "眶"])
  }
}

extension StringProtocol {
  /// The text without white space at both ends.
  fileprivate func trimmingCharacters() -> String {
    let start = drop(while: \.isWhitespace)
    return String(String(start.reversed().drop(while: \.isWhitespace)).reversed())
  }
}
