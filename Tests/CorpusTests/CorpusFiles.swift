import DocumentImport
import FoundationEssentials
import ReadingContent
import TestSupport
import Testing

/// The input files from outside the project, where this machine has them.
enum CorpusFiles {
  /// The Markdown and text files below a folder of the corpus, in order; none where it is missing.
  static func documents(in folder: String) -> [String] {
    guard let root = PackageRoot.corpus?.appending(path: folder).path else { return [] }
    guard let names = try? FileManager.default.subpathsOfDirectory(atPath: root) else { return [] }
    return names.filter { $0.hasSuffix(".md") || $0.hasSuffix(".txt") }.sorted()
      .map { "\(root)/\($0)" }
  }

  /// Every input file, by its path in the corpus, in order; what describes the corpus is not one.
  static let files: [String] = {
    guard let root = PackageRoot.corpus?.path,
      let names = try? FileManager.default.subpathsOfDirectory(atPath: root)
    else { return [] }
    return names.filter { name in
      var isFolder = false
      let path = "\(root)/\(name)"
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && !isFolder && name.contains("/") && !name.hasPrefix("LICENSES")
    }.sorted()
  }()

  /// The path of a file or folder of the corpus; nothing where it is missing.
  static func path(_ name: String) -> String? {
    guard let path = PackageRoot.corpus?.appending(path: name).path,
      FileManager.default.fileExists(atPath: path)
    else { return nil }
    return path
  }

  /// Opens a document as a reader would who says nothing about it.
  static func book(_ path: String, language: String? = nil) throws -> Book {
    var warnings: [BookWarning] = []
    let importer = DocumentImporter(
      options: ImportOptions(language: language.flatMap { LanguageTag($0) }))
    return try importer.book(at: [path], warnings: &warnings)
  }

  /// Opens a document that should open; nothing for one that is refused as it should be.
  static func openable(_ path: String) throws -> Book? {
    let name = path.replacing("\(PackageRoot.corpus?.path ?? "")/", with: "")
    do {
      let book = try book(path)
      #expect(RefusedDocuments.all[name] == nil, "\(name) opens")
      return book
    } catch let error as ImportError {
      guard let reason = RefusedDocuments.all[name], "\(error)".contains(reason) else {
        throw error
      }
      return nil
    }
  }

  /// The books whose names end so, below a folder of the corpus.
  static func books(in folder: String, ending ends: [String]) -> [String] {
    guard let root = PackageRoot.corpus?.path else { return [] }
    return files.filter { name in
      name.hasPrefix("\(folder)/") && ends.contains { name.hasSuffix($0) }
    }.map { "\(root)/\($0)" }
  }

  /// The documents of the acceptance criteria: every Markdown, text, HTML and EPUB book.
  static let all: [String] =
    ["markdown", "commonmark", "hostile/markdown", "hostile/text", "books-text", "text-encodings"]
    .flatMap { documents(in: $0) } + epubs + pages

  /// Every EPUB, broken and hostile ones included.
  static let epubs = ["epub", "epub-w3c", "epub-invalid", "hostile/epub"]
    .flatMap { books(in: $0, ending: [".epub"]) }

  /// Every page of HTML or XHTML that stands by itself.
  static let pages = ["html", "xhtml-invalid"]
    .flatMap { books(in: $0, ending: ["source.html", ".xhtml"]) + wai($0) }

  private static func wai(_ folder: String) -> [String] {
    folder == "html" ? books(in: "html/wai-tables", ending: [".html"]) : []
  }
}
