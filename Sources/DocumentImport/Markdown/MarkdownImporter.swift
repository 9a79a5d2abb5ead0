public import ReadingContent

/// Reads Markdown: CommonMark with the extensions of GitHub, footnotes and front matter.
public struct MarkdownImporter: Sendable {
  /// Whether the title of an abbreviation (`<abbr title>`) is said in its place.
  public var expandsAbbreviations: Bool
  /// The language of the text, in which the reader's own words are; nothing where the text is to
  /// say.
  public var language: LanguageTag?

  /// Makes an importer.
  public init(expandsAbbreviations: Bool = false, language: LanguageTag? = nil) {
    self.expandsAbbreviations = expandsAbbreviations
    self.language = language
  }

  /// Returns what one Markdown text holds.
  ///
  /// - Parameters:
  ///   - text: The text, decoded; positions are UTF-8 bytes of it.
  ///   - path: The path that messages name the text by.
  ///   - resource: The index that the text has in ``Book/resources``.
  ///   - warnings: Gets what is wrong in the text without keeping it from being read.
  /// - Returns: The blocks with their origins, and what of the text is not in them.
  public func read(
    _ text: String, path: String, resource: Int, warnings: inout [BookWarning]
  ) -> MarkdownDocument {
    read(text, path: path, resource: resource, includes: nil, folder: "", warnings: &warnings)
  }

  /// Returns what a Markdown text holds that may take in other files.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - path: The path that messages name it by.
  ///   - resource: The index that it has in ``Book/resources``.
  ///   - includes: The files; nothing where none are taken in.
  ///   - folder: The folder from which the text names them, with a slash at its end.
  ///   - warnings: Gets what is wrong.
  /// - Returns: The blocks.
  func read(
    _ text: String, path: String, resource: Int, includes: IncludeFiles?, folder: String,
    warnings: inout [BookWarning]
  ) -> MarkdownDocument {
    let source = SourceLines(Array(text.utf8))
    let parsed = FrontMatterParser.parse(source, path: path, warnings: &warnings)
    let start = parsed?.end ?? 0
    let frontMatter = parsed?.frontMatter ?? FrontMatter()
    var reader = MarkdownReader(source, path: path, resource: resource)
    reader.expandsAbbreviations = expandsAbbreviations
    reader.includes = includes
    reader.folder = folder
    reader.language = language ?? frontMatter.language
    reader.hasBibliography = frontMatter.hasBibliography
    reader.readAll(from: start)
    if !reader.foundWidths.isEmpty {
      // Rows wider than their header are read again, as parts of a wider table.
      let first = reader
      reader = MarkdownReader(likeThat: first)
      reader.addedCells = first.foundWidths
      reader.tableWidths = first.foundHeaders
      reader.readAll(from: start)
    }
    if !reader.foundMarks.isEmpty {
      reader = MarkdownReader(withMarksOf: reader)
      reader.readAll(from: start)
    }
    warnings += reader.warnings
    return MarkdownDocument(
      reader: reader, frontMatter: frontMatter, path: path, resource: resource)
  }
}

extension MarkdownReader {
  /// Reads the source behind its front matter, which ends at an offset.
  mutating func readAll(from start: Int) {
    includes?.startOver()
    if start > 0 { enterFrontMatter(to: start) }
    readAll(start..<source.bytes.count)
  }

  /// Reads a part of the source that is a text of its own.
  mutating func readAll(_ range: Range<Int>) {
    read(range)
    readGaps(in: range)
    attachLastPause()
    sortNotes()
  }

  /// Enters the lines at the top of the source, their line ends but not the last one's.
  mutating func enterFrontMatter(to end: Int) {
    let hasMark = source.bytes.starts(with: [0xEF, 0xBB, 0xBF])
    var last = end
    while last > 0, source.bytes[last - 1].isWhiteSpace { last -= 1 }
    ledger.omit((hasMark ? 3 : 0)..<last, .frontMatter)
  }
}
