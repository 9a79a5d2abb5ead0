import DocumentImport
import FoundationEssentials
import Glibc
import ReadingContent
import TestSupport
import Testing

@Suite struct DocumentImporterTests {
  private func book(
    _ paths: [String], _ options: ImportOptions = ImportOptions(), warnings: inout [BookWarning]
  ) throws(ImportError) -> Book {
    try DocumentImporter(options: options).book(at: paths, warnings: &warnings)
  }

  private func error(_ paths: [String], _ options: ImportOptions = ImportOptions()) -> ImportError?
  {
    var warnings: [BookWarning] = []
    do {
      _ = try book(paths, options, warnings: &warnings)
      return nil
    } catch {
      return error
    }
  }

  @Test func `several files are one book in their order`() throws {
    let folder = try TemporaryFolder(["a.txt": "First.", "b.md": "Second.", "c": "Third."])
    var warnings: [BookWarning] = []
    let read = try book(["a.txt", "b.md", "c"].map { "\(folder.path)/\($0)" }, warnings: &warnings)
    #expect(read.sections.flatMap(\.blocks).map(\.text.string) == ["First.", "Second.", "Third."])
    #expect(read.sections.flatMap(\.blocks).map(\.text.source.resource) == [0, 1, 2])
    #expect(read.metadata.title == "a")
    #expect(warnings.isEmpty)
  }

  @Test func `the language is the reader's before the document's`() throws {
    let folder = try TemporaryFolder(["a.md": "---\nlanguage: fr\n---\n\nBonjour.\n"])
    var warnings: [BookWarning] = []
    let path = "\(folder.path)/a.md"
    #expect(try book([path], warnings: &warnings).metadata.language?.description == "fr")
    let options = ImportOptions(language: LanguageTag("fr-CA"))
    let read = try book([path], options, warnings: &warnings)
    #expect(read.metadata.language?.description == "fr-CA")
    #expect(read.sections.allSatisfy { $0.language == nil })
  }

