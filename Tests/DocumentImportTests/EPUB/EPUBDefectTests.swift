import DocumentImport
import FoundationEssentials
import ReadingContent
import TestSupport
import Testing

/// Books with one known defect each, their valid twins, and books that were made to do harm.
@Suite struct `EPUB books with defects` {
  /// Warnings that say what the reader does not do, and not that something is wrong.
  private static let notices = ["recordings inside the text are not played", "no alternative text"]

  /// Books that hold nothing but recordings or pictures without words.
  private static let wordless = [
    "foreign-xhtml-audio-source-remote-fallback", "resources-remote-audio-sources",
    "resources-remote-audio",
  ]

  private static func all(where isWanted: (String) -> Bool) -> [String] {
    EPUBCorpus.books(in: "epub-invalid").filter(isWanted)
  }

  private static let valid = all { $0.hasSuffix("-valid.epub") || $0.hasSuffix("/minimal.epub") }

  @Test(arguments: valid)
  func `a valid book is read without a warning`(path: String) throws {
    let reading = try #require(EPUBCorpus.read(path))
    #expect(
      reading.warnings.filter { warning in !Self.notices.contains { warning.contains($0) } } == [])
    if Self.wordless.contains(where: { path.contains("/\($0)-valid") }) {
      guard case .empty = reading.error else {
        Issue.record("\(path) has no text: \(String(describing: reading.error))")
        return
      }
    } else {
      #expect(reading.error == nil)
    }
  }

  @Test(arguments: all { !valid.contains($0) })
  func `a book with a defect opens, or says in words why not`(path: String) throws {
    let reading = try #require(EPUBCorpus.read(path))
    let words = reading.error?.description ?? ""
    #expect(reading.error == nil || words.count > 60)
    #expect(reading.error != nil || !reading.text.isEmpty)
  }

  @Test(arguments: [
    ("04-ocf/ocf-container-file-missing-fatal", "there is no META-INF/container.xml"),
    ("04-ocf/ocf-filename-not-utf8-error", "is not UTF-8"),
    ("04-ocf/ocf-filepath-not-utf8-error", "is not UTF-8"),
    ("04-ocf/ocf-mimetype-file-incorrect-value-error", "application/epub+zip and nothing else"),
    ("04-ocf/ocf-mimetype-file-leading-spaces-error", "application/epub+zip and nothing else"),
    ("04-ocf/ocf-mimetype-file-missing-error", "no file named mimetype"),
    ("04-ocf/ocf-mimetype-file-trailing-newline-error", "application/epub+zip and nothing else"),
    ("04-ocf/ocf-mimetype-file-trailing-spaces-error", "application/epub+zip and nothing else"),
    ("04-ocf/ocf-url-leaking-in-opf-error", "../../../../EPUB/content_001.xhtml leads out"),
    ("04-ocf/ocf-url-path-absolute-error", "starts with a slash"),
    ("05-package/spine-not-listing-navigation-document-target-error", "which the spine lacks"),
    ("06-content/content-xhtml-link-to-missing-doc-error", "is no document of the book"),
    ("06-content/content-xhtml-link-to-missing-id-in-nav-doc-error", "\"missing\" in EPUB/"),
    ("07-nav/nav-toc-unordered-spine-warning", "stands behind one that comes later"),
    ("epub2/ncx-link-to-non-ops-error", "leads to image.jpeg"),
    ("epub2/ocf-metainf-container-file-missing-fatal", "there is no META-INF/container.xml"),
    ("epub2/ocf-metainf-container-mediatype-invalid-error", "no package document is named"),
    ("epub2/ocf-metainf-container-multiple-opf-error", "where EPUB 2 allows one"),
    ("epub2/ocf-metainf-container-rootfile-full-path-empty-error", "no package document is named"),
    ("epub2/ocf-mimetype-with-spaces-error", "application/epub+zip and nothing else"),
    ("epub2/opf-spine-missing-error", "has no spine"),
    ("epub2/opf-spine-toc-attribute-to-non-ncx-error", "which is no NCX"),
  ])
  func `a defect that reading meets is named`(name: String, words: String) throws {
    guard let reading = EPUBCorpus.read("epub-invalid/\(name).epub") else {
      return PackageRoot.corpusMissing()
    }
    #expect(reading.warnings.contains { $0.contains(words) }, "\(reading.warnings)")
  }

  @Test(arguments: [
    ("04-ocf/ocf-package-document-missing-fatal", "which META-INF/container.xml names"),
    ("04-ocf/ocf-url-leaking-in-opf-error", "no document that can be read"),
    ("04-ocf/ocf-zip-unreadable-image-with-epub-extension-fatal", "not a ZIP archive"),
    ("04-ocf/ocf-zip-unreadable-no-end-header-fatal", "its end is missing"),
    ("epub2/ocf-opf-missing-fatal", "which META-INF/container.xml names"),
  ])
  func `a book of which nothing can be read says why`(name: String, words: String) throws {
    guard let reading = EPUBCorpus.read("epub-invalid/\(name).epub") else {
      return PackageRoot.corpusMissing()
    }
    guard case .epub(_, let error) = reading.error else {
      Issue.record("\(name) opened")
      return
    }
    #expect(error.description.contains(words))
  }

  // MARK: Harm

  @Test(arguments: [
    ("corrupt-directory", "compressed in a way that is not read (method 82)"),
    ("deep-nesting", "more than 255 elements stand inside one another"),
    ("entity-bomb", "is not declared, so it stays as it is written"),
    ("nul-and-tag-soup", "U+0000 is not allowed"),
    ("path-traversal", "../../outside.txt in the archive cannot be read"),
    ("xxe-local-file", "&x; is not declared"),
  ])
  func `a harmful book is read as far as it is one`(name: String, words: String) throws {
    guard let reading = EPUBCorpus.read("hostile/epub/\(name).epub") else {
      return PackageRoot.corpusMissing()
    }
    #expect(reading.warnings.contains { $0.contains(words) }, "\(reading.warnings)")
    // The text of the book is all there, and nothing of another file.
    #expect(reading.text.contains("Hefty Ruby Water"))
    #expect(reading.text.utf8.count < 20_000)
    #expect(!reading.text.contains("root:") && !reading.text.contains("]>"))
    if name == "deep-nesting" { #expect(reading.text.contains("bottom")) }
    if name == "xxe-local-file" { #expect(reading.text.contains("XXE[&x;]")) }
  }

  @Test func `a chapter of 30 MB from 60 kB is read within bounds`() throws {
    guard let reading = EPUBCorpus.read("hostile/epub/huge-chapter-bomb.epub") else {
      return PackageRoot.corpusMissing()
    }
    #expect(reading.error == nil)
    #expect(reading.text.contains("Hefty Ruby Water"))
  }

  @Test func `a chapter above the limit is left out, and the rest is read`() throws {
    var fixture = EPUBFixture(["a.xhtml": "<p>One.</p>", "b.xhtml": "", "c.xhtml": "<p>Three.</p>"])
    fixture.items[1].text = nil
    var zip = fixture.archive
    zip.entries.append(
      ZipFixture.Entry(
        "EPUB/b.xhtml", repeating: UInt8(ascii: "x"), count: 70 << 20, isSummed: false))
    let opened = try OpenedBook(zip)
    #expect(opened.text == ["One.", "Three."])
    #expect(opened.warnings.count == 1)
    #expect(opened.warnings.first?.contains("it holds more than 64 MiB") == true)
  }

  @Test func `entities and external files stand in a text as they are written`() throws {
    let folder = try TemporaryFolder()
    try Data("SECRET".utf8).write(to: URL(filePath: folder.path("secret")))
    var fixture = EPUBFixture(["a.xhtml": "<p>One &bomb; &file; two.</p>"])
    fixture.items[0].text = """
      <!DOCTYPE html [<!ENTITY a "aaaaaaaaaa"><!ENTITY bomb "&a;&a;&a;">
      <!ENTITY file SYSTEM "file://\(folder.path("secret"))">]>
      \(fixture.items[0].text?.split(separator: "\n").dropFirst().joined(separator: "\n") ?? "")
      """
    let opened = try OpenedBook(fixture)
    #expect(opened.text == ["One &bomb; &file; two."])
    #expect(opened.warnings.contains { $0.contains("&bomb; is not declared") })
    var package = fixture
    package.package = fixture.packageText.replacing(
      "<package", with: "<!DOCTYPE package [<!ENTITY t \"T\">]><package"
    ).replacing("A Book", with: "A &t; Book")
    #expect(try OpenedBook(package).book.metadata.title == "A &t; Book")
  }

  @Test func `elements 20,000 deep overflow nothing`() throws {
    let deep = String(repeating: "<div>", count: 20_000)
    let fixture = EPUBFixture([
      "a.xhtml": "<p>One.</p>\(deep)<p>Bottom.</p>", "b.xhtml": "<p>2</p>",
    ])
    let opened = try OpenedBook(fixture)
    #expect(opened.text.first == "One." && opened.text.last == "2")
    #expect(opened.warnings.count >= 1)
    var contents = EPUBFixture(["a.xhtml": "<p>One.</p>"])
    contents.navigate(String(repeating: "<li><ol>", count: 20_000))
    #expect(try OpenedBook(contents).text == ["One."])
  }

  @Test func `every way to cut a book short is an error in words and no crash`() throws {
    let folder = try TemporaryFolder()
    let bytes = EPUBFixture(["a.xhtml": "<p>One.</p>"]).archive.bytes
    for count in stride(from: 0, to: bytes.count, by: 37) {
      let path = folder.path("\(count).epub")
      try Data(bytes[..<count]).write(to: URL(filePath: path))
      var warnings: [BookWarning] = []
      #expect(throws: ImportError.self) {
        try DocumentImporter().book(at: [path], warnings: &warnings)
      }
    }
  }

  @Test func `no byte that is changed makes the reader crash`() throws {
    let folder = try TemporaryFolder()
    var fixture = EPUBFixture(["a.xhtml": "<p id=\"x\">One.</p>", "b.xhtml": "<p>Two.</p>"])
    fixture.ncx = "<ncx><navMap><navPoint><content src=\"a.xhtml\"/></navPoint></navMap></ncx>"
    let bytes = fixture.archive.bytes
    var generator = SeededGenerator(seed: 11)
    var opened = 0
    for _ in 0..<300 {
      var broken = bytes
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        broken[Int.random(in: broken.indices, using: &generator)] =
          UInt8.random(in: 0...255, using: &generator)
      }
      let path = folder.path("broken.epub")
      try Data(broken).write(to: URL(filePath: path))
      var warnings: [BookWarning] = []
      guard let book = try? DocumentImporter().book(at: [path], warnings: &warnings) else {
        continue
      }
      opened += 1
      for section in book.sections { _ = section.blocks.count }
    }
    #expect(opened > 0)
  }
}
