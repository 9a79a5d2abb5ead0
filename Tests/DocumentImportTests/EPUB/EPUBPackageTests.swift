import DocumentImport
import FoundationEssentials
import ReadingContent
import TestSupport
import Testing
import ZipArchive

@Suite struct `The package of an EPUB` {
  private let plain = EPUBFixture(["a.xhtml": "<p>One.</p>"])

  @Test func `the metadata are kept, the main title first`() throws {
    var fixture = plain
    fixture.metadata = """
      <dc:title id="s">Over it</dc:title><dc:title id="t">Rain</dc:title>
      <meta refines="#t" property="title-type">main</meta>
      <meta refines="#s" property="title-type">subtitle</meta>
      <dc:creator>B. Second</dc:creator><dc:creator>A. First</dc:creator>
      <dc:language>de-AT</dc:language><dc:language>fr</dc:language>
      <dc:publisher>House</dc:publisher><dc:date>2020</dc:date>
      <dc:subject>Rain</dc:subject><dc:subject>Snow</dc:subject>
      <meta property="dcterms:modified">2021-01-01T00:00:00Z</meta>
      """
    let metadata = try OpenedBook(fixture).book.metadata
    #expect(metadata.title == "Rain")
    #expect(metadata.authors == ["B. Second", "A. First"])
    #expect(metadata.language == LanguageTag("de-AT"))
    #expect(
      metadata.others == [
        "subtitle": "Over it", "languages": "fr", "publisher": "House", "date": "2020",
        "subject": "Rain; Snow", "modified": "2021-01-01T00:00:00Z",
      ])
  }

  @Test func `a book without a title has its file's name, with a warning`() throws {
    var fixture = plain
    fixture.metadata = "<dc:language>not a language</dc:language>"
    let opened = try OpenedBook(fixture)
    #expect(opened.book.metadata.title == "book")
    #expect(opened.book.metadata.language == nil)
    #expect(opened.warnings.contains { $0.contains("has no title") })
    #expect(opened.warnings.contains { $0.contains("\"not a language\"") })
  }

  @Test(arguments: ["package.opf", "a b/ü/content.opf", "EPUB/deep/er/x.opf"])
  func `the package document may stand anywhere`(path: String) throws {
    var fixture = plain
    fixture.packagePath = path
    let opened = try OpenedBook(fixture)
    #expect(opened.text == ["One."])
    #expect(opened.warnings == [])
  }

  @Test func `addresses with percent signs, dots and capitals find their files`() throws {
    var fixture = EPUBFixture()
    fixture.add("x/%C3%BC%20b.xhtml", body: "<p>One.</p>")
    fixture.items[0].text = nil
    fixture.add("./y/../z.xhtml", body: "<p>Two.</p>")
    fixture.items[1].text = nil
    fixture.add("Big.xhtml", body: "<p>Three.</p>")
    fixture.items[2].text = nil
    fixture.others = [
      ("EPUB/x/ü b.xhtml", EPUBFixture.page("<p>One.</p>")),
      ("EPUB/z.xhtml", EPUBFixture.page("<p>Two.</p>")),
      ("EPUB/big.xhtml", EPUBFixture.page("<p>Three.</p>")),
    ]
    fixture.contents([("1", "x/%c3%bc%20b.xhtml"), ("2", "z.xhtml"), ("3", "big.xhtml")])
    let opened = try OpenedBook(fixture)
    #expect(opened.outline == ["1 1: One.", "1 2: Two.", "1 3: Three."])
    #expect(opened.warnings.count == 1)
    #expect(opened.warnings.first?.contains("differs in capitals") == true)
  }

  @Test func `an address that leaves the archive is refused`() throws {
    var fixture = plain
    fixture.add("../../etc/passwd", body: "", spine: "")
    fixture.items[1].text = nil
    fixture.add("https://example.org/x.xhtml", body: "", spine: "")
    fixture.items[2].text = nil
    let opened = try OpenedBook(fixture)
    #expect(opened.text == ["One."])
    #expect(opened.warnings.contains { $0.contains("../../etc/passwd leads out of the book") })
    #expect(opened.warnings.contains { $0.contains("nothing is fetched") })
  }

  @Test func `a kind that is not read gives way to its fallback`() throws {
    var fixture = plain
    fixture.items.append(
      .init(
        address: "b.pdf", mediaType: "application/pdf", attributes: "fallback=\"d2\"", spine: "",
        text: "%PDF"))
    fixture.items.append(
      .init(
        address: "b.bin", mediaType: "x/y", attributes: "fallback=\"d3\"", spine: nil, text: "?"))
    fixture.add("b.xhtml", body: "<p>Two.</p>")
    fixture.items[3].spine = nil
    for address in ["b.xhtml", "b.pdf"] {
      fixture.contents([("A", "a.xhtml"), ("B", address)])
      let opened = try OpenedBook(fixture)
      #expect(opened.outline == ["1 A: One.", "1 B: Two."])
      #expect(opened.warnings == [])
    }
  }

  @Test func `a document of scripts gives way to its fallback without`() throws {
    var fixture = EPUBFixture()
    fixture.add("a.xhtml", body: "<p>Run me.</p>", attributes: "properties=\"scripted\"")
    fixture.add("b.xhtml", body: "<p>Read me.</p>")
    fixture.items[1].spine = nil
    fixture.items[0].attributes += " fallback=\"d1\""
    fixture.contents([("A", "a.xhtml")])
    #expect(try OpenedBook(fixture).outline == ["1 A: Read me."])
    fixture.items[0].attributes = "properties=\"scripted\""
    #expect(try OpenedBook(fixture).outline == ["1 A: Run me."])
  }

  @Test func `fallbacks that lead to themselves end, and are told`() throws {
    var fixture = plain
    fixture.items.append(
      .init(address: "b", mediaType: "x/y", attributes: "fallback=\"d2\"", spine: "", text: "?"))
    fixture.items.append(
      .init(address: "c", mediaType: "x/z", attributes: "fallback=\"d1\"", spine: nil, text: "?"))
    let opened = try OpenedBook(fixture)
    #expect(opened.text == ["One."])
    #expect(opened.warnings.contains { $0.contains("lead back to themselves") })
    #expect(opened.warnings.contains { $0.contains("EPUB/b (x/y) is of a kind that is not read") })
  }

  @Test func `XML of an unknown kind is read where nothing stands for it`() throws {
    var fixture = plain
    fixture.items.append(
      .init(
        address: "b.xml", mediaType: "application/x-own+xml", attributes: "", spine: "",
        text: "<own><p>Two.</p></own>"))
    #expect(try OpenedBook(fixture).text == ["One.", "Two."])
  }

  @Test func `without a container the only package document is taken`() throws {
    var zip = plain.archive
    zip.entries.removeAll { $0.name == Array("META-INF/container.xml".utf8) }
    let opened = try OpenedBook(zip)
    #expect(opened.text == ["One."])
    #expect(opened.warnings.contains { $0.contains("there is no META-INF/container.xml") })
    #expect(opened.warnings.contains { $0.contains("EPUB/package.opf is taken") })
  }

  @Test func `a wrong mimetype is told and the book is read`() throws {
    var zip = plain.archive
    zip.entries[0] = ZipFixture.Entry("mimetype", bytes: Array("application/epub+zip\n".utf8))
    #expect(try OpenedBook(zip).warnings.count == 1)
    zip.entries.removeFirst()
    let opened = try OpenedBook(zip)
    #expect(opened.text == ["One."])
    #expect(opened.warnings.first?.contains("no file named mimetype") == true)
  }

  @Test func `without a spine the contents give the order`() throws {
    var fixture = EPUBFixture(["b.xhtml": "<p>Two.</p>", "a.xhtml": "<p>One.</p>"])
    fixture.add("c.xhtml", body: "<p>Three.</p>")
    fixture.contents([("A", "a.xhtml"), ("B", "b.xhtml")])
    let package = fixture.packageText
    let start = try #require(package.firstRange(of: "<spine>"))
    fixture.package = package[..<start.lowerBound] + "</package>"
    let opened = try OpenedBook(fixture)
    #expect(opened.outline == ["1 A: One.", "1 B: Two. | Three."])
    #expect(opened.warnings.count == 1)
    #expect(opened.warnings.first?.contains("has no spine") == true)
  }

  @Test func `what the spine names and the manifest lacks is told`() throws {
    var fixture = plain
    fixture.package = fixture.packageText.replacing(
      "</spine>", with: "<itemref idref=\"none\"/></spine>")
    let opened = try OpenedBook(fixture)
    #expect(opened.text == ["One."])
    #expect(opened.warnings.first?.contains("names \"none\"") == true)
    #expect(opened.warnings.first?.contains("line 10") == true)
  }

  @Test func `a document in a frame of another one is read after it`() throws {
    var fixture = EPUBFixture()
    fixture.add("a.xhtml", body: "<p>One.</p><iframe src=\"b.xhtml\"></iframe>")
    fixture.add("b.xhtml", body: "<p>Framed.</p>")
    fixture.items[1].spine = nil
    fixture.add("c.xhtml", body: "<p>Two.</p>")
    fixture.contents([("A", "a.xhtml"), ("C", "package.opf#epubcfi(/6/4!/4)")])
    #expect(try OpenedBook(fixture).outline == ["1 A: One. | Framed.", "1 C: Two."])
  }

  @Test func `a package document that is named and missing is the error`() throws {
    var zip = plain.archive
    zip.entries.removeAll {
      $0.name.contains(UInt8(ascii: ".")) && $0.name.last == UInt8(ascii: "f")
    }
    #expect {
      try OpenedBook(zip)
    } throws: { error in
      "\(error)".contains("the package document EPUB/package.opf, which META-INF/container.xml")
    }
  }

  @Test func `encrypted documents are left out with the name of the protection`() throws {
    var fixture = EPUBFixture(["a.xhtml": "<p>One.</p>", "b.xhtml": "<p>Two.</p>"])
    fixture.items[1].text = "\u{7}\u{1}garbage\u{3}"
    let data = { (address: String, algorithm: String) in
      "<EncryptedData><EncryptionMethod Algorithm=\"\(algorithm)\"/><CipherData>"
        + "<CipherReference URI=\"\(address)\"/></CipherData></EncryptedData>"
    }
    let aes = "http://www.w3.org/2001/04/xmlenc#aes256-cbc"
    let fonts = data("EPUB/font.otf", "http://www.idpf.org/2008/embedding")
    fixture.others = [
      ("META-INF/encryption.xml", "<encryption>\(fonts)\(data("EPUB/b.xhtml", aes))</encryption>"),
      ("META-INF/license.lcpl", "{}"),
    ]
    let opened = try OpenedBook(fixture)
    #expect(opened.text == ["One."])
    #expect(opened.warnings.count == 1)
    #expect(
      opened.warnings.first?.contains(
        "1 of 2 documents are encrypted (Readium LCP) and left out: EPUB/b.xhtml") == true)
    fixture.others[0].text = "<encryption>\(fonts)</encryption>"
    fixture.items[1].text = EPUBFixture.page("<p>Two.</p>")
    #expect(try OpenedBook(fixture).warnings == [])
    fixture.items[0].text = "\u{1}garbage"
    fixture.items[1].text = "\u{1}garbage"
    fixture.others[0].text =
      "<encryption>\(data("EPUB/a.xhtml", aes))\(data("EPUB/b.xhtml", aes))</encryption>"
    #expect {
      try OpenedBook(fixture)
    } throws: { error in
      "\(error)".hasSuffix(
        "the text is encrypted (Readium LCP), so the book cannot be read; ask where it was bought"
          + " for a copy without protection")
    }
  }

  @Test func `text that is only said to be encrypted is read`() throws {
    var fixture = plain
    fixture.others = [
      (
        "META-INF/encryption.xml",
        "<encryption><EncryptedData><EncryptionMethod Algorithm=\"x\"/><CipherData>"
          + "<CipherReference URI=\"EPUB/a.xhtml\"/></CipherData></EncryptedData></encryption>"
      )
    ]
    #expect(try OpenedBook(fixture).text == ["One."])
  }

  @Test func `a document is read in the encoding that it says, or that its bytes are`() throws {
    var zip = EPUBFixture(["a.xhtml": "<p>Grüße.</p>", "b.xhtml": "<p>Grüße.</p>"]).archive
    for (index, declared) in [(3, "ISO-8859-1"), (4, "UTF-16")] {
      let text = String(decoding: zip.entries[index].stored, as: UTF8.self)
        .replacing("UTF-8", with: declared)
      let name = String(decoding: zip.entries[index].name, as: UTF8.self)
      let latin = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
      var utf16: [UInt8] = [0xFE, 0xFF]
      for unit in text.utf16 {
        utf16 += [UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit)]
      }
      zip.entries[index] = ZipFixture.Entry(name, bytes: index == 3 ? latin : utf16)
    }
    let opened = try OpenedBook(zip)
    #expect(opened.text == ["Grüße.", "Grüße."])
    #expect(opened.warnings == [])
    zip.entries[4] = ZipFixture.Entry(
      "EPUB/b.xhtml",
      bytes: Array(EPUBFixture.page("<p>Grüße.</p>").replacing("UTF-8", with: "UTF-16").utf8))
    let wrong = try OpenedBook(zip)
    #expect(wrong.text == ["Grüße.", "Grüße."])
    #expect(wrong.warnings.map { $0.contains("says that its encoding is UTF-16") } == [true])
  }

  @Test func `many faults of an archive are told in few lines`() throws {
    var zip = plain.archive
    for index in 0..<50 { zip.add("../\(index)", "") }
    let opened = try OpenedBook(zip)
    #expect(opened.warnings.count == 21)
    #expect(opened.warnings.last?.contains("30 more files in the archive") == true)
  }

  @Test func `lexicons of the book come with their text`() throws {
    var fixture = plain
    fixture.items.append(
      .init(
        address: "lexicon/en.pls", mediaType: "application/pls+xml", attributes: "", spine: nil,
        text: "<lexicon/>"))
    fixture.items.append(
      .init(
        address: "none.pls", mediaType: "application/pls+xml", attributes: "", spine: nil,
        text: nil))
    let opened = try OpenedBook(fixture)
    let lexicons = opened.book.metadata.settings.lexicons
    #expect(lexicons.map(\.text) == ["<lexicon/>"])
    #expect(lexicons.first?.path.hasSuffix("book.epub/EPUB/lexicon/en.pls") == true)
    #expect(opened.warnings.first?.contains("there is no lexicon none.pls") == true)
  }

  @Test func `an unpacked book opens from its folder, and no link leads out of it`() throws {
    var fixture = EPUBFixture(["a.xhtml": "<p>One.</p>", "b.xhtml": "<p>Two.</p>"])
    fixture.items[1].text = nil
    let folder = try TemporaryFolder()
    try folder.write(Array("secret".utf8), to: "secret.xhtml")
    for entry in fixture.archive.entries {
      try folder.write(entry.stored, to: "book/" + String(decoding: entry.name, as: UTF8.self))
    }
    try folder.link("book/EPUB/b.xhtml", to: "\(folder.path)/secret.xhtml")
    var warnings: [BookWarning] = []
    let book = try DocumentImporter().book(at: ["\(folder.path)/book/"], warnings: &warnings)
    #expect(book.sections.flatMap { $0.blocks.map(\.text.string) } == ["One."])
    #expect(warnings.contains { "\($0)".contains("no file EPUB/b.xhtml") })
    #expect(book.resources.paths == ["\(folder.path)/book/EPUB/a.xhtml"])
  }

  @Test func `an archive is known for a book by what is in it, whatever its name`() throws {
    let folder = try TemporaryFolder()
    try plain.archive.write(to: folder.path("book"))
    var warnings: [BookWarning] = []
    let book = try DocumentImporter().book(at: [folder.path("book")], warnings: &warnings)
    #expect(book.sections.count == 1)
    try ZipFixture(["a.txt": "Hello"]).write(to: folder.path("other"))
    #expect(throws: ImportError.notReadable(path: folder.path("other"), format: .zip)) {
      try DocumentImporter().book(at: [folder.path("other")], warnings: &warnings)
    }
    try ZipFixture(["a.txt": "Hello"]).write(to: folder.path("other.epub"))
    #expect(throws: ImportError.epub(path: folder.path("other.epub"), .noPackage(named: nil))) {
      try DocumentImporter().book(at: [folder.path("other.epub")], warnings: &warnings)
    }
    try Data("Hello".utf8).write(to: URL(filePath: folder.path("text.epub")))
    #expect(
      throws: ImportError.epub(path: folder.path("text.epub"), .archive(.notAnArchive))
    ) {
      try DocumentImporter().book(at: [folder.path("text.epub")], warnings: &warnings)
    }
  }
}
