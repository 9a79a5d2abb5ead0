import DocumentImport
import FoundationEssentials
import ReadingContent
import TestSupport

/// A page in `Cases/html`, and what is read of it.
struct HTMLCase: CustomStringConvertible {
  /// The name of the file without its ending.
  let name: String

  static let folder = PackageRoot.folder.appending(path: "Tests/DocumentImportTests/Cases/html")

  static let all: [HTMLCase] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".html") }.sorted()
      .map { HTMLCase(name: String($0.dropLast(".html".count))) }
  }()

  var description: String { name }

  var text: String { Self.read("\(name).html") }
  var expected: String { Self.read("\(name).page") }

  func record(_ found: String) throws {
    try Data(found.utf8).write(to: Self.folder.appending(path: "\(name).page"))
  }

  private static func read(_ name: String) -> String {
    (try? Data(contentsOf: folder.appending(path: name)))
      .map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

/// What was read of a page, with its warnings.
struct HTMLProof {
  let page: HTMLDocument
  let warnings: [BookWarning]

  init(_ text: String, path: String = "page.html", readsWholePage: Bool = false) throws {
    var warnings: [BookWarning] = []
    page = try HTMLImporter(readsWholePage: readsWholePage).read(
      text, path: path, resource: 0, warnings: &warnings)
    self.warnings = warnings
  }

  /// The blocks and what is left out.
  var content: ContentProof { ContentProof(page.content, warnings: warnings) }

  /// What is known about the page, its sections, and its content.
  var listing: String {
    let metadata = page.metadata
    var lines = ["called “\(metadata.title)”"]
    lines += metadata.authors.map { "author “\($0)”" }
    if let language = metadata.language { lines.append("in \(language)") }
    lines += metadata.others.sorted { $0.key < $1.key }.map { "\($0.key) “\($0.value)”" }
    lines += page.sections().map { "section \($0.level) “\($0.title)” of \($0.blocks.count)" }
    return lines.map { "\($0)\n" }.joined() + "\n" + content.listing
  }

  /// The texts that are left out for a reason.
  func leftOut(_ reason: SkipReason) -> [String] {
    let bytes = Array(page.resource.text.utf8)
    return page.resource.omissions.filter { $0.reason == reason }.map {
      String(decoding: bytes[$0.range], as: UTF8.self).split(whereSeparator: \.isWhitespace)
        .joined(separator: " ")
    }.filter { !$0.isEmpty }
  }
}
