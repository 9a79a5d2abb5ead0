import ReadingContent
import TextBreaks

/// Puts the files of a book together.
struct BookAssembler {
  private let options: ImportOptions
  private var metadata: BookMetadata?
  private var sections: [Section] = []
  private var resources: [SourceResource] = []
  /// What was wrong so far.
  private(set) var warnings: [BookWarning] = []

  /// Makes an assembler without files.
  init(options: ImportOptions) {
    self.options = options
  }

  /// The book; nothing where it has no text.
  func book() -> Book? {
    guard var metadata, sections.contains(where: { !$0.blocks.isEmpty }) else { return nil }
    metadata.language = options.language ?? metadata.language
    return Book(metadata: metadata, sections: sections, resources: resources)
  }

  /// Adds a file that the reader named.
  mutating func addDocument(_ path: String) throws(ImportError) {
    let file = try read(path)
    if resources.isEmpty, let chapters = file.chapters, !chapters.isEmpty {
      metadata = file.metadata
      // What the file itself says comes before its chapters.
      if file.sections.contains(where: { !$0.blocks.isEmpty }) { append(file) }
      try addChapters(chapters, listedIn: path)
      return
    }
    if metadata == nil { metadata = file.metadata }
    append(file)
  }

  /// Adds the files that a list of chapters names.
  mutating func addSummary(_ path: String) throws(ImportError) {
    let text = try decode(try FileReader.read(path), path: path, isMarkdown: true)
    let entries = SummaryParser().entries(of: text)
    if metadata == nil {
      metadata = BookMetadata(title: Self.title(ofSummary: text, path: path))
    }
    let chapters = entries.compactMap { entry -> ChapterEntry? in
      guard case .chapter(let title, let path, let depth, let line) = entry else { return nil }
      return ChapterEntry(title: title, path: path, depth: depth, line: line)
    }
    try addChapters(chapters, listedIn: path)
  }

  private mutating func addChapters(
    _ entries: [ChapterEntry], listedIn path: String
  ) throws(ImportError) {
    var folder = ChapterFolder(listAt: path)
    let before = sections.count
    for entry in entries {
      let place: (path: String, real: String)
      do {
        place = try folder.place(of: entry.path)
      } catch {
        warn(path, entry, error.description)
        continue
      }
      guard place.path != path else { continue }
      let file: File
      do {
        file = try read(place.real, shownAs: place.path)
      } catch .unknownEncoding(let error) {
        // A wrong name of an encoding is wrong for all files.
        throw .unknownEncoding(error)
      } catch {
        warn(path, entry, "the chapter is left out: \(error)")
        continue
      }
      if file.sections.allSatisfy(\.blocks.isEmpty) {
        warn(path, entry, "there is no text in \(entry.path); the chapter is left out")
        continue
      }
      append(file, asChapter: entry)
    }
    if sections.count == before { throw .noChapters(path: path) }
  }

  private mutating func warn(_ path: String, _ entry: ChapterEntry, _ message: String) {
    warnings.append(BookWarning(path: path, line: entry.line, message: message))
  }

  /// The first heading of a list of chapters, unless it only says what it is; else the name of the
  /// book's folder.
  private static func title(ofSummary text: String, path: String) -> String {
    let lines = text.split(whereSeparator: \.isNewline)
    if let heading = lines.first(where: { $0.hasPrefix("# ") }) {
      let title = heading.dropFirst(2).drop(while: \.isWhitespace)
      let isPlain = ["summary", "table of contents", "contents"].contains(title.lowercased())
      if !isPlain, !title.isEmpty { return String(title) }
    }
    let folders = (FileReader.realPath(path) ?? path).split(separator: "/").dropLast()
    return String(folders.last { $0 != "src" } ?? "SUMMARY")
  }
}

extension BookAssembler {
  /// What was made of one file.
  private struct File {
    var metadata: BookMetadata
    var sections: [Section]
    var resource: SourceResource
    /// The chapters that its front matter lists, for a file of Markdown.
    var chapters: [ChapterEntry]?
  }

