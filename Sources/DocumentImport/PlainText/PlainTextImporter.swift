public import ReadingContent

/// Reads plain text: its paragraphs, and its chapters where headings show them.
///
/// ``LineShape`` says how line ends are understood, ``HeadingFinder`` what a heading is. Every
/// character of the file is the origin of a character of a block, an omission, or white space.
public struct PlainTextImporter: Sendable {
  /// Makes an importer.
  public init() {}

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: The whole text.
  ///   - path: The path as messages name it; the title where the text says none.
  ///   - resource: The index that positions refer to.
  ///   - warnings: Faults are added to it.
  /// - Returns: The sections, what is known about the book, and what is not part of its text.
  public func read(
    _ text: String, path: String, resource: Int, warnings: inout [BookWarning]
  ) -> (sections: [Section], metadata: BookMetadata, omissions: [SourceResource.Omission]) {
    var reading = PlainTextReading(text, resource: resource)
    let sections = reading.sections()
    let header = GutenbergHeader(lines: reading.firstLines(60))
    let metadata = BookMetadata(
      title: header.title ?? reading.aozora?.title ?? FileTitle.title(ofPath: path),
      authors: header.authors.isEmpty ? reading.aozora?.authors ?? [] : header.authors,
      language: header.language ?? (reading.aozora == nil ? nil : LanguageTag("ja")))
    return (sections, metadata, reading.omissions)
  }
}
