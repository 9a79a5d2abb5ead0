import DocumentImport
import FoundationEssentials
import ReadingContent
import TestSupport

/// Books from outside the project, where this machine has them, with what is known of them.
enum EPUBCorpus {
  /// The books in a folder, in the order of their paths.
  static func books(in folder: String) -> [String] {
    CorpusTruths.files(in: folder, ending: ".epub")
  }

  /// The number that stands behind a word in what is true of a book.
  static func number(_ words: String, of book: String) -> Int? {
    CorpusTruths.number(after: words, of: book)
  }

  /// A book, read to its end.
  struct Reading {
    var book: Book?
    var error: ImportError?
    var warnings: [String]

    /// All blocks.
    var blocks: [Block] { book.map { $0.sections.flatMap(\.blocks) } ?? [] }
    /// All text, a line for each block.
    var text: String { blocks.map(\.text.string).joined(separator: "\n") }

    /// The marks of all blocks.
    var marks: [Mark.Kind] { blocks.flatMap { $0.marks.map(\.kind) } }
  }

  /// Reads a book to its end.
  static func read(_ path: String, options: ImportOptions = ImportOptions()) -> Reading? {
    guard let corpus = PackageRoot.corpus else { return nil }
    var warnings: [BookWarning] = []
    var reading = Reading(book: nil, error: nil, warnings: [])
    do throws(ImportError) {
      let book = try DocumentImporter(options: options)
        .book(at: [corpus.appending(path: path).path], warnings: &warnings)
      for section in book.sections { _ = section.blocks.count }
      warnings += book.takeWarnings()
      reading.book = book
    } catch {
      reading.error = error
    }
    reading.warnings = warnings.map { "\($0)".replacing("\(corpus.path)/", with: "") }
    return reading
  }
}
