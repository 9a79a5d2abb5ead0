import DocumentImport
import ReadingContent
import Testing
import XMLTree

/// What the cases of `Cases/xhtml` do not show: options, and what depends on the text around.
@Suite struct ContentReaderTests {
  private func proof(
    _ body: String, head: String = "", options: ContentOptions = ContentOptions()
  ) throws -> ContentProof {
    let proof = try ContentProof(
      "<html xmlns:epub=\"http://www.idpf.org/2007/ops\"><head>\(head)</head>"
        + "<body>\(body)</body></html>", options: options)
    Accounting.check(proof)
    return proof
  }

  private func marks(_ proof: ContentProof) -> [String] {
    proof.document.blocks.flatMap { block in
      block.marks.map { "\(block.text.slice($0.range).string) \($0.kind)" }
    }
  }

  // MARK: Words

  @Test(arguments: [
    ("<p><span class=\"dropcap\">T</span>he end</p>", ["The end"]),
    ("<p class=\"dropcap\">T</p>\n<p> he end</p>", ["The end"]),
    ("<div class=\"initial\"><span>T</span></div><p><b>HE</b> end</p>", ["THE end"]),
    ("<p class=\"dropcap\">A</p><h2>Chapter</h2>", ["A", "Chapter"]),
    ("<p class=\"dropcap\">A</p>", ["A"]),
    ("<p class=\"initial\">Once</p><p>more</p>", ["Once", "more"]),
    ("<p><img alt=\"T\" src=\"t.png\"/>he end</p>", ["The end"]),
    ("<p><img alt=\"T\" src=\"t.png\"/> he end</p>", ["T he end"]),
    ("<p>exam<wbr/>ple <b>b</b><i>o</i><u>ld</u></p>", ["example bold"]),
    (
      "<p>a<span epub:type=\"pagebreak\" title=\"5\"/>b, a<span epub:type=\"pagebreak\">6</span>b</p>",
      ["ab, ab"]
    ),
    ("<p>one<!-- comment -->two</p>", ["onetwo"]),
    ("<p>one <b> two </b> three</p>", ["one two three"]),
    ("<div>one<p>two</p>three</div>", ["one", "two", "three"]),
    ("<p>日本\n語と <b>\n漢字</b> and 日\nword</p>", ["日本語と漢字 and 日 word"]),
    ("<p>a<br/> <br/>b<br/>c</p>", ["a", "b\nc"]),
    ("<table><tr><td>a<br/><br/>b</td><td>c</td></tr></table>", ["a\n\nb | c"]),
    ("<p>25 m<sup>2<br/><br/></sup></p><p>3<sup>4<br/><br/></sup></p>", ["25 m2", "3^4"]),
    ("<pre>\n  a\n    b\n\n</pre>", ["  a\n    b"]),
    ("<p>\u{A0}\u{A0}</p><p>a\u{A0}b</p>", ["a\u{A0}b"]),
  ])
  func `words are joined and parted as a browser shows them`(
    _ body: String, _ texts: [String]
  ) throws {
    #expect(try proof(body).texts == texts)
  }

  @Test func `a row of more cells than a table has columns keeps its words`() throws {
    let cells = String(repeating: "<td>x</td>", count: 1_200)
    let proof = try proof("<table><tr>\(cells)</tr><tr>\(cells)</tr></table>")
    #expect(proof.texts.joined().count { $0 == "x" } == 2_400)
  }

  // MARK: Notes

  @Test(arguments: [
    ("word<sup><a href=\"#n\">1</a></sup>", true),
    ("word <a href=\"#n\">[1]</a>", true),
    ("word<a href=\"#n\">1</a>", true),
    ("word. [<a href=\"#n\">1</a>]", true),
    ("word<a href=\"#n\">*</a>", true),
    ("word <a href=\"#n\">†</a>", true),
    ("word<sup><a href=\"#n\">a</a></sup>", true),
    ("word<a href=\"#n\" style=\"vertical-align: super\">12</a>", true),
    ("see chapter <a href=\"#n\">3</a>", false),
    ("equation (<a href=\"#n\">3</a>)", false),
    ("pages 3-<a href=\"#n\">5</a>", false),
    ("word<a href=\"#missing\">1</a>", false),
    ("word<sup><a href=\"http://example.org/#n\">1</a></sup>", false),
    ("word<sup><a href=\"n.html\">1</a></sup>", false),
    ("word <a href=\"#n\">one</a>", false),
    ("<a href=\"#n\">1</a> word", false),
    ("word<sup>1</sup>", false),
  ])
  func `the mark of a note is known by its shape`(_ text: String, _ isMark: Bool) throws {
    let proof = try proof("<p>\(text)</p><p id=\"n\">The note.</p>")
    let isSilent = proof.document.blocks[0].text.runs.contains {
      $0.attributes.silence == .noteMark
    }
    #expect(isSilent == isMark)
    let isNote = proof.document.blocks[1].containers == [.note(id: "text/part.xhtml#n")]
    #expect(isNote == isMark)
  }

