import DocumentImport
import ReadingContent
import TestSupport
import Testing

@Suite struct `Sections of an EPUB` {
  @Test func `a section runs from its entry in the contents to the next one`() throws {
    let fixture = EPUBFixture(["a.xhtml": "<p>One.</p>", "b.xhtml": "<p>Two.</p>"])
    let opened = try OpenedBook(fixture)
    #expect(opened.outline == ["1 a.xhtml: One.", "1 b.xhtml: Two."])
    #expect(opened.warnings == [])
    #expect(opened.book.metadata.title == "A Book")
    #expect(opened.book.metadata.language == LanguageTag("en"))
  }

  @Test func `the order is that of the spine, never that of the manifest`() throws {
    var fixture = EPUBFixture(["b.xhtml": "<p>Two.</p>", "a.xhtml": "<p>One.</p>"])
    fixture.package = fixture.packageText.replacing(
      "<itemref idref=\"d0\" />\n<itemref idref=\"d1\" />",
      with: "<itemref idref=\"d1\" />\n<itemref idref=\"d0\" />")
    fixture.contents([("One", "a.xhtml"), ("Two", "b.xhtml")])
    #expect(try OpenedBook(fixture).outline == ["1 One: One.", "1 Two: Two."])
  }

  @Test func `a document without an entry continues the section before it`() throws {
    var fixture = EPUBFixture(["a.xhtml": "<p>One.</p>", "b.xhtml": "<p>Two.</p>"])
    fixture.contents([("One", "a.xhtml")])
    #expect(try OpenedBook(fixture).outline == ["1 One: One. | Two."])
  }

