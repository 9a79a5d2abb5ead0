import DocumentImport
import FoundationEssentials
import ReadingContent
import TestSupport

/// A Markdown text in `Cases/markdown`, and the blocks that are made of it.
struct BlockCase: CustomStringConvertible {
  /// The name of the file without its ending.
  let name: String

  static let folder = PackageRoot.folder.appending(path: "Tests/DocumentImportTests/Cases/markdown")

  static let all: [BlockCase] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".md") && $0 != "README.md" }.sorted()
      .map { BlockCase(name: String($0.dropLast(3))) }
  }()

  var description: String { name }

  var text: String { read("\(name).md") }
  var expected: String { read("\(name).blocks") }

  func record(_ found: String) throws {
    try Data(found.utf8).write(to: Self.folder.appending(path: "\(name).blocks"))
  }

  private func read(_ name: String) -> String {
    (try? Data(contentsOf: Self.folder.appending(path: name)))
      .map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
