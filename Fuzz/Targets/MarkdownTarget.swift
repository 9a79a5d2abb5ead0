import DocumentImport
import ReadingContent

/// Markdown with attributes.
enum MarkdownTarget {
  static func read(_ text: String) {
    var warnings: [BookWarning] = []
    let book = DocumentImporter().book(ofMarkdown: text, named: "a.md", warnings: &warnings)
    BookProof.check(book, size: text.utf8.count, warnings: warnings)
  }
}
