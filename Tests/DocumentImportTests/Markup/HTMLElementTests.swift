import DocumentImport
import ReadingContent
import Testing

/// What cases of markup cannot hold: other line ends, options, and texts of many elements.
@Suite struct HTMLElementTests {
  /// The runs of a text in words, one block a line.
  private func runs(_ text: String) -> String {
    let proof = MarkdownProof(text)
    #expect(proof.faults == [], "\(text.debugDescription)")
    return runs(proof.document)
  }

  private func runs(_ document: MarkdownDocument) -> String {
    document.blocks.map { block in
      block.text.allRuns.map { run in
        let part = block.text.slice(run.range).string.replacing("\n", with: "⏎")
        return run.attributes.isEmpty ? part : "‹\(run.attributes.listing): \(part)›"
      }.joined()
    }.joined(separator: "\n")
  }

  @Test(arguments: ["\n", "\r\n", "\r"]) func `any line end will do`(_ end: String) {
    let lines = [
      "> ::: {lang=fr}", "> un", "> :::", "two", ":::", "", "::: {lang=de}", "drei", ":::",
      "# Titre {lang=fr}", "Sotto", "titolo {lang=it}", "====", "<div lang=fr>", "", "quatre", "",
      "</div>", "", "a <span lang=fr", "title='x'>b", "c</span>",
    ]
    #expect(
      runs(lines.joined(separator: end)) == """
        ‹lang=fr: un›
        two :::
        ‹lang=de: drei›
        ‹lang=fr: Titre›
        ‹lang=it: Sotto titolo›
        ‹lang=fr: quatre›
        a ‹lang=fr: b c›
        """)
  }

  @Test func `a fence may be the first line behind a mark of byte order`() {
    #expect(runs("\u{FEFF}::: {lang=fr}\nun\n:::") == "‹lang=fr: un›")
  }

  @Test func `a title is said for an abbreviation where the reader wants it`() {
    let text = "3 <abbr title=\"kilowatt hours\">kWh</abbr>, <abbr>kW</abbr>\n"
    var warnings: [BookWarning] = []
    let document = MarkdownImporter(expandsAbbreviations: true).read(
      text, path: "book.md", resource: 0, warnings: &warnings)
    #expect(runs(document) == "3 ‹alias=kilowatt hours: kWh›, kW")
    #expect(runs(text) == "3 kWh, kW")
    #expect(warnings.isEmpty)
  }

  @Test func `a prefix is understood wherever tags are`() {
    #expect(
      runs(
        "ssml- ssml0 `<ssml:a>` <ssml:sub alias=\"x\">y</ssml:sub> <ssml:b\n\n<ssml:p>\nz\n</ssml:p>\n"
      )
        == "ssml- ssml0 ‹part=code: <ssml:a>› ‹alias=x: y› <ssml:b\nz")
  }

  @Test func `words of other books that look like elements change nothing`() {
    let proof = MarkdownProof(
      "<Listing number=\"1\" file-name=\"a.rs\">\n\n```rust\nx\n```\n\n</Listing>\n\n"
        + "A Vec<T> of <String> and <kbd>Ctrl</kbd> <s>old</s> <mark>new</mark> "
        + "<a href=x class=y style=\"color: red\" role=\"note\" data-x=1>z</a>\n")
    #expect(proof.faults == [])
    #expect(proof.warnings == [])
    #expect(runs(proof.document) == "x\nA Vec of  and Ctrl old new z")
  }

  @Test func `elements that never end and tags that start nothing are read and accounted for`() {
    let count = 20_000
    for part in [
      "<span lang=fr>x ", "<b lang=fr>x<i lang=de>y</b>z ", "x</span></div></i> ",
      "<i hidden>x</i> ",
      "<ruby>a<rt>b", "<phoneme ph=a>", "<span a='", "<x a=b ", "x<ssml:break/> ", "<em>x",
    ] {
      let proof = MarkdownProof(String(repeating: part, count: count) + "\n\nend\n")
      #expect(proof.faults == [], "\(part)")
      #expect(proof.document.blocks.last?.text.string == "end", "\(part)")
      #expect(proof.document.blocks.last?.text.runs.isEmpty == true, "\(part)")
    }
  }

  @Test func `blocks in elements that never end are read and accounted for`() {
    let count = 5_000
    for part in [
      "<div lang=fr>\n\nx\n\n", "::: {lang=fr}\nx\n", "::: {lang=fr}\nx\n:::\n",
      "<li lang=fr>x\n\n",
      "<div>\n\n[^a]: x\n\n</div>\n\n", "# x {lang=fr}\n", "> <div lang=fr>\n\n",
    ] {
      let proof = MarkdownProof(String(repeating: part, count: count))
      #expect(proof.faults == [], "\(part)")
    }
    let nested = MarkdownProof(
      String(repeating: "::: {lang=fr}\nx\n", count: count)
        + String(repeating: ":::\n", count: count))
    #expect(nested.faults == [])
    #expect(nested.document.blocks.count == count)
    #expect(nested.warnings.count == 1)
  }

  @Test func `a tag with attributes without end is read in one go`() {
    let many = MarkdownProof("<span \(String(repeating: "a=b ", count: 50_000))lang=fr>x</span>\n")
    #expect(many.faults == [])
    #expect(many.document.blocks.map(\.text.string) == ["x"])
  }
}