  @Test func `what stands before the first entry is a section with its own title`() throws {
    var fixture = EPUBFixture()
    fixture.add("cover.xhtml", body: "<p>For you.</p>", head: "<title>Dedication</title>")
    fixture.add("more.xhtml", body: "<p>And you.</p>")
    fixture.add("a.xhtml", body: "<p>One.</p>")
    fixture.contents([("One", "a.xhtml")])
    #expect(
      try OpenedBook(fixture).outline == ["1 Dedication: For you. | And you.", "1 One: One."])
  }

  @Test func `the first section of a document named like the book takes its heading`() throws {
    var fixture = EPUBFixture()
    fixture.add("a.xhtml", body: "<h1>Preface</h1><p>Hm.</p>", head: "<title>A Book</title>")
    fixture.add("b.xhtml", body: "<p>One.</p>")
    fixture.contents([("One", "b.xhtml")])
    #expect(try OpenedBook(fixture).outline == ["1 Preface: Preface | Hm.", "1 One: One."])
  }

  @Test func `nothing before the first entry but a document without text makes no section`() throws
  {
    var fixture = EPUBFixture(["cover.xhtml": "<p></p>", "a.xhtml": "<p>One.</p>"])
    fixture.contents([("One", "a.xhtml")])
    #expect(try OpenedBook(fixture).outline == ["1 One: One."])
  }

  @Test func `several entries in one document split it at their ids`() throws {
    var fixture = EPUBFixture([
      "a.xhtml":
        "<h1 id=\"x\">X</h1><p>1</p><section id=\"y\"><h2>Y</h2><p>2</p></section>"
        + "<p>3 <a id=\"z\"></a>4</p><p>5</p>",
      "b.xhtml": "<p>6</p><p id=\"w\">7</p>",
    ])
    fixture.navigate(
      "<li><a href=\"a.xhtml#x\">X</a><ol><li><a href=\"a.xhtml#y\">Y</a></li></ol></li>"
        + "<li><a href=\"a.xhtml#z\">Z</a></li><li><a href=\"b.xhtml#w\">W</a></li>")
    let opened = try OpenedBook(fixture)
    #expect(
      opened.outline == ["1 X: X | 1", "2 Y: Y | 2", "1 Z: 3 4 | 5 | 6", "1 W: 7"])
    #expect(opened.warnings == [])
  }

  @Test func `text before the first id of the first document is a section of its own`() throws {
    var fixture = EPUBFixture(["a.xhtml": "<h1>Start</h1><p>0</p><p id=\"x\">1</p>"])
    fixture.contents([("X", "a.xhtml#x")])
    #expect(try OpenedBook(fixture).outline == ["1 Start: Start | 0", "1 X: 1"])
  }

  @Test func `an id that is missing is told, and nothing is lost or doubled`() throws {
    var fixture = EPUBFixture(["a.xhtml": "<p>0</p><p id=\"x\">1</p>", "b.xhtml": "<p>2</p>"])
    fixture.contents([
      ("A", "a.xhtml"), ("X", "a.xhtml#x"), ("None", "a.xhtml#none"), ("B", "b.xhtml#gone"),
    ])
    let opened = try OpenedBook(fixture)
    #expect(opened.outline == ["1 A: 0", "1 X: ", "1 None: 1", "1 B: 2"])
    #expect(opened.warnings.count == 2)
    #expect(opened.warnings.first?.contains("\"none\" in EPUB/a.xhtml, which is not there") == true)
  }

  @Test func `ids in another order than the text lose and double nothing`() throws {
    var fixture = EPUBFixture(["a.xhtml": "<p>0</p><p id=\"x\">1</p><p id=\"y\">2</p>"])
    fixture.contents([("Y", "a.xhtml#y"), ("X", "a.xhtml#x")])
    #expect(try OpenedBook(fixture).text == ["0", "1", "2"])
  }

  @Test func `contents in another order than the spine are read in the order of the spine`() throws
  {
    var fixture = EPUBFixture(["a.xhtml": "<p>One.</p>", "b.xhtml": "<p>Two.</p>"])
    fixture.contents([("Two", "b.xhtml"), ("One", "a.xhtml")])
    let opened = try OpenedBook(fixture)
    #expect(opened.outline == ["1 One: One.", "1 Two: Two."])
    #expect(opened.warnings.count == 1)
    #expect(opened.warnings.first?.contains("stands behind one that comes later") == true)
  }

  @Test func `entries without a link start with the next one that has one`() throws {
    var fixture = EPUBFixture(["a.xhtml": "<p>One.</p>", "b.xhtml": "<p>Two.</p>"])
    fixture.navigate(
      "<li><span>Part</span><ol><li><a href=\"a.xhtml\">A</a></li>"
        + "<li><a href=\"b.xhtml\">B</a></li></ol></li>")
    #expect(try OpenedBook(fixture).outline == ["1 Part: ", "2 A: One.", "2 B: Two."])
  }

  @Test func `a document that stands twice in the spine is read twice`() throws {
    var fixture = EPUBFixture(["a.xhtml": "<p>One.</p>", "b.xhtml": "<p>Two.</p>"])
    fixture.package = fixture.packageText.replacing(
      "</spine>", with: "<itemref idref=\"d0\"/></spine>")
    #expect(try OpenedBook(fixture).outline == ["1 a.xhtml: One.", "1 b.xhtml: Two. | One."])
    fixture.contents([("A", "a.xhtml"), ("B", "b.xhtml"), ("A again", "a.xhtml")])
    #expect(
      try OpenedBook(fixture).outline == ["1 A: One.", "1 B: Two.", "1 A again: One."])
  }

  @Test func `a document outside the main order is read at its place and marked as aside`() throws {
    var fixture = EPUBFixture()
    fixture.add("a.xhtml", body: "<p>One.</p>")
    fixture.add("b.xhtml", body: "<p>Answers.</p>", spine: "linear=\"no\"")
    fixture.add("c.xhtml", body: "<p>Two.</p>")
    fixture.contents([("A", "a.xhtml")])
    let book = try OpenedBook(fixture).book
    #expect(book.sections[0].blocks.map(\.text.string) == ["One.", "Answers.", "Two."])
    #expect(book.sections[0].blocks.map(\.containers) == [[], [.aside], []])
  }

  @Test func `a book without contents has a section for each document`() throws {
    var fixture = EPUBFixture()
    fixture.add("a.xhtml", body: "<h1>First</h1><p>One.</p>", head: "<title>A Book</title>")
    fixture.add("b.xhtml", body: "<p>Two.</p>", head: "<title>Second</title>")
    let opened = try OpenedBook(fixture)
    #expect(opened.outline == ["1 First: First | One.", "1 Second: Two."])
    #expect(opened.warnings.count == 1)
    #expect(opened.warnings.first?.contains("no list of contents") == true)
  }

  @Test func `a document that cannot be read leaves the rest readable`() throws {
    var fixture = EPUBFixture([
      "a.xhtml": "<p>One.</p>", "b.xhtml": "<p>Two.</p>", "c.xhtml": "<p>Three.</p>",
    ])
    fixture.items[1].text = nil
    let opened = try OpenedBook(fixture)
    #expect(opened.text == ["One.", "Three."])
    #expect(opened.warnings.contains { $0.contains("no file EPUB/b.xhtml") })
    fixture.items[1].text = "\u{1}\u{2}"
    let broken = try OpenedBook(fixture)
    #expect(broken.text == ["One.", "Three."])
    #expect(broken.warnings.contains { $0.hasPrefix("book.epub/EPUB/b.xhtml, line 1") })
  }

  @Test func `a document that is not well-formed is read, with a warning for the place`() throws {
    var fixture = EPUBFixture(["a.xhtml": "<p>One.</p>", "b.xhtml": "<p>Two <b>bold.</p><p>3"])
    let opened = try OpenedBook(fixture)
    #expect(opened.text == ["One.", "Two bold.", "3"])
    #expect(opened.warnings.count == 1)
    #expect(opened.warnings.first?.contains("EPUB/b.xhtml, line 3") == true)
    #expect(opened.warnings.first?.contains("not well-formed") == true)
    fixture.items[1].text = EPUBFixture.page("<p title=x>Two & more.</p><p>3</p>")
    let second = try OpenedBook(fixture)
    #expect(second.text == ["One.", "Two & more.", "3"])
  }

  @Test func `the language of a document that is not the book's is its section's`() throws {
    var fixture = EPUBFixture()
    fixture.add("a.xhtml", body: "<p>One.</p>", html: " xml:lang=\"en\"")
    fixture.add("b.xhtml", body: "<p>Deux.</p>", html: " xml:lang=\"fr\"")
    fixture.add("c.xhtml", body: "<p>Three.</p>")
    fixture.contents([("A", "a.xhtml"), ("B", "b.xhtml")])
    let sections = try OpenedBook(fixture).book.sections
    #expect(sections.map(\.language) == [nil, LanguageTag("fr")])
    let run = sections[1].blocks.last?.text.runs.first
    #expect(run?.attributes.language == LanguageTag("en"))
  }

  @Test func `several books together are one, and positions name their files`() throws {
    let folder = try TemporaryFolder()
    try EPUBFixture(["a.xhtml": "<p>One.</p>"]).archive.write(to: folder.path("1.epub"))
    try EPUBFixture(["b.xhtml": "<p>Two.</p>"]).archive.write(to: folder.path("2.epub"))
    var warnings: [BookWarning] = []
    let book = try DocumentImporter().book(
      at: [folder.path("1.epub"), folder.path("2.epub")], warnings: &warnings)
    #expect(book.sections.map { $0.blocks.map(\.text.string) } == [["One."], ["Two."]])
    #expect(
      book.resources.paths.map { $0.replacing(folder.path, with: "") } == [
        "/1.epub/EPUB/a.xhtml", "/2.epub/EPUB/b.xhtml",
      ])
    #expect(book.sections[1].blocks[0].text.source.resource == 1)
  }
}
