import DocumentImport
import FoundationEssentials
import ReadingContent
import TestSupport
import Testing

/// The headers of cells in tables of real tutorials about tables.
@Suite struct MarkdownTableTests {
  @Test func `the cells of tutorials about tables have the headers that their authors meant`()
    throws
  {
    guard let corpus = PackageRoot.corpus else { return PackageRoot.corpusMissing() }
    let folder = corpus.appending(path: "markdown/wai-tutorials")
    func cell(_ file: String, _ words: String) throws -> TableRow.Cell? {
      let text = String(
        decoding: try Data(contentsOf: folder.appending(path: file)), as: UTF8.self)
      for block in MarkdownProof(text).document.blocks {
        guard case .tableRow(let row) = block.kind else { continue }
        for cell in row.cells where block.text.slice(cell.range).string == words { return cell }
      }
      return nil
    }
    #expect(try cell("caption-summary.md", "Waltz with Strauss")?.headers == ["Event"])
    #expect(try cell("two-headers.md", "Closed")?.headers == ["Monday", "09:00 – 11:00"])
    #expect(
      try cell("multi-level.md", "James Phillips")?.headers == ["Example 1 Ltd", "Contact"])
    #expect(try cell("multi-level.md", "Alex Howe")?.headers == ["Example 4 Inc", "Contact"])
  }

  @Test func `a table of more columns than anybody reads is text, and none of it is lost`() {
    let row = { (cell: String) in String(repeating: "|" + cell, count: 20_000) + "\n" }
    let document = MarkdownProof(row("a") + row("-") + row("b")).document
    let text = document.blocks.map(\.text.string).joined()
    #expect(text.count { $0 == "a" } == 20_000 && text.count { $0 == "b" } == 20_000)
  }
}
