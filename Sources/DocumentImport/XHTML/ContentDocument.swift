package import ReadingContent

/// What one document of XHTML or HTML holds.
package struct ContentDocument: Hashable, Sendable {
  /// The parts of the text in the order of the document.
  package var blocks: [Block]
  /// The title in its head; nothing where it has none.
  package var title: String?
  /// The language that its root or its body declares.
  package var language: LanguageTag?
  /// All its text nodes, and the values of attributes that are read.
  package var resource: SourceResource
}