  @Test func `a number that leads to a paragraph which leads back is the mark of a note`() throws {
    let proof = try proof(
      "<p>As he said <a id=\"r\" href=\"#n\">1</a> then.</p><p id=\"n\"><a href=\"#r\">1.</a> Note</p>"
    )
    #expect(proof.spoken == ["As he said  then.", "1. Note"])
    #expect(marks(proof).contains("1 noteReference(id: \"text/part.xhtml#n\")"))
  }

  @Test func `the lists of a book have no marks of notes`() throws {
    let proof = try proof(
      "<nav epub:type=\"page-list\"><ol><li>p<a href=\"#n\">1</a></li></ol></nav><p id=\"n\">x</p>")
    #expect(proof.spoken == ["p1", "x"])
  }

  @Test func `notes in other documents of a book have the name of their place there`() throws {
    let text = "<p>word<a epub:type=\"noteref\" href=\"../notes%20a.xhtml#n1\">1</a></p>"
    let found = try proof(text, options: ContentOptions(isEPUB: true, linkPath: "OPS/t/a.xhtml"))
    #expect(marks(found) == ["1 noteReference(id: \"OPS/notes a.xhtml#n1\")"])
    let notes = try proof(
      "<p id=\"n1\">Note</p>",
      options: ContentOptions(isEPUB: true, linkPath: "OPS/notes a.xhtml", noteIDs: ["n1"]))
    #expect(notes.document.blocks[0].containers == [.note(id: "OPS/notes a.xhtml#n1")])
  }

  // MARK: Pages

  @Test(arguments: [
    ("title=\"12\"", "", "12"), ("aria-label=\"Page 12\"", "", "12"), ("", "xiv", "xiv"),
    ("id=\"page_7\"", "", "7"), ("title=\"12\"", "13", "12"), ("aria-label=\"Seite 3.\"", "", "3"),
  ])
  func `the label of a page is found`(_ attributes: String, _ text: String, _ label: String) throws
  {
    let proof = try proof(
      "<p>a <span epub:type=\"pagebreak\" \(attributes)>\(text)</span> b</p>")
    let labels = proof.document.blocks[0].marks.compactMap { mark in
      if case .printPage(let label) = mark.kind { label } else { nil }
    }
    #expect(labels == [label])
    #expect(proof.spoken[0].split(separator: " ") == ["a", "b"])
  }

