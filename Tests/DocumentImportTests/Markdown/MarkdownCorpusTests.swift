import DocumentImport
import FoundationEssentials
import ReadingContent
import TestSupport
import Testing

/// Reads every Markdown file of the corpus, and each example of CommonMark's specification.
@Suite struct MarkdownCorpusTests {
  @Test func `every byte of real Markdown files is accounted for`() throws {
    guard let corpus = PackageRoot.corpus else { return PackageRoot.corpusMissing() }
    let files = markdownFiles(below: corpus.appending(path: "markdown"))
    #expect(files.count > 100)
    for file in files {
      let proof = MarkdownProof(try text(file), path: file.lastPathComponent)
      #expect(proof.faults.isEmpty, "\(file.path): \(proof.faults.prefix(5))")
    }
  }

  @Test func `every byte of hostile Markdown files is accounted for`() throws {
    guard let corpus = PackageRoot.corpus else { return PackageRoot.corpusMissing() }
    let files = markdownFiles(below: corpus.appending(path: "hostile/markdown"))
    #expect(!files.isEmpty)
    for file in files {
      let proof = MarkdownProof(try text(file), path: file.lastPathComponent)
      #expect(proof.faults.isEmpty, "\(file.path): \(proof.faults.prefix(5))")
    }
  }

  @Test func `every byte of each example of CommonMark is accounted for`() throws {
    guard let corpus = PackageRoot.corpus else { return PackageRoot.corpusMissing() }
    let spec = try text(corpus.appending(path: "commonmark/spec.txt"))
    let examples = CommonMarkExample.all(of: spec)
    #expect(examples.count == 655)
    for example in examples {
      let proof = MarkdownProof(example.text)
      #expect(proof.faults.isEmpty, "example \(example): \(proof.faults.prefix(5))")
    }
    #expect(MarkdownProof(spec).faults.isEmpty)
  }

  private func text(_ file: URL) throws -> String {
    String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  private func markdownFiles(below folder: URL) -> [URL] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted().map { folder.appending(path: $0) }
  }
}
