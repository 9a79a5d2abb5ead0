import DocumentImport
import ReadingContent
import Testing

@Suite struct MarkdownImporterTests {
  private func tree(_ text: String, faults: [String] = []) -> String {
    let proof = MarkdownProof(text)
    #expect(proof.faults == faults)
    return proof.document.blocks.treeDescription
  }

  private func omitted(_ text: String, _ reason: SkipReason) -> [String] {
    let bytes = Array(text.utf8)
    return MarkdownProof(text).document.omissions.filter { $0.reason == reason }
      .map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  @Test func `a document with everything becomes one list of blocks`() {
    let text = """
      # The *Book*

      Some **strong**, `code`, ~~old~~ text
      on two lines.\\
      Third &amp; last \\*line*.

      > A quotation
      > > within
      lazy

      3. three
      7. four

         more
      - bullet
        - [x] done
        - [ ] open

      ```rust,ignore
      fn main() {

      }
      ```

      | a | b |
      |---|--:|
      | c `d\\|e` | f |

      Sub
      ---

      ![a picture](x.png "t") [link](<y>) <http://z.org> www.w.org [ref][r]

      [r]:
        /target
        'title'

      ***
      """
    #expect(
      tree(text) == """
        h1: The ‹moderate:Book›
        p: Some ‹strong:strong›, code, old text on two lines.⏎Third & last *line*.
        > p: A quotation
        > > p: within lazy
        item 1 (3) p: 3. three
        item 2 (4) p: 4. four
        item 2 (4) p: more
        item 1 p: ‹list-marker:• ›bullet
        item 1 item 1 p tight: ‹list-marker:• ›☑ done
        item 1 item 2 p tight: ‹list-marker:• ›☐ open
        code(rust): fn main() {⏎⏎}
        table 1 header[2]: a‹table-rule: | ›b
        table 1 row[2] tight: c d|e‹table-rule: | ›f
        h2: Sub
        p: a picture link http://z.org www.w.org ref
        break:\u{20}
        """)
    #expect(omitted(text, .linkTarget) == ["x.png \"t\"", "<y>", "[r]"])
    #expect(omitted(text, .linkDefinition) == ["[r]:", "/target", "'title'"])
    #expect(omitted(text, .codeLanguage) == ["rust,ignore"])
    #expect(omitted(text, .thematicBreak) == ["***"])
  }

  @Test func `bytes that stand for themselves make one piece over line ends`() {
    let text = "One\ntwo\nthree.\n"
    let source = MarkdownProof(text).document.blocks[0].text.source
    #expect(source.pieces == [SourceMap.Piece(text: 0..<14, source: 0..<14)])
  }

  @Test func `escapes and character references know their source`() {
    let text = "a\\* &copy; &#x41;&bogus; &amp;amp; \\&lt; c\\d"
    let document = MarkdownProof(text)
    let block = document.document.blocks[0].text
    #expect(document.faults.isEmpty)
    #expect(block.string == "a* © A&bogus; &amp; &lt; c\\d")
    #expect(block.source.byteRanges(of: 3..<5) == [4..<10])
    #expect(omitted(text, .markup) == ["\\", "\\"])
  }

  @Test func `a reference as long as its text is told apart from bytes of its own`() {
    #expect(tree("x &caps; y") == "p: x \u{2229}\u{FE00} y")
  }

