import DocumentImport
import FoundationEssentials
import ReadingContent
import TestSupport
import Testing
import XMLTree

/// All documents of XHTML and HTML that are at hand, the broken ones too.
@Suite struct CorpusContentTests {
  /// Documents below a folder of the corpus.
  private static func documents(in folder: String) -> [URL] {
    guard let corpus = PackageRoot.corpus else { return [] }
    let root = corpus.appending(path: folder)
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
    return names.filter { [".xhtml", ".html", ".htm"].contains(where: $0.hasSuffix) }.sorted()
      .map { root.appending(path: $0) }
  }

  @Test(arguments: ["xhtml-invalid", "html"])
  func `every byte of each document is accounted for once`(_ folder: String) throws {
    guard PackageRoot.corpus != nil else { return PackageRoot.corpusMissing() }
    let documents = Self.documents(in: folder)
    #expect(!documents.isEmpty)
    for document in documents {
      let text = String(decoding: try Data(contentsOf: document), as: UTF8.self)
      if let tree = try? XMLTree(text, isRecovering: true) {
        Accounting.check(ContentProof(tree, path: document.lastPathComponent))
      }
      let page = ContentProof(try XMLTree(html: text), path: document.lastPathComponent)
      Accounting.check(page)
      #expect(page.warnings.count <= 100)
    }
  }

  @Test func `the first article of human rights is there in each of its languages`() throws {
    guard let corpus = PackageRoot.corpus else { return PackageRoot.corpusMissing() }
    let file = corpus.appending(path: "html/udhr-article1-multilingual.xhtml")
    let proof = try ContentProof(String(decoding: try Data(contentsOf: file), as: UTF8.self))
    let languages = Set(
      proof.document.blocks.flatMap { $0.text.runs.compactMap(\.attributes.language) })
    #expect(languages.count > 20)
    #expect(proof.warnings.isEmpty)
  }
}
