import DocumentImport
import ReadingContent
import Testing

/// Small texts of which something was lost once.
@Suite struct FuzzedMarkdownTests {
  @Test(arguments: [
    "[d]: a\u{B}\n\n[d]", "[d]: \u{C}b\n[e]: a\u{B}c\n",
    "[a](b\u{B}c) [e](\u{B}b) [f](b\u{C} \"t\")",
    "[d]:\u{1}\n\n[d]", "[d]: \u{F}e 'f'", "[a](\u{1}b) [e](b\u{1}c)", "![a](b\u{7F}c) d",
  ])
  func `control characters in the target of a link lose nothing`(_ text: String) {
    let proof = MarkdownProof(text)
    #expect(proof.faults.isEmpty, "\(proof.faults)")
  }

  @Test(arguments: [
    "[^a]: see[^b]\n[^b[^c]: d\n[^c]: e\n", "f[^c]\n\n[^b[^c]: d\n", "[^[]: d\n\n[^e[f]: g\n",
  ])
  func `brackets in the names of notes lose nothing`(_ text: String) {
    let proof = MarkdownProof(text)
    #expect(proof.faults.isEmpty, "\(proof.faults)")
  }

  @Test(arguments: [
    "| a | b |\n|---|---|\n|\u{B}\u{B} \\| | `c|d` |\n",
    "| a |\n|---|\n|\u{C}b\u{B}| c |\n\u{B}| d |\n", "--\n-|\n|\u{B}|\n",
    "| a | b |\n|---|---|\n| c\u{B}| d\u{C}|\n|\u{B}|\u{C}|\n| |\u{B}|\u{C}| e |\n\u{B}| f |\n",
  ])
  func `odd white space in the rows of a table loses nothing`(_ text: String) {
    let proof = MarkdownProof(text)
    #expect(proof.faults.isEmpty, "\(proof.faults)")
  }

  @Test(arguments: [
    "|\n|-\n| \\", "a|||b\n-|-|-|-\n| \n||\n| c",
    "| a |\n|---|\n|\n{:toc} |\n| b |||\n| \\| `c|d` |\n",
    "a [b]{lang=\"de|fr\"}\n|-\n| c \\| d |\n", "[b\\|c]{lang=de}\n-|-\n| d |\n",
  ])
  func `bars in what is hidden from cmark make no table`(_ text: String) {
    let proof = MarkdownProof(text)
    #expect(proof.faults.isEmpty, "\(proof.faults)")
  }

  @Test(arguments: [
    "a|\\\n-|-\nx||b\n", "|a|b\\|\n|-|-|\n|x||c|\n", "a\\\\\n-|\nx|b\n", "a\\|\n-|\nx|b|c\n",
  ])
  func `a backslash at the end of a header hides no cell of wider rows`(_ text: String) {
    let proof = MarkdownProof(text)
    #expect(proof.faults.isEmpty, "\(proof.faults)")
  }

  @Test(arguments: [
    "[^\u{E9}[\nb]c]]", "a [^b *c\nd*] e", "a [^b\\_c] [^&amp;d\ne] f[^1]\n\n[^1]: g\n",
    "[^a[b](c)d][e]", "a\n\n[^b\u{0}c]: d\n", "[^a]:[^b[]\n]", "[^a]:b[^c[]:[]\n]",
    "a [\\^b] c \\[\\^d] [\\\\^e] f",
    "[^\u{0}\u{0}]:[^1]:",
    "[^a]: [^b]: c\n",
    "[^A b]: c\n[^a b] [^\u{E4}] [^]\n\n[^\u{C4}]: d\n",
    "`[^a\nb]` <i title='[^a b]'>c</i>\n\n    [^d e]\n",
  ])
  func `brackets that begin like the mark of a note lose nothing`(_ text: String) {
    let proof = MarkdownProof(text)
    #expect(proof.faults.isEmpty, "\(proof.faults)")
  }

  @Test(arguments: ["a\n: [ ] b\n: [x]\n\nc\n: [X] d\n", "a\n\n: [ ] "])
  func `the box of a task that explains a term is not lost`(_ text: String) {
    let proof = MarkdownProof(text)
    #expect(proof.faults.isEmpty, "\(proof.faults)")
  }

  @Test(arguments: [
    "a\\     b\n---- --\nc    \\\n\\    d\\\n", "+--+--+\n|a\\|b |\n+==+==+\n|c |d\\|\n+--+--+\n",
  ])
  func `a backslash at the end of a cell hides no cell of a drawn table`(_ text: String) {
    let proof = MarkdownProof(text)
    #expect(proof.faults.isEmpty, "\(proof.faults)")
    let rows = proof.document.blocks.filter { block in
      if case .tableRow(let row) = block.kind { !row.cells.isEmpty } else { false }
    }
    #expect(rows.count > 1)
  }

  @Test func `lines of verse may end with blanks in a block of HTML`() {
    let proof = MarkdownProof("<p>| a \n| b")
    #expect(proof.faults.isEmpty, "\(proof.faults)")
  }
}