  @Test(arguments: ["\n", "\r\n", "\r"]) func `any line end will do`(_ end: String) {
    let lines = ["> a  ", "> b", "", "```", "c", "", "d", "```", "- e", "  f"]
    #expect(
      tree(lines.joined(separator: end)) == """
        > p: a⏎b
        code: c⏎⏎d
        item 1 p: ‹list-marker:• ›e f
        """)
  }

  @Test func `a mark of byte order and NUL are in the account`() {
    let proof = MarkdownProof("\u{FEFF}# A\u{0}B\n")
    #expect(proof.faults.isEmpty)
    #expect(proof.document.blocks.treeDescription == "h1: A\u{FFFD}B")
    #expect(proof.document.omissions.first?.reason == .control)
  }

  @Test func `lists count on from their first number and keep their own signs`() {
    #expect(
      tree("9) a\n1) b\n\n\n1. - c\n2.\n3. ~~~\n   d\n   ~~~\n") == """
        item 1 (9) p: 9) a
        item 2 (10) p tight: 10) b
        item 1 (1) item 1 p: 1. ‹list-marker:• ›c
        item 2 (2) p tight: 2.
        item 3 (3) p tight: 3.
        item 3 (3) code tight: d
        """)
  }

  @Test func `code keeps its lines within containers and with tabs`() {
    #expect(
      tree("> ```\n> a\n>\n>  b\n> ```\n\n-\n\t\tc\n\n      d\n") == """
        > code: a⏎⏎ b
        item 1 p: ‹list-marker:•›
        item 1 code tight:   c⏎⏎d
        """)
  }

  @Test func `a table cut from a paragraph keeps the paragraph`() {
    #expect(
      tree("> one\n> two\n> a | b\n> --|--\n> c | d\n") == """
        > p: one two
        > table 1 header[2]: a‹table-rule: | ›b
        > table 1 row[2] tight: c‹table-rule: | ›d
        """)
  }

  @Test func `rows that are too long lose no cell`() {
    let proof = MarkdownProof("|a|\n|-|\n|b|c\\|d|e|\n||\n")
    #expect(proof.faults.isEmpty)
    #expect(
      proof.document.blocks.dropFirst().first?.treeDescription
        == "table 1 row[3] tight: b‹table-rule: | ›c|d‹table-rule: | ›e")
    #expect(proof.warnings.map(\.line) == [3])
  }

  @Test func `notes stand at the end under the numbers that readers see`() {
    #expect(
      tree("a[^x] b[^1] c[^none]\n\n[^1]: one\n\n    - two\n\n[^x]: see[^1]\n") == """
        p: a‹note-mark:[1]› b‹note-mark:[2]› c[^none]
        note(1) p: 1. see‹note-mark:[2]›
        note(2) p: 2. one
        note(2) item 1 p: ‹list-marker:• ›two
        """)
  }

  @Test func `notes without a mark and second notes of one name are read and reported`() {
    let proof = MarkdownProof(
      "a[^1]\n\n[^1]: first\n[^1]: *second*\n[^u]: unused\n\n    more\n\n> [^q]: quoted\n> on\n\nend\n"
    )
    #expect(proof.faults.isEmpty)
    #expect(
      proof.document.blocks.treeDescription == """
        p: a‹note-mark:[1]›
        p: end
        note(1) p: 1. first
        note(2) p: 2. ‹moderate:second›
        note(3) p: 3. unused
        note(3) p: more
        note(4) p: 4. quoted on
        """)
    #expect(proof.warnings.map(\.line) == [4, 5, 9])
    #expect(
      proof.warnings.first?.message
        == "a note [^1] was there before; this one is read after the others")
  }

  @Test func `HTML gives its visible text`() {
    let text = """
      <div class="a>b"><h2>Title</h2>
      <p>One &amp; <b>two</b>
        three<br>four<img src="x" alt="A &lt; cat"></p>
      <script>no()</script><style>p {}</style><!-- nor this -->
      <pre>
      x
        y
      </pre>
      <a unclosed
      """
    #expect(
      tree(text) == """
        h2: Title
        p: One & two three⏎four A < cat
        code: x⏎  y
        p: <a unclosed
        """)
    #expect(omitted(text, .script) == ["no()", "p {}"])
    #expect(omitted(text, .comment) == ["<!-- nor this -->"])
  }

  @Test func `tags within a line are left out and break it where they say so`() {
    #expect(
      tree("a <b>c</b><!-- d --> e<br>\nf <img src=x alt='g h'/>\n") == "p: a c e⏎f g h")
  }

  @Test func `deep nesting is read without recursion`() {
    let quotes = MarkdownProof(String(repeating: "> ", count: 10_000) + "a")
    #expect(quotes.faults.isEmpty)
    #expect(quotes.document.blocks.first?.containers.count == 10_000)
    for sign in ["[", "*", "![", "*a **", "<a ", "`a``", "[^a]: ", "- "] {
      #expect(MarkdownProof(String(repeating: sign, count: 4_000) + "a").faults.isEmpty)
    }
  }

  @Test func `cut off texts are accounted for`() {
    let text = Array(
      "---\ntitle: x\n---\n# A [b](c \"d\")\n> - `e` ![f](g)\n\n|h|\n|-|\n|i|\n\n[^j]: k\n\n<p>l"
        .utf8)
    for count in 0...text.count {
      let proof = MarkdownProof(String(decoding: text[..<count], as: UTF8.self))
      #expect(proof.faults.isEmpty, "the first \(count) bytes")
    }
  }
}
