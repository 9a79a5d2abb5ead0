import DocumentImport
import FoundationEssentials
import ReadingContent
import TestSupport
import Testing

/// Compares what is found in real files with what is known of them.
@Suite struct MarkdownTruthTests {
  @Test func `headings, code, tables and languages are as many as are known`() throws {
    guard let corpus = PackageRoot.corpus else { return PackageRoot.corpusMissing() }
    var checked = 0
    let names = CorpusTruths.files(in: "markdown", ending: ".md")
    #expect(names.count == 128)
    for name in names {
      let file = corpus.appending(path: name)
      let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      let blocks = MarkdownProof(text).document.blocks
      let found = Counts(blocks)
      func expect(_ found: Int, _ words: String) {
        guard let known = CorpusTruths.number(before: words, of: name) else { return }
        checked += 1
        let rule = Self.differences["\(name) \(words)"]
        #expect(found == rule?.count ?? known, "\(name): \(words)")
      }
      expect(found.headings, "ATX headings")
      expect(found.code, "fenced blocks")
      expect(found.tables, "<table>")
      expect(found.languages, "bracketed language spans")
    }
    #expect(checked > 200)
  }

  /// Where the numbers differ, and why.
  private static let differences: [String: (count: Int, reason: String)] = {
    var result: [String: (count: Int, reason: String)] = [
      "markdown/rust-book/src/ch17-01-futures-and-syntax.md ATX headings": (
        5, "a line with a number sign is one of a comment in code"
      ),
      "markdown/rust-book/src/ch19-01-all-the-places-for-patterns.md fenced blocks": (
        13, "two more are written as <pre>"
      ),
    ]
    // Of the tables those in code are no tables, nor is the word in a sentence.
    for (name, count) in [
      ("caption-summary", 4), ("tips", 0), ("two-headers", 2), ("examples/headertoprow", 0),
      ("examples/multiplecolumnheaders", 0), ("examples/scope-multiple", 0),
      ("examples/scope-offset", 0), ("examples/scope-simple", 0), ("examples/threeheaders", 0),
    ] {
      result["markdown/wai-tutorials/\(name).md <table>"] = (count, "the others stand in code")
    }
    return result
  }()

  private struct Counts {
    var headings = 0
    var code = 0
    var tables = 0
    var languages = 0

    init(_ blocks: [Block]) {
      var numbers: Set<Int> = []
      // What is known was counted at the starts of lines.
      for block in blocks where !block.containers.contains(.quotation) {
        switch block.kind {
        case .heading: headings += 1
        case .code: code += 1
        default: break
        }
        for case .table(let table) in block.containers { numbers.insert(table.number) }
        languages += block.text.runs.count { $0.attributes.language != nil }
      }
      tables = numbers.count
    }
  }
}
