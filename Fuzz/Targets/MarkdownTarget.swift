import DocumentImport
import ReadingContent

/// Markdown with attributes.
enum MarkdownTarget {
  static func read(_ text: String) {
    // Of brackets that begin like the mark of a note and are none, cmark loses a part, which is
    // reported as not understood.
    var warnings: [BookWarning] = []
    let book = DocumentImporter().book(ofMarkdown: text, named: "a.md", warnings: &warnings)
    BookProof.check(book, size: text.utf8.count, warnings: warnings)
  }
}
