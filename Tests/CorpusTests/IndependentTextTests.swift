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
  }

  /// The whole books; those made to be broken have tests of their own.
  static let books =
    CorpusFiles.books(in: "epub", ending: [".epub"])
    + CorpusFiles.books(in: "epub-w3c", ending: [".epub"]) + CorpusFiles.pages

  @Test(arguments: books)
  func `all text nodes are there, and each is spoken or skipped with a reason`(
    path: String
  ) async throws {
    guard let documents = try await Self.found(path), let book = try Self.opened(path) else {
      return
    }
    var theirs: [String: WordsTests.Words] = [:]
    for document in documents {
      let words = WordsTests.words(of: document.text)
      theirs[document.path] = words
    }
    var ours: [String: WordsTests.Words] = [:]
    for resource in book.resources {
      let name = documents.map(\.path).first { resource.path.hasSuffix($0) } ?? resource.path
      ours[name] = WordsTests.words(of: Self.textNodes(of: resource))
    }
    for (name, words) in theirs where !words.isEmpty {
      let missing = WordsTests.difference(words, ours[name] ?? [:])
      #expect(missing.isEmpty, "\(name) lacks \(missing.prefix(20))")
      let more = WordsTests.difference(ours[name] ?? [:], words)
      #expect(more.isEmpty, "\(name) has besides \(more.prefix(20))")
    }
    let ledger = Ledger(Script(book: book))
    #expect(ledger.unaccounted == 0)
  }

  /// The documents that the other reader finds; nothing where it cannot run or cannot read.
  private static func found(_ path: String) async throws -> [Document]? {
    let script = PackageRoot.folder.appending(path: "Tests/CorpusTests/visible_text.py").path
    let python = "/usr/bin/python3"
    let check = try await ChildProcess.run(python, ["-c", "import lxml"])
    guard check.status == .exited(0) else {
      print("SKIPPED: Python has no lxml (Debian's python3-lxml)")
      return nil
    }
    let result = try await ChildProcess.run(python, [script, path])
    guard result.status == .exited(0) else { return nil }
    return try JSONDecoder().decode([Document].self, from: Data(result.output))
  }

  private static func opened(_ path: String) throws -> Book? {
    do {
      return try CorpusFiles.book(path)
    } catch {
      guard "\(error)".contains("no text") else { throw error }
      return nil
    }
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
