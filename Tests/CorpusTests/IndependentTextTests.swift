import FoundationEssentials
import Narration
import ReadingContent
import TestSupport
import Testing

/// Compares the texts of EPUBs and pages with those that another reader finds: Python and lxml.
@Suite(.serialized) struct `What another reader finds in a book is in ours` {
  private struct Document: Decodable {
    let path: String
    let text: String
    /// The words in the head of the document, such as its title.
    let head: String
    /// Documents of which a reader may choose one have the same number.
    let choice: Int
  }

  /// The whole books; those made to be broken have tests of their own.
  static let books =
    CorpusFiles.books(in: "epub", ending: [".epub"])
    + CorpusFiles.books(in: "epub-w3c", ending: [".epub"]) + CorpusFiles.pages

  @Test(arguments: books)
  func `all text nodes are there, and each is spoken or skipped with a reason`(
    path: String
  ) async throws {
    guard let documents = try await Self.found(path) else { return }
    guard let book = try CorpusFiles.openable(path) else {
      for document in documents {
        let words = TextWords.difference(
          TextWords.words(of: document.text), TextWords.words(of: document.head))
        #expect(words.isEmpty, "\(document.path) has \(words.prefix(20))")
      }
      return
    }
    var ours: [String: TextWords.Words] = [:]
    for resource in book.resources {
      let name = documents.map(\.path).first { resource.path.hasSuffix($0) } ?? resource.path
      ours[name] = TextWords.words(of: Self.textNodes(of: resource))
    }
    for (_, choices) in Dictionary(grouping: documents, by: \.choice) {
      let faults = choices.map { document -> String? in
        let theirs = TextWords.words(of: document.text)
        let found = ours[document.path] ?? [:]
        let missing = TextWords.difference(theirs, found)
        let more = TextWords.difference(found, theirs)
        guard missing.isEmpty, more.isEmpty else {
          return "\(document.path) lacks \(missing.prefix(20)), has besides \(more.prefix(20))"
        }
        return nil
      }
      #expect(faults.contains(nil), "\(faults.compactMap { $0 })")
    }
    let ledger = Ledger(Script(book: book))
    #expect(ledger.unaccounted == 0)
  }

  /// The documents that the other reader finds; nothing where there is no Python with lxml.
  private static func found(_ path: String) async throws -> [Document]? {
    let script = PackageRoot.folder.appending(path: "Tests/CorpusTests/visible_text.py").path
    guard let python = try await python() else {
      print("SKIPPED: Python has no lxml (Debian's python3-lxml)")
      return nil
    }
    let result = try await ChildProcess.run(python, [script, path])
    try #require(result.status == .exited(0), "\(result.errorText)")
    let documents = try JSONDecoder().decode([Document].self, from: Data(result.output))
    #expect(!documents.isEmpty)
    return documents
  }

  /// The Python that has lxml: the one in `PATH`, or else the system's own.
  private static func python() async throws -> String? {
    for python in ["python3", "/usr/bin/python3"] where ChildProcess.exists(python) {
      if try await ChildProcess.run(python, ["-c", "import lxml"]).status == .exited(0) {
        return python
      }
    }
    return nil
  }

  /// The text of a resource without the values of attributes, scripts and style sheets.
  private static func textNodes(of resource: SourceResource) -> String {
    var bytes = Array(resource.text.utf8)
    for omission in resource.omissions where omission.reason == .script {
      for index in omission.range { bytes[index] = UInt8(ascii: " ") }
    }
    var text: [UInt8] = []
    for (index, node) in resource.nodes.enumerated() where node.attribute == nil {
      let end =
        index + 1 < resource.nodes.count ? Int(resource.nodes[index + 1].start) : bytes.count
      text += bytes[Int(node.start)..<end]
    }
    return String(decoding: text, as: UTF8.self)
  }
}
