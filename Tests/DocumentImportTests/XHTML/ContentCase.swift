import DocumentImport
import FoundationEssentials
import ReadingContent
import TestSupport
import XMLTree

/// A document in `Cases/xhtml`, and the blocks that become of it.
struct ContentCase: CustomStringConvertible {
  /// The name of the file without its ending.
  let name: String

  static let folder = PackageRoot.folder.appending(path: "Tests/DocumentImportTests/Cases/xhtml")

  static let all: [ContentCase] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".xhtml") }.sorted()
      .map { ContentCase(name: String($0.dropLast(".xhtml".count))) }
  }()

  var description: String { name }

  var text: String { Self.read("\(name).xhtml") }
  var expected: String { Self.read("\(name).blocks") }

  func record(_ found: String) throws {
    try Data(found.utf8).write(to: Self.folder.appending(path: "\(name).blocks"))
  }

  private static func read(_ name: String) -> String {
    (try? Data(contentsOf: folder.appending(path: name)))
      .map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

/// What was read of a document, with its warnings.
struct ContentProof {
  let document: ContentDocument
  let warnings: [BookWarning]

  init(
    _ text: String, path: String = "text/part.xhtml", options: ContentOptions = ContentOptions()
  ) throws {
    self.init(try XMLTree(text, isRecovering: true), path: path, options: options)
  }

  init(
    _ tree: XMLTree, path: String = "text/part.xhtml", options: ContentOptions = ContentOptions()
  ) {
    var warnings: [BookWarning] = []
    document = ContentReader.read(
      tree, path: path, resource: 0, options: options, warnings: &warnings)
    self.warnings = warnings
  }

  init(_ document: ContentDocument, warnings: [BookWarning]) {
    self.document = document
    self.warnings = warnings
  }

  /// The texts of the blocks.
  var texts: [String] { document.blocks.map(\.text.string) }

  /// What is spoken of the blocks: their texts without what is silent, aliases in its place.
  var spoken: [String] {
    document.blocks.map { block in
      block.text.allRuns.map { run in
        if run.attributes.silence != nil { return "" }
        return run.attributes.alias ?? block.text.slice(run.range).string
      }.joined()
    }
  }
}