  @Test func `the list of pages names places that are no page breaks by themselves`() throws {
    let options = ContentOptions(pageLabels: ["p5": "5", "p6": "6"])
    let proof = try proof("<p id=\"p5\">a <a id=\"p6\"/>b</p>", options: options)
    #expect(proof.spoken == ["a b"])
    #expect(
      marks(proof) == [
        "a b anchor(\"p5\")", "a b printPage(label: \"5\")", " printPage(label: \"6\")",
        " anchor(\"p6\")",
      ])
  }

  // MARK: Styles

  @Test(arguments: [
    (".x { display: none }", "a b c"), ("p.x { display: none }", "a x b c"),
    ("#i { speak: never }", "a x b"), ("p > b > i { display: none }", "a x b"),
    ("p > i { display: none }", "a x b c"),
    ("p i { display: none }", "a x b"), ("body > p i { display: none }", "a x b"),
    ("span + b { display: none }", "a x"), ("span ~ i { display: none }", "a x b c"),
    ("@media print { .x { display: none } }", "a x b c"),
    ("@media screen, print { .x { display: none } }", "a b c"),
    ("@media screen { .y {} .x { display: none } } @import url(x);", "a b c"),
    ("/* .x { */ .x { display: /* none */ none; }", "a b c"),
    ("@font-face { src: url(\"}\") } .x { display: none }", "a b c"),
    (".x { display: none } .x { display: inline }", "a x b c"),
    (".x::before { display: none } .x:hover { display: none }", "a x b c"),
    (".y, .x, { display: none }", "a b c"), ("[title=\"t\"] { visibility: hidden }", "a b c"),
    ("[title] { display: none } span[title] { display: inline }", "a x b c"),
    (".\\78 { display: none } .\\000062 y {}", "a b c"),
    ("* { display: none", ""), ("}}}{{{", "a x b c"), ("<!-- .x { display: none } -->", "a b c"),
  ])
  func `style sheets hide what they say`(_ sheet: String, _ spoken: String) throws {
    let body = "<p>a <span class=\"x\" title=\"t\">x</span> <b>b <i id=\"i\">c</i></b></p>"
    let linked = try proof(body, options: ContentOptions(styleSheets: [StyleSheet(sheet)]))
    #expect(linked.spoken.joined().split(separator: " ").joined(separator: " ") == spoken)
    guard !sheet.contains("<") else { return }
    let inner = try proof(body, head: "<style>\(sheet.replacing(">", with: "&gt;"))</style>")
    #expect(inner.spoken.joined().split(separator: " ").joined(separator: " ") == spoken)
  }

  // MARK: The whole

  @Test func `parts that the caller names are left out, and places in them stay`() throws {
    let tree = try XMLTree("<body><nav><a id=\"x\">Menu</a></nav><p>Text</p></body>")
    let nav = try #require(tree.nodes.indices.first { tree.element(at: $0)?.name.local == "nav" })
    let proof = ContentProof(tree, options: ContentOptions(skipped: [nav: .navigation]))
    Accounting.check(proof)
    #expect(proof.texts == ["Text"])
    #expect(proof.document.resource.omissions.map(\.reason) == [.navigation])
    #expect(marks(proof) == [" anchor(\"x\")"])
  }

  @Test func `a fault is told once, with its place`() throws {
    let proof = try proof(
      "<p lang=\"!\">a</p>\n<p lang=\"!\">b</p><img src=\"a\"/><img src=\"b\"/>")
    #expect(proof.warnings.map(\.line) == [1, 2])
    #expect(proof.warnings[0].message.contains("is no value of \"lang\""))
    #expect(proof.warnings[1].message.hasPrefix("2 pictures have no alternative text"))
  }

  @Test func `deep and wide documents are read in a time that grows with their length`() throws {
    let count = 4_000
    let parts = [
      "<p id=\"a\">x</p>", "<a id=\"a\"/>",
      "<table><tr><td colspan=\"1000\" rowspan=\"0\">x</td></tr></table>",
      "<tr><td colspan=\"1000\">x</td></tr>", "<p>a<sup><a href=\"#a\">1</a></sup></p>",
      "<ruby>a<rt>b</rt></ruby>", "<br/>", "<ul><li>x</li></ul>", "<img src=\"a\"/>",
      "<p class=\"c d e f\" style=\"display: block\">x</p>", "<svg><image/></svg>",
      "<math><mfrac><mi>a</mi><mi>b</mi></mfrac></math>", "<span aria-label=\"x\"/>",
      "<sup>1</sup>", "<q>x</q>", "<span epub:type=\"pagebreak\" title=\"1\"/>",
    ]
    for part in parts {
      let row = part.hasPrefix("<tr>")
      let text = String(repeating: part, count: count)
      let proof = try proof(
        row ? "<table>\(text)</table>" : text,
        options: ContentOptions(styleSheets: [
          StyleSheet(".c .d, .e > .f { speak: never } * + p { pause: 1s }")
        ]))
      #expect(proof.document.resource.text.utf8.count < 10 * count)
    }
    let powers = String(repeating: "<sup>2", count: 240) + String(repeating: "</sup>", count: 240)
    #expect(try proof(String(repeating: powers, count: 40)).texts.count == 1)
    for name in ["div", "blockquote", "span", "ul", "table", "ruby", "q", "svg", "em", "sup"] {
      let text =
        String(repeating: "<\(name) id=\"a\" lang=\"fr\">x", count: 240)
        + String(repeating: "</\(name)>y", count: 240)
      #expect(try !proof(text).document.blocks.isEmpty)
    }
  }
}
