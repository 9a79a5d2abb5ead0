import DocumentImport
import ReadingContent
import TestSupport
import Testing

@Suite struct HTMLImporterTests {
  private func book(
    _ paths: [String], options: ImportOptions = ImportOptions(),
    warnings: inout [BookWarning]
  ) throws -> Book {
    try DocumentImporter(options: options).book(at: paths, warnings: &warnings)
  }

  private func text(of book: Book) -> [String] {
    book.sections.flatMap { $0.blocks.map(\.text.string) }
  }

  // MARK: Recognition

  @Test(arguments: [
    "<!DOCTYPE html><p>Words", "<HTML><p>Words", "\u{FEFF} \n<!-- a --><!doctype html>\n<p>Words",
    "<?xml version='1.0'?>\n<html xmlns='http://www.w3.org/1999/xhtml'><body><p>Words</p></body></html>",
    "<body>Words", "<head></head>Words",
  ])
  func `a page is told by its content`(content: String) throws {
    let folder = try TemporaryFolder(["page": content, "page.txt": content])
    var warnings: [BookWarning] = []
    for name in ["page", "page.txt"] {
      let book = try book(["\(folder.path)/\(name)"], warnings: &warnings)
      #expect(text(of: book) == ["Words"])
    }
    #expect(warnings.isEmpty)
  }

  @Test(arguments: ["a.html", "a.HTM", "a.xhtml", "a.xht"])
  func `a page is told by its name`(name: String) throws {
    #expect(DocumentFormat(path: name) == .html)
    let folder = try TemporaryFolder([name: "One <b>two"])
    var warnings: [BookWarning] = []
    #expect(text(of: try book(["\(folder.path)/\(name)"], warnings: &warnings)) == ["One two"])
  }

  @Test func `Markdown that starts with HTML stays Markdown, and other texts stay text`() throws {
    let folder = try TemporaryFolder([
      "a.md": "<html>\n\n*Text.*\n", "b.txt": "<header> is an element of HTML.",
    ])
    var warnings: [BookWarning] = []
    #expect(text(of: try book(["\(folder.path)/a.md"], warnings: &warnings)) == ["Text."])
    let other = try book(["\(folder.path)/b.txt"], warnings: &warnings)
    #expect(text(of: other) == ["<header> is an element of HTML."])
  }

  @Test func `the reader's word on the format goes first`() throws {
    let folder = try TemporaryFolder(["a.html": "<!doctype html>\n\n*Text.*\n"])
    var warnings: [BookWarning] = []
    let options = ImportOptions(format: .plainText)
    let book = try book(["\(folder.path)/a.html"], options: options, warnings: &warnings)
    #expect(text(of: book).first?.hasPrefix("<!doctype html>") == true)
  }

  // MARK: Encodings

