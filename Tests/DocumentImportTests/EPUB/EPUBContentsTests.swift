import DocumentImport
import ReadingContent
import TestSupport
import Testing

@Suite struct `The contents of an EPUB` {
  private func ncx(_ points: String, pages: String = "") -> String {
    "<?xml version=\"1.0\"?><ncx xmlns=\"http://www.daisy.org/z3986/2005/ncx/\">"
      + "<docTitle><text>Not a chapter</text></docTitle><navMap>\(points)</navMap>\(pages)</ncx>"
  }

  private func point(_ title: String, _ address: String, _ inner: String = "") -> String {
    "<navPoint><navLabel><text>\(title)</text></navLabel><content src=\"\(address)\"/>\(inner)"
      + "</navPoint>"
  }

  /// The labels of the pages of the printed edition, by section and block.
  private func pages(_ book: Book) -> [String] {
    var pages: [String] = []
    for (index, section) in book.sections.enumerated() {
      for (number, block) in section.blocks.enumerated() {
        for mark in block.marks {
          if case .printPage(let label) = mark.kind { pages.append("\(index).\(number) \(label)") }
        }
      }
    }
    return pages
  }

  /// The recordings of each block.
  private func recordings(_ book: Book) -> [[String]] {
    book.sections.flatMap(\.blocks).map { block in
      block.marks.compactMap { mark in
        guard case .recording(let path, let range) = mark.kind else { return nil }
        return "\(path.split(separator: "/").suffix(3).joined(separator: "/")) \(range)"
      }
    }
  }

  @Test func `titles take the words of pictures, and what is hidden counts`() throws {
    var fixture = EPUBFixture(["a.xhtml": "<p>One.</p>", "b.xhtml": "<p>Two.</p>"])
    fixture.navigate(
      "<li hidden=\"hidden\"><a href=\"a.xhtml\">The <img alt=\"first\" src=\"x\"/> one</a></li>"
        + "<li><a href=\"b.xhtml\" title=\"Second\"> </a></li>")
    #expect(try OpenedBook(fixture).outline == ["1 The first one: One.", "1 Second: Two."])
  }

  @Test func `the contents of EPUB 2 are read where there are no others`() throws {
    var fixture = EPUBFixture(["a.xhtml": "<p>One.</p><p id=\"x\">More.</p>"])
    fixture.navigation = nil
    fixture.ncx = ncx(point("A", "a.xhtml", point("X", "a.xhtml#x")))
    let opened = try OpenedBook(fixture)
    #expect(opened.outline == ["1 A: One.", "2 X: More."])
    #expect(opened.warnings == [])
  }

  @Test func `a navigation document without contents gives way to those of EPUB 2`() throws {
    var fixture = EPUBFixture(["a.xhtml": "<p>One.</p>"])
    fixture.navigation = EPUBFixture.page("<p>Nothing.</p>")
    fixture.ncx = ncx(point("A", "a.xhtml"))
    #expect(try OpenedBook(fixture).outline == ["1 A: One."])
  }

  @Test func `pages of the list of pages are marked at their places`() throws {
    var fixture = EPUBFixture([
      "a.xhtml": "<p>One.</p><p id=\"p2\">Two.</p>", "b.xhtml": "<p>3</p>",
    ])
    fixture.navigate(
      "<li><a href=\"a.xhtml\">A</a></li>",
      and: "<nav epub:type=\"page-list\"><ol><li><a href=\"a.xhtml\">i</a></li>"
        + "<li><a href=\"a.xhtml#p2\">ii</a></li><li><a href=\"b.xhtml\">iii</a></li>"
        + "<li><a href=\"none.xhtml\">iv</a></li><li><a href=\"b.xhtml#none\">v</a></li></ol></nav>"
    )
    let opened = try OpenedBook(fixture)
    #expect(pages(opened.book) == ["0.0 i", "0.1 ii", "0.2 iii"])
    #expect(opened.warnings.count == 2)
    #expect(opened.warnings.contains { $0.contains("page \"iv\" of the printed edition") })
    #expect(opened.warnings.contains { $0.contains("page \"v\" of the printed edition") })
  }

  @Test func `pages of EPUB 2 are marked too`() throws {
    var fixture = EPUBFixture(["a.xhtml": "<p>One.</p><p id=\"p2\">Two.</p>"])
    fixture.ncx = ncx(
      point("A", "a.xhtml"),
      pages: "<pageList><pageTarget type=\"normal\" value=\"2\"><navLabel><text>2</text></navLabel>"
        + "<content src=\"a.xhtml#p2\"/></pageTarget></pageList>")
    #expect(pages(try OpenedBook(fixture).book) == ["0.1 2"])
  }

  @Test func `entries that lead to no document of the book are told and left out`() throws {
    var fixture = EPUBFixture(["a.xhtml": "<p>One.</p>"])
    fixture.contents([("Gone", "gone.xhtml"), ("A", "a.xhtml"), ("Far", "https://example.org/")])
    let opened = try OpenedBook(fixture)
    #expect(opened.outline == ["1 A: One."])
    #expect(opened.warnings.map { $0.contains("the entry is left out") } == [true, true])
    #expect(opened.warnings.first?.contains("\"Gone\"") == true)
  }

  @Test func `what the contents name and the spine lacks is read last`() throws {
    var fixture = EPUBFixture(["b.xhtml": "<p>Two.</p>", "a.xhtml": "<p>One.</p>"])
    fixture.items[0].spine = nil
    fixture.contents([("A", "a.xhtml"), ("B", "b.xhtml")])
    let opened = try OpenedBook(fixture)
    #expect(opened.outline == ["1 A: One.", "1 B: Two."])
    #expect(opened.warnings.count == 1)
    #expect(opened.warnings.first?.contains("which the spine lacks") == true)
  }

