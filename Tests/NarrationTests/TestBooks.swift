import DocumentImport
import FoundationEssentials
import Narration
import ReadingContent
import TestSupport
import Testing

/// Books for the tests.
enum TestBooks {
  /// A book from Markdown.
  static func markdown(_ text: String) -> Book {
    var warnings: [BookWarning] = []
    return DocumentImporter().book(ofMarkdown: text, named: "book.md", warnings: &warnings)
  }

  /// A book of the package's folder `Books`.
  static func own(_ path: String) throws -> Book {
    var warnings: [BookWarning] = []
    return try DocumentImporter().book(
      at: [PackageRoot.folder.appending(path: "Books/\(path)").path], warnings: &warnings)
  }

  /// The paths of all books of the package's folder `Books`.
  static let ownPaths = ["story", "short/three-pages.md", "short/phrases.txt", "tour/tour.md"]

  /// A text of the corpus as a book; nothing without a corpus.
  static func gutenberg(_ name: String, language: String) throws -> Book? {
    guard let file = PackageRoot.corpus?.appending(path: "books-text/\(name)"),
      FileManager.default.fileExists(atPath: file.path)
    else { return nil }
    var warnings: [BookWarning] = []
    let options = ImportOptions(language: LanguageTag(language), encoding: "ISO-8859-1")
    return try DocumentImporter(options: options).book(at: [file.path], warnings: &warnings)
  }

  /// A book of paragraphs without markup.
  static func paragraphs(_ texts: String...) -> Book {
    Book(
      metadata: BookMetadata(title: "Book", language: .english),
      sections: [
        Section(
          title: "",
          blocks: texts.map { Block(kind: .paragraph, text: AttributedText($0)) })
      ], resources: [])
  }

  /// The first passage of a book.
  static func firstPassage(of book: Book) throws -> Passage {
    var passages = Script(book: book).makeIterator()
    let first = passages.next()
    return try #require(first)
  }
}

extension SeededGenerator {
  /// A text of random pieces.
  mutating func text(of pieces: [String], atMost count: Int) -> String {
    (0..<Int.random(in: 0...count, using: &self)).map { _ in
      pieces.randomElement(using: &self) ?? ""
    }.joined()
  }
}

extension String {
  /// The bytes of a range as text.
  func bytes(_ range: Range<Int>) -> String {
    String(decoding: Array(utf8)[range], as: UTF8.self)
  }
}
