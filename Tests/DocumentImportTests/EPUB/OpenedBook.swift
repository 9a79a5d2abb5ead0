import DocumentImport
import ReadingContent
import TestSupport

/// A book that was opened from an archive made in a test.
struct OpenedBook {
  let book: Book
  /// What was wrong, without the path of the archive.
  let warnings: [String]
  private let folder: TemporaryFolder

  init(_ fixture: EPUBFixture, options: ImportOptions = ImportOptions()) throws {
    try self.init(fixture.archive, options: options)
  }

  init(_ archive: ZipFixture, options: ImportOptions = ImportOptions()) throws {
    folder = try TemporaryFolder()
    let path = folder.path("book.epub")
    try archive.write(to: path)
    var warnings: [BookWarning] = []
    book = try DocumentImporter(options: options).book(at: [path], warnings: &warnings)
    // All is read, so that all warnings come.
    for section in book.sections { _ = section.blocks.count }
    warnings += book.takeWarnings()
    let start = "\(folder.path)/"
    self.warnings = warnings.map { "\($0)".replacing(start, with: "") }
  }

  /// The sections: level, title, and the texts of their blocks.
  var outline: [String] {
    book.sections.map { section in
      let texts = section.blocks.map(\.text.string)
      return "\(section.level) \(section.title): \(texts.joined(separator: " | "))"
    }
  }

  /// All text.
  var text: [String] { book.sections.flatMap { $0.blocks.map(\.text.string) } }
}
