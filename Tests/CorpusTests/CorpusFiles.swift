import DocumentImport
import FoundationEssentials
import ReadingContent
import TestSupport

/// The input files from outside the project, where this machine has them.
enum CorpusFiles {
  /// The Markdown and text files below a folder of the corpus, in order; none where it is missing.
  static func documents(in folder: String) -> [String] {
    guard let root = PackageRoot.corpus?.appending(path: folder).path else { return [] }
    guard let names = try? FileManager.default.subpathsOfDirectory(atPath: root) else { return [] }
    return names.filter { $0.hasSuffix(".md") || $0.hasSuffix(".txt") }.sorted()
      .map { "\(root)/\($0)" }
  }

  /// The path of a file or folder of the corpus; nothing where it is missing.
  static func path(_ name: String) -> String? {
    guard let path = PackageRoot.corpus?.appending(path: name).path,
      FileManager.default.fileExists(atPath: path)
    else { return nil }
    return path
  }

  /// Opens a document; a text that is not UTF-8 as ISO-8859-1.
  static func book(_ path: String, language: String? = nil) throws -> Book {
    var warnings: [BookWarning] = []
    let isLatin1 = path.contains("GITenberg")
    let importer = DocumentImporter(
      options: ImportOptions(
        language: language.flatMap { LanguageTag($0) }, encoding: isLatin1 ? "ISO-8859-1" : nil))
    return try importer.book(at: [path], warnings: &warnings)
  }

  /// The documents of the acceptance criteria: every Markdown and text file.
  static var all: [String] {
    ["markdown", "commonmark", "hostile/markdown", "hostile/text", "books-text"]
      .flatMap { documents(in: $0) }
  }
}