  @Test func `the declared encoding is read`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Array("<meta charset=windows-1251><p>".utf8) + [0xCC, 0xE8, 0xF0, 0x20, 0xE2, 0xEE],
      to: "a.html")
    try folder.write(
      Array("<?xml version='1.0' encoding='Shift_JIS'?><html><body><p>".utf8)
        + [0x93, 0xFA, 0x96, 0x7B, 0x8C, 0xEA] + Array("</p></body></html>".utf8), to: "b.xhtml")
    try folder.write(
      [0xFF, 0xFE]
        + "<!doctype html><p>Grüße".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
      to: "c")
    var warnings: [BookWarning] = []
    #expect(text(of: try book(["\(folder.path)/a.html"], warnings: &warnings)) == ["Мир во"])
    #expect(text(of: try book(["\(folder.path)/b.xhtml"], warnings: &warnings)) == ["日本語"])
    #expect(text(of: try book(["\(folder.path)/c"], warnings: &warnings)) == ["Grüße"])
    #expect(warnings.isEmpty)
  }

  @Test func `an encoding that the bytes contradict is reported, and the bytes believed`() throws {
    let folder = try TemporaryFolder(["a.html": "<meta charset=iso-8859-1><p>Grüße, 日本"])
    var warnings: [BookWarning] = []
    #expect(text(of: try book(["\(folder.path)/a.html"], warnings: &warnings)) == ["Grüße, 日本"])
    #expect(warnings.count == 1)
  }

  // MARK: What is known of a page

  struct Title: Sendable {
    let head: String
    let body: String
    let title: String
  }

  static let titles = [
    Title(head: "<title>Otters - The Post</title>", body: "<h1>Otters</h1>", title: "Otters"),
    Title(head: "<title>The Post | Otters</title>", body: "<h1>otters</h1>", title: "otters"),
    Title(head: "<title>Otters - The Post</title>", body: "<p>x", title: "Otters - The Post"),
    Title(
      head: "<title>Otters — The Post</title><meta property=og:site_name content='The Post'>",
      body: "<p>x", title: "Otters"),
    Title(
      head:
        "<title>Up - and down - The Post</title><meta property=og:title content='Up - and down'>",
      body: "<p>x", title: "Up - and down"),
    Title(head: "<meta property=og:title content='Otters'>", body: "<p>x", title: "Otters"),
    Title(head: "", body: "<h1>The <i>only</i> one</h1>", title: "The only one"),
    Title(head: "<title> </title>", body: "<h1>a</h1><h1>b</h1>", title: "page"),
    Title(head: "<title>A\n  b-c</title>", body: "<h1>A</h1>", title: "A b-c"),
  ]

  @Test(arguments: titles)
  func `the title is the page's, not the site's`(example: Title) throws {
    let proof = try HTMLProof(example.head + "<body>" + example.body)
    #expect(proof.page.metadata.title == example.title)
  }

  static let authors: [(String, [String])] = [
    ("<meta name=author content='Ada Hale'>", ["Ada Hale"]),
    ("<meta name=citation_author content=A><meta name=citation_author content=B>", ["A", "B"]),
    ("<meta property=article:author content='https://example.org/ada'>", []),
    ("<script type=application/ld+json>{\"author\":{\"name\":\"Ada\"}}</script>", ["Ada"]),
    (
      "<script type=application/ld+json>{\"@graph\":[{\"@type\":\"x\"},{\"author\":[\"A\",{\"name\":\"B\"}]}]}</script>",
      ["A", "B"]
    ),
    ("<script type=application/ld+json>{\"author\":</script>", []),
    ("<p class=byline>By Ada Hale", ["Ada Hale"]),
    ("<a rel=author href=x>Ada</a>", ["Ada"]),
  ]

  @Test(arguments: authors)
  func `the authors are found where pages name them`(html: String, names: [String]) throws {
    #expect(try HTMLProof(html).page.metadata.authors == names)
  }

  @Test func `language and direction are the page's`() throws {
    let page = try HTMLProof("<html lang=he dir=rtl><body><p>x").page
    #expect(page.metadata.language == LanguageTag("he"))
    #expect(page.metadata.others["dir"] == "rtl")
    let inner = try HTMLProof(
      "<meta http-equiv=content-language content=fr><p>x<div dir=rtl>long enough")
    #expect(inner.page.metadata.language == LanguageTag("fr"))
    #expect(inner.page.metadata.others["dir"] == "rtl")
  }

  @Test func `chapters start at the headings`() throws {
    let page = try HTMLProof("<h1>Book</h1><p>a<h2>One</h2><p>b<h3>x</h3><h2>Two</h2><p>c").page
    #expect(page.sections().map(\.title) == ["Book", "One", "Two"])
    #expect(page.sections().map(\.level) == [1, 1, 1])
  }

  // MARK: Style sheets

  @Test func `style sheets beside the page hide what they hide`() throws {
    let folder = try TemporaryFolder([
      "book/page.html":
        "<link rel=stylesheet href='page_files/a.css?v=2'><link rel=stylesheet href='../out.css'>"
        + "<p>seen<p class=gone>gone<p class=kept>kept",
      "book/page_files/a.css": ".gone { display: none }",
      "out.css": ".kept { display: none }",
    ])
    var warnings: [BookWarning] = []
    let book = try book(["\(folder.path)/book/page.html"], warnings: &warnings)
    #expect(text(of: book) == ["seen", "kept"])
  }

  // MARK: Faults

  @Test func `control characters are reported once`() throws {
    let proof = try HTMLProof("<p>a\u{0}b\u{1}c")
    #expect(proof.page.blocks.map(\.text.string) == ["a b c"])
    #expect(proof.warnings.map(\.line) == [1])
    #expect(proof.warnings.map(\.column) == [5])
  }

  @Test func `a page without text is empty`() throws {
    let folder = try TemporaryFolder(["a.html": "<title>x</title><script>y</script>"])
    var warnings: [BookWarning] = []
    #expect(throws: ImportError.empty(path: "\(folder.path)/a.html")) {
      try DocumentImporter().book(at: ["\(folder.path)/a.html"], warnings: &warnings)
    }
  }
}