  private mutating func read(_ path: String, shownAs shown: String? = nil) throws(ImportError)
    -> File
  {
    let shown = shown ?? path
    let bytes: [UInt8]
    do {
      bytes = try FileReader.read(path)
    } catch .notFound {
      throw .notFound(path: shown)
    } catch .unreadable(_, let code) {
      throw .unreadable(path: shown, code: code)
    } catch .tooLarge {
      throw .tooLarge(path: shown)
    } catch { throw error }
    let format = options.format ?? DocumentFormat(path: shown)
    let text = try decode(bytes, path: shown, isMarkdown: format == .markdown)
    let name = shown == "-" ? "standard input" : shown
    switch format {
    case .markdown:
      let importer = MarkdownImporter(expandsAbbreviations: options.expandsAbbreviations)
      let document = importer.read(
        text, path: name, resource: resources.count, warnings: &warnings)
      let chapters = document.frontMatter.chapters.map {
        ChapterEntry(title: "", path: $0, depth: 1, line: nil)
      }
      var metadata = document.metadata
      keepLexiconsThatExist(&metadata.settings, in: document.frontMatter, path: name)
      return File(
        metadata: metadata, sections: document.sections(),
        resource: SourceResource(path: name, text: text, omissions: document.omissions),
        chapters: chapters)
    case .plainText:
      let document = PlainTextImporter().read(
        text, path: name, resource: resources.count, warnings: &warnings)
      return File(
        metadata: document.metadata, sections: document.sections,
        resource: SourceResource(path: name, text: text, omissions: document.omissions))
    }
  }

  /// Drops the lexicons that cannot be read, with a warning.
  private mutating func keepLexiconsThatExist(
    _ settings: inout ReadingSettings, in frontMatter: FrontMatter, path: String
  ) {
    let line = frontMatter.lines["lexicons"]
    settings.lexicons.removeAll { source in
      guard source.text == nil else { return false }
      let lexicon = source.path
      let fault: String
      switch FileReader.kind(of: lexicon) {
      case .file: return false
      case .folder: fault = "the lexicon \(lexicon) is a folder"
      case nil: fault = "there is no lexicon \(lexicon)"
      }
      warnings.append(
        BookWarning(
          path: path, line: line,
          message: "\(fault); the book is read without it; lexicons are named as seen from the "
            + "folder of the file that names them"))
      return true
    }
  }

  /// Adds the lexicons of a further file after those that the book has already.
  private mutating func addLexicons(of file: File) {
    guard var settings = metadata?.settings else { return }
    for lexicon in file.metadata.settings.lexicons where !settings.lexicons.contains(lexicon) {
      settings.lexicons.append(lexicon)
    }
    metadata?.settings = settings
  }

  private mutating func append(_ file: File) {
    resources.append(file.resource)
    addLexicons(of: file)
    sections += file.sections.map { section in
      var section = section
      if section.title.isEmpty, file.sections.count == 1 { section.title = file.metadata.title }
      section.language = section.language ?? foreign(file.metadata.language)
      return section
    }
  }

  /// Adds a file as one chapter.
  private mutating func append(_ file: File, asChapter entry: ChapterEntry) {
    resources.append(file.resource)
    addLexicons(of: file)
    if metadata?.language == nil, options.language == nil {
      metadata?.language = file.metadata.language
    }
    sections.append(
      Section(
        title: entry.title.isEmpty ? file.metadata.title : entry.title, level: max(1, entry.depth),
        language: foreign(file.metadata.language), blocks: file.sections.flatMap(\.blocks)))
  }

  /// A file's language where it is not the book's.
  private func foreign(_ language: LanguageTag?) -> LanguageTag? {
    guard options.language == nil, language != metadata?.language else { return nil }
    return language
  }

  private mutating func decode(
    _ bytes: [UInt8], path: String, isMarkdown: Bool
  ) throws(ImportError) -> String {
    let foreign = ForeignFormat(
      content: bytes, isMarkdown: isMarkdown, hasEncoding: options.encoding != nil)
    if let foreign { throw .notReadable(path: path, format: foreign) }
    let name = path == "-" ? "standard input" : path
    do {
      let decoded = try TextDecoder.decode(bytes, encoding: options.encoding)
      if let warning = DecodingWarning.warning(
        decoded, bytes: bytes, encoding: options.encoding, path: name)
      {
        warnings.append(warning)
      }
      return decoded.text
    } catch {
      throw .unknownEncoding(error)
    }
  }
}
