import DocumentImport
import ReadingContent
import Testing

@Suite struct MarkdownFrontMatterTests {
  @Test func `scalars lists and maps are read`() {
    let proof = MarkdownProof(
      """
      ---
      # a comment
      title: "A \\"good\\" book" # another
      author: [Ann, 'O''Neil', "B, C"]
      chapters:
        - one.md
        - two.md   # the second
      lexicons:
      - words.pls
      lang: fr_CA
      toc-depth: 2
      page-lines: 30
      page-columns: 0
      rights: >
        All
        yours
      series:
        name: S
        number: 2
      date: 1805
      ...
      Text.
      """)
    let matter = proof.document.frontMatter
    #expect(proof.faults.isEmpty)
    #expect(proof.document.blocks.treeDescription == "p: Text.")
    #expect(matter.title == "A \"good\" book")
    #expect(matter.authors == ["Ann", "O'Neil", "B, C"])
    #expect(matter.chapters == ["one.md", "two.md"])
    #expect(matter.lexicons == ["words.pls"])
    #expect(matter.language?.description == "fr-CA")
    #expect(matter.tocDepth == 2)
    #expect(matter.pageLines == 30)
    #expect(matter.pageColumns == nil)
    #expect(
      proof.document.metadata.settings
        == ReadingSettings(
          lexicons: [LexiconSource(path: "words.pls")], pageLines: 30))
    #expect(
      proof.document.metadata.others == [
        "rights": "All yours", "series.name": "S", "series.number": "2", "date": "1805",
      ])
    #expect(
      proof.warnings.map(\.description) == [
        "book.md, line 13: page-columns: \"0\" is not a number from 1 to 100000; it is ignored"
      ])
  }

  @Test func `what is no plain YAML is kept as text and reported`() {
    let proof = MarkdownProof(
      "---\ntitle: \"open\nlang: not a tag\nvoice: {a: b}\nno key\ntitle: again\nrate: [1\n---\n")
    #expect(proof.warnings.map(\.line) == [2, 3, 4, 5, 6, 7])
    #expect(proof.document.frontMatter.voice == "{a: b}")
    #expect(proof.document.metadata.language == nil)
  }

  @Test func `without an end it is text`() {
    let proof = MarkdownProof("---\ntitle: x\n\nText.\n")
    #expect(proof.faults.isEmpty)
    #expect(proof.document.blocks.treeDescription == "break: \np: title: x\np: Text.")
    #expect(proof.warnings.map(\.line) == [1])
  }

  @Test func `a line drawn at the top is no front matter`() {
    let proof = MarkdownProof("---\nOnce upon a time: yes.\n\n---\n")
    #expect(proof.faults.isEmpty)
    #expect(proof.warnings.isEmpty)
    #expect(
      proof.document.blocks.treeDescription == "break: \np: Once upon a time: yes.\nbreak: ")
  }
}

@Suite struct SummaryParserTests {
  @Test func `an mdBook list gives chapters drafts parts and lines`() {
    let entries = SummaryParser().entries(
      of: """
        # Summary

        [Preface](pre%20face.md)

        # Part *One*

        - [A `code`](a.md#x)
          - [B](b/c.md)
          - [Draft]()

        ---

        [End](end.md)
        """)
    #expect(
      entries == [
        .chapter(title: "Preface", path: "pre face.md", depth: 1, line: 3),
        .part(title: "Part One"),
        .chapter(title: "A code", path: "a.md", depth: 1, line: 7),
        .chapter(title: "B", path: "b/c.md", depth: 2, line: 8), .draft(title: "Draft", depth: 2),
        .separator, .chapter(title: "End", path: "end.md", depth: 1, line: 13),
      ])
  }
}