  @Test func `lexicons are named as seen from the file that names them`() throws {
    let folder = try TemporaryFolder([
      "a.md": "---\ntitle: A\nlexicons:\n  - words/a.pls\n  - none.pls\n---\n\nText.\n",
      "in/b.md": "---\nlexicons: [../words/a.pls, b.tsv, ../words]\n---\n\nText.\n",
      "words/a.pls": "", "in/b.tsv": "",
    ])
    var warnings: [BookWarning] = []
    let root = folder.path
    let read = try book(["\(root)/a.md", "\(root)/in/b.md"], warnings: &warnings)
    #expect(
      read.metadata.settings.lexicons.map(\.path) == [
        "\(root)/words/a.pls", "\(root)/in/../words/a.pls", "\(root)/in/b.tsv",
      ])
    let consequence =
      "the book is read without it; lexicons are named as seen from the folder of the file that "
      + "names them"
    #expect(
      warnings.map(\.description) == [
        "\(root)/a.md, line 3: there is no lexicon \(root)/none.pls; \(consequence)",
        "\(root)/in/b.md, line 2: the lexicon \(root)/in/../words is a folder; \(consequence)",
      ])
  }

  @Test func `an absolute lexicon is itself and one text names one`() throws {
    let folder = try TemporaryFolder(["words.pls": ""])
    let path = "\(folder.path)/words.pls"
    try folder.write(Array("---\nlexicons: \(path)\n---\n\nText.\n".utf8), to: "a.md")
    var warnings: [BookWarning] = []
    let read = try book(["\(folder.path)/a.md"], warnings: &warnings)
    #expect(read.metadata.settings.lexicons.map(\.path) == [path])
    #expect(warnings.isEmpty)
  }

  @Test(arguments: ["", "src/"])
  func `a folder with a list of chapters is a book`(place: String) throws {
    let folder = try TemporaryFolder([
      "\(place)SUMMARY.md": "# The Mill\n\n- [One](one.md)\n  - [Deeper](in/deep%20er.md)\n",
      "\(place)one.md": "One.", "\(place)in/deep er.md": "Deeper.",
    ])
    var warnings: [BookWarning] = []
    let read = try book([folder.path], warnings: &warnings)
    #expect(warnings.isEmpty)
    #expect(read.metadata.title == "The Mill")
    #expect(read.sections.map(\.title) == ["One", "Deeper"])
    #expect(read.sections.map(\.level) == [1, 2])
    #expect(
      read.resources.map(\.path)
        == ["one.md", "in/deep er.md"].map { "\(folder.path)/\(place)\($0)" })
    let same = try book(["\(folder.path)/\(place)SUMMARY.md"], warnings: &warnings)
    #expect(same.sections == read.sections)
  }

  @Test func `a chapter that is missing, listed twice or empty is told with its line`() throws {
    let folder = try TemporaryFolder([
      "SUMMARY.md": "- [A](a.md)\n- [B](b.md)\n- [A again](./a.md)\n- [C](c.md)\n- [D](d)\n",
      "a.md": "A.", "c.md": " \n", "d/e.md": "",
    ])
    var warnings: [BookWarning] = []
    let read = try book([folder.path], warnings: &warnings)
    #expect(read.sections.map(\.title) == ["A"])
    #expect(warnings.map(\.line) == [2, 3, 4, 5])
    #expect(
      warnings.map(\.message) == [
        "there is no file b.md; the chapter is left out",
        "./a.md is listed a second time; it is read once",
        "there is no text in c.md; the chapter is left out",
        "d is a folder; the chapter is left out",
      ])
  }

  @Test func `no chapter lies outside the folder of the book`() throws {
    let outside = try TemporaryFolder(["secret.md": "Secret."])
    let secret = "\(outside.path)/secret.md"
    let folder = try TemporaryFolder([
      "book/SUMMARY.md":
        "- [A](a.md)\n- [B](../b.md)\n- [C](\(secret))\n- [D](link.md)\n- [E](in/secret.md)\n"
        + "- [F](../no.md)\n- [G](https://example.org/g.md)\n- [H](%2e%2e/b.md)\n",
      "book/a.md": "A.", "b.md": "B.",
    ])
    try folder.link("book/link.md", to: secret)
    try folder.link("book/in", to: outside.path)
    var warnings: [BookWarning] = []
    let read = try book(["\(folder.path)/book"], warnings: &warnings)
    #expect(read.sections.map(\.title) == ["A"])
    #expect(warnings.count == 7)
    #expect(warnings.count { $0.message.contains("outside the book's folder") } == 6)
  }

  @Test func `front matter may list the chapters`() throws {
    let folder = try TemporaryFolder([
      "book.md": "---\nchapters:\n- one.md\n- two.md\n---\n", "one.md": "One.", "two.md": "Two.",
    ])
    var warnings: [BookWarning] = []
    let read = try book(["\(folder.path)/book.md"], warnings: &warnings)
    let texts = read.sections.flatMap(\.blocks).map(\.text.string)
    #expect(texts.suffix(2) == ["One.", "Two."])
    #expect(read.sections.map(\.title).suffix(2) == ["one", "two"])
  }

  @Test func `a pipe is read like a file`() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { close(ends[0]) }
    let text = Array("Through a pipe.".utf8)
    #expect(write(ends[1], text, text.count) == text.count)
    close(ends[1])
    var warnings: [BookWarning] = []
    let read = try book(["/dev/fd/\(ends[0])"], warnings: &warnings)
    #expect(read.sections.first?.blocks.first?.text.string == "Through a pipe.")
  }

  @Test func `what cannot be opened is an error of its kind`() throws {
    let folder = try TemporaryFolder([
      "empty.txt": "", "blank.md": " \n\n", "SUMMARY.md": "- [A](a.md)\n",
    ])
    let path = folder.path
    let plain = try TemporaryFolder(["a.txt": "A."])
    #expect(error([]) == .nothingNamed)
    #expect(error(["\(path)/no.txt"]) == .notFound(path: "\(path)/no.txt"))
    #expect(error(["\(path)/empty.txt/x"]) == .notFound(path: "\(path)/empty.txt/x"))
    #expect(error(["a\0b"]) == .notFound(path: "a\0b"))
    #expect(error([""]) == .notFound(path: ""))
    #expect(error([plain.path]) == .folderWithoutSummary(path: plain.path))
    #expect(error(["\(path)/empty.txt"]) == .empty(path: "\(path)/empty.txt"))
    #expect(error(["\(path)/blank.md"]) == .empty(path: "\(path)/blank.md"))
    #expect(error([path]) == .noChapters(path: "\(path)/SUMMARY.md"))
    try folder.link("loop", to: "loop")
    #expect(error(["\(path)/loop"]) == .unreadable(path: "\(path)/loop", code: ELOOP))
    let wrong = error(["\(plain.path)/a.txt"], ImportOptions(encoding: "utf-9"))
    guard case .unknownEncoding = wrong else {
      Issue.record("\(String(describing: wrong))")
      return
    }
  }

  @Test func `a file above 64 MiB is refused`() throws {
    let folder = try TemporaryFolder(["a.txt": ""])
    let path = "\(folder.path)/a.txt"
    try #require(truncate(path, 64 << 20 + 1) == 0)
    #expect(error([path]) == .tooLarge(path: path))
    #expect(error(["/dev/zero"]) == .tooLarge(path: "/dev/zero"))
    #expect(ImportError.tooLarge(path: path).description.contains("64 MiB"))
  }

  /// The list at the end of a ZIP archive, which is all that names need.
  private static func archive(_ names: [String]) -> String {
    names.reduce("PK\u{3}\u{4}") { text, name in
      let zeros = String(repeating: "\u{0}", count: 24)
      let length = String(Unicode.Scalar(UInt8(name.utf8.count)))
      return text + "PK\u{1}\u{2}\(zeros)\(length)\u{0}" + zeros.prefix(16) + name
    }
  }

  @Test(arguments: [
    ("%PDF-1.7\n", ForeignFormat.pdf, "pdftotext 'a file' - | read-aloud -"),
    ("{\\rtf1 x}", .rtf, "pandoc -f rtf 'a file' -t markdown | read-aloud -"),
    ("PK\u{3}\u{4}..mimetypeapplication/vnd.oasis.opendocument.text", .odt, "pandoc -f odt"),
    ("PK\u{3}\u{4}..[Content_Types].xml..word/document.xml", .docx, "pandoc -f docx 'a file'"),
    ("PK\u{3}\u{4}..other", .zip, "unpack it"),
    (String(repeating: "x", count: 60) + "BOOKMOBI", .mobi, "ebook-convert 'a file' book.epub"),
    ("<?xml version='1.0'?>\n<FictionBook>", .fictionBook, "pandoc -f fb2 'a file'"),
    ("<?xml version='1.0'?><dtbook>", .dtbook, "pandoc -f html 'a file'"),
    ("<dtbook xmlns='x'>", .dtbook, "pandoc -f html 'a file' -t markdown | read-aloud -"),
    ("%!PS-Adobe-3.0\n", .postScript, "ps2ascii 'a file' | read-aloud -"),
    ("AT&TFORM\u{0}\u{0}\u{1}\u{0}DJVM", .djvu, "djvutxt 'a file' | read-aloud -"),
    ("ITSF\u{3}\u{0}\u{0}\u{0}`", .chm, "ebook-convert 'a file' book.epub && read-aloud book.epub"),
    ("ITOLITLS\u{1}", .lit, "ebook-convert 'a file' book.epub"),
    ("CONT\u{2}\u{0}", .kfx, "in another format"),
    ("Rar!\u{1A}\u{7}\u{0}", .rar, "unpack it"),
    ("From: <Saved>\nMIME-Version: 1.0\nContent-Type: multipart/related;", .webArchive, "as HTML"),
    (archive(["ComicInfo.xml", "01.JPG", "02.png"]), .comic, "no text"),
    (archive(["Index/Document.iwa", "preview.jpg"]), .pages, "as EPUB or Word"),
    (archive(["ppt/slides/slide1.xml"]), .slides, "as HTML or PDF"),
    (archive(["xl/workbook.xml"]), .spreadsheet, "as HTML or PDF"),
    (archive(["book.fb2"]), .zippedFictionBook, "unzip -p 'a file' | pandoc -f fb2"),
    ("\u{0}\u{1}\u{2}\u{3}", .binary, "not a text"),
    ("\u{7F}ELF", .binary, "not a text"),
  ])
  func `another format is told by its content and answered with a way`(
    content: String, format: ForeignFormat, way: String
  ) throws {
    let folder = try TemporaryFolder(["a file": content])
    let found = error(["\(folder.path)/a file"])
    #expect(found == .notReadable(path: "\(folder.path)/a file", format: format))
    let words = found?.description.replacing("\(folder.path)/", with: "") ?? ""
    #expect(words.contains(way), "\(words)")
  }

  @Test func `Markdown may start with HTML`() throws {
    let folder = try TemporaryFolder(["a.md": "<html>\n\nText.\n"])
    #expect(error(["\(folder.path)/a.md"]) == nil)
  }

  @Test func `a name that a shell would take apart is quoted`() {
    let words = ImportError.notReadable(path: "-it's; rm", format: .pdf).description
    #expect(words.contains("pdftotext './-it'\\''s; rm' - |"))
    let input = ImportError.notReadable(path: "-", format: .pdf).description
    #expect(input.hasPrefix("standard input: ") && input.contains("pdftotext FILE - |"))
  }

  @Test func `bytes that are not of the encoding are told with line and column`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array("One é\ntwo ".utf8) + [0xE9, 0x21, 0xFF], to: "a.txt")
    var warnings: [BookWarning] = []
    _ = try book(["\(folder.path)/a.txt"], warnings: &warnings)
    #expect(warnings.map(\.line) == [2])
    #expect(warnings.map(\.column) == [5])
    #expect(warnings.first?.message.hasPrefix("the byte E9 is not UTF-8") == true)
    warnings = []
    let read = try book(
      ["\(folder.path)/a.txt"], ImportOptions(encoding: "utf-8"), warnings: &warnings)
    #expect(read.resources[0].text == "One é\ntwo \u{FFFD}!\u{FFFD}")
    #expect(warnings.map(\.column) == [5])
    #expect(warnings.first?.message.contains("and for 1 more") == true)
  }

  @Test func `the book of Rust is read by its list of chapters`() throws {
    guard let corpus = PackageRoot.corpus else { return PackageRoot.corpusMissing() }
    var warnings: [BookWarning] = []
    let read = try book([corpus.appending(path: "markdown/rust-book").path], warnings: &warnings)
    print("rust-book: \(read.sections.count) sections, \(warnings.count) warnings")
    #expect(read.metadata.title == "The Rust Programming Language")
    #expect(read.sections.count == read.resources.count)
    #expect(read.sections.count > 40)
    #expect(warnings.allSatisfy { $0.line != nil })
    Accounting.check(read)
  }
}