  @Test func `a canonical fragment identifier leads to its document and the id it asserts`() throws
  {
    var fixture = EPUBFixture(["a.xhtml": "<p>One.</p>", "b.xhtml": "<p>2</p><p id=\"x\">3</p>"])
    fixture.contents([
      ("A", "package.opf#epubcfi(/6/2!/4/6/1:3)"), ("X", "package.opf#epubcfi(/6/4!/4/4[x]/1:0)"),
    ])
    let opened = try OpenedBook(fixture)
    #expect(opened.outline == ["1 A: One. | 2", "1 X: 3"])
    #expect(opened.warnings == [])
  }

  @Test func `a note is found though its link writes the name of the file with other cases`() throws
  {
    var fixture = EPUBFixture([
      "a.xhtml": "<p>One<a href=\"N.XHTML#n1\" epub:type=\"noteref\">1</a>.</p>",
      "n.xhtml": "<aside epub:type=\"footnote\" id=\"n1\"><p>First.</p></aside>",
    ])
    fixture.contents([("A", "a.xhtml"), ("Notes", "n.xhtml")])
    let book = try OpenedBook(fixture).book
    let reference = book.sections[0].blocks[0].marks.compactMap { mark -> String? in
      if case .noteReference(let id) = mark.kind { id } else { nil }
    }
    #expect(reference == ["EPUB/n.xhtml#n1"])
    #expect(book.note(id: "EPUB/n.xhtml#n1") == NotePlace(section: 1, blocks: 0..<1))
  }

  @Test func `notes in a document of their own are known by themselves`() throws {
    var fixture = EPUBFixture([
      "a.xhtml": "<p id=\"r1\">One<a href=\"n.xhtml#n1\" epub:type=\"noteref\">1</a> and"
        + "<sup><a id=\"r2\" href=\"n.xhtml#n2\">2</a></sup>.</p>",
      "n.xhtml":
        "<section epub:type=\"endnotes\"><ol><li id=\"n1\"><p>First.</p></li></ol></section>"
        + "<p><sup><a id=\"n2\" href=\"a.xhtml#r2\">2</a></sup> Second.</p>"
        + "<p><a id=\"x\" href=\"a.xhtml#r2\">3</a></p><p>See <a href=\"a.xhtml#r1\">1</a> there.</p>",
    ])
    fixture.contents([("A", "a.xhtml"), ("Notes", "n.xhtml")])
    let book = try OpenedBook(fixture).book
    let references = book.sections[0].blocks[0].marks.compactMap { mark -> String? in
      if case .noteReference(let id) = mark.kind { id } else { nil }
    }
    #expect(references == ["EPUB/n.xhtml#n1", "EPUB/n.xhtml#n2"])
    #expect(book.note(id: "EPUB/n.xhtml#n1") == NotePlace(section: 1, blocks: 0..<1))
    #expect(book.note(id: "EPUB/n.xhtml#n2") == NotePlace(section: 1, blocks: 1..<2))
    #expect(book.note(id: "EPUB/n.xhtml#x") == nil)
    #expect(book.note(id: "EPUB/none.xhtml#n1") == nil)
    let notes = book.sections[1].blocks.filter { block in
      block.containers.contains { if case .note = $0 { true } else { false } }
    }
    #expect(notes.count == 2)
  }

  @Test func `recordings are marked when they are wanted`() throws {
    var fixture = EPUBFixture()
    fixture.add(
      "a.xhtml", body: "<p id=\"x\">One.</p><p id=\"y\">Two.</p><p id=\"z\">Three.</p>",
      attributes: "media-overlay=\"d1\"")
    let par = { (id: String, audio: String) in
      "<par><text src=\"../a.xhtml#\(id)\"/>\(audio)</par>"
    }
    let first = par("x", "<audio src=\"a.mp3\" clipBegin=\"0:00:01.5\" clipEnd=\"2.25s\"/>")
    let second = par("y", "<audio src=\"a.mp3\" clipBegin=\"2250ms\" clipEnd=\"0:04\"/>")
    let third = par("z", "<audio src=\"a.mp3\" clipBegin=\"nonsense\"/>")
    let fourth = par("gone", "<audio src=\"a.mp3\" clipBegin=\"1s\"/>")
    fixture.items.append(
      EPUBFixture.Item(
        address: "smil/a.smil", mediaType: "application/smil+xml",
        text: """
          <smil xmlns="http://www.w3.org/ns/SMIL"><body><seq>
          <seq>\(first)</seq>\(second)\(third)\(fourth)</seq></body></smil>
          """))
    fixture.others = [("EPUB/smil/a.mp3", "sound")]
    fixture.contents([("A", "a.xhtml")])
    let opened = try OpenedBook(fixture, options: ImportOptions(keepsRecordings: true))
    #expect(
      recordings(opened.book) == [
        ["EPUB/smil/a.mp3 1500..<2250"], ["EPUB/smil/a.mp3 2250..<4000"], [],
      ])
    #expect(opened.warnings.count == 2)
    #expect(opened.warnings.contains { $0.contains("\"nonsense\" is no time") })
    #expect(opened.warnings.contains { $0.contains("the text of \"gone\", which is not there") })
    let plain = try OpenedBook(fixture)
    #expect(recordings(plain.book) == [[], [], []])
    #expect(plain.warnings == [])
  }
}
