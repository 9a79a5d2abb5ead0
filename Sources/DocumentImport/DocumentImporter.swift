public import ReadingContent

/// Opens documents: Markdown, plain text, EPUB, HTML, and books of several such files.
public struct DocumentImporter: Sendable {
  /// What the reader decided.
  public var options: ImportOptions

  /// Makes an importer.
  public init(options: ImportOptions = ImportOptions()) {
    self.options = options
  }

  /// Opens documents as one book, in their order.
  ///
  /// A folder with a `SUMMARY.md`, or one in `src`, is the book whose chapters that file lists, and
  /// so is a file of that name. `-` is standard input.
  ///
  /// - Parameters:
  ///   - paths: The files and folders.
  ///   - warnings: What is wrong and does not keep the book from being read is added to it.
  /// - Returns: The book.
  /// - Throws: ``ImportError`` where a document that was named cannot be read.
  public func book(
    at paths: [String], warnings: inout [BookWarning]
  ) throws(ImportError) -> Book {
    guard let first = paths.first else { throw .nothingNamed }
    var assembler = BookAssembler(options: options)
    // What was wrong tells more where a document cannot be read.
    defer { warnings += assembler.warnings }
    for path in paths { try add(path, to: &assembler) }
    guard let book = assembler.book() else { throw .empty(path: first) }
    return book
  }

  private func add(_ path: String, to assembler: inout BookAssembler) throws(ImportError) {
    let name = path.split(separator: "/").last ?? ""
    guard path != "-", FileReader.kind(of: path) == .folder else {
      return name == "SUMMARY.md"
        ? try assembler.addSummary(path) : try assembler.addDocument(path)
    }
    if try assembler.addUnpackedBook(path) { return }
    let folder = path.hasSuffix("/") ? path : "\(path)/"
    for summary in ["\(folder)SUMMARY.md", "\(folder)src/SUMMARY.md"]
    where FileReader.kind(of: summary) == .file {
      return try assembler.addSummary(summary)
    }
    throw .folderWithoutSummary(path: path)
  }
}
