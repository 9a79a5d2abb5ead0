public import ReadingContent

extension DocumentImporter {
  /// Returns a Markdown text that is in no file as a book; one without text has no sections.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - name: What messages call it.
  ///   - warnings: What is wrong with it is added here.
  /// - Returns: The book.
  public func book(ofMarkdown text: String, named name: String, warnings: inout [BookWarning])
    -> Book
  {
    let document = MarkdownImporter().read(text, path: name, resource: 0, warnings: &warnings)
    var metadata = document.metadata
    metadata.language = options.language ?? metadata.language
    return Book(
      metadata: metadata, sections: document.sections().filter { !$0.blocks.isEmpty },
      resources: [SourceResource(path: name, text: text, omissions: document.omissions)])
  }
}
