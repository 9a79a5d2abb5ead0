import DocumentImport
import ReadingContent
import Testing

@Suite struct MarkdownSectionsTests {
  private func document(_ text: String) -> MarkdownDocument {
    let proof = MarkdownProof(text, path: "folder/my.book.md")
    #expect(proof.faults.isEmpty)
    return proof.document
  }

  private func outline(_ text: String) -> [String] {
    document(text).sections().map { "\($0.level) \($0.title): \($0.blocks.count)" }
  }

  @Test func `a single heading above the chapters is the title`() {
    let text = "# Book\n\nPreface.\n\nOne\n---\n\na[^1]\n\n[^1]: note\n\n## Two *b*\n\nc\n\n### d\n"
    #expect(document(text).metadata.title == "Book")
    #expect(outline(text) == ["1 Book: 2", "1 One: 3", "1 Two b: 3"])
  }

  @Test func `several headings of the first level are chapters`() {
    #expect(outline("# A\n\na\n\n# B\n") == ["1 A: 2", "1 B: 1"])
    #expect(document("# A\n\na\n\n# B\n").metadata.title == "my.book")
  }

  @Test func `a text without chapters is one section`() {
    #expect(outline("Only words.\n") == ["1 my.book: 1"])
    #expect(outline("# Title\n\nWords.\n") == ["1 Title: 2"])
    #expect(outline("") == ["1 my.book: 0"])
  }

  @Test func `the front matter can say how deep chapters go`() {
    let text = "---\ntoc-depth: 2\n---\n# A\n\n## a\n\n# B\n\n## b\n\n### c\n"
    #expect(outline(text) == ["1 A: 1", "2 a: 1", "1 B: 1", "2 b: 2"])
  }

  @Test func `headings within quotations start no chapter`() {
    #expect(outline("# A\n\n> # B\n\n# C\n") == ["1 A: 2", "1 C: 1"])
  }
}
