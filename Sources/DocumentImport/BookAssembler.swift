import ReadingContent
import TextBreaks
import XMLTree

/// Puts the files of a book together.
struct BookAssembler {
  private let options: ImportOptions
  private var metadata: BookMetadata?
  private var sections: [Section] = []
  private var resources: [SourceResource] = []
  /// The EPUB that is the whole book so far, whose sections are read when they are asked for.
  private var alone: EPUBContent?
  /// The folder of an mdBook, which its chapters may take files in from.
  private var bookFolder: String?
  /// What was wrong so far.
  private(set) var warnings: [BookWarning] = []

  /// Makes an assembler without files.
  init(options: ImportOptions) {
    self.options = options
  }

  /// The book; nothing where it has no text.
  func book() -> Book? {
    guard var metadata, hasText else { return nil }
    metadata.language = options.language ?? metadata.language
    if let alone { return Book(metadata: metadata, content: alone) }
    return Book(metadata: metadata, sections: sections, resources: resources)
  }

  private var hasText: Bool {
    if let alone { return alone.heads.indices.contains { !alone.section(at: $0).blocks.isEmpty } }
    return sections.contains { !$0.blocks.isEmpty }
  }

  /// Adds a folder into which an EPUB was unpacked.
  ///
  /// - Parameter path: The folder.
  /// - Returns: Whether it is one.
  /// - Throws: ``ImportError`` where it is one that cannot be read.
  mutating func addUnpackedBook(_ path: String) throws(ImportError) -> Bool {
    let book = try open(path: path) { () throws(EPUBError) in
      EPUBFiles(folder: path, shown: path)
    }
    guard let book else { return false }
    add(book)
    return true
  }

  /// Adds a file that the reader named.
  mutating func addDocument(_ path: String) throws(ImportError) {
    if path != "-", let book = try openBook(at: path, shownAs: path) { return add(book) }
    loadBook()
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
    let text = try decode(try FileReader.read(path), path: path, as: .markdown)
    let entries = SummaryParser().entries(of: text)
    bookFolder = Self.folder(ofSummary: path)
    defer { bookFolder = nil }
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

  /// The folder of the book that a list of chapters belongs to: the one above where that has its
  /// settings.
  private static func folder(ofSummary path: String) -> String? {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let hasSettings = FileReader.kind(of: "\(folder)../book.toml") == .file
    return FileReader.realPath(hasSettings ? "\(folder).." : folder.isEmpty ? "." : folder)
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
  /// Opens a file that is an EPUB; nothing for another.
  private mutating func openBook(
    at path: String, shownAs shown: String
  ) throws(ImportError) -> EPUBImporter.Opened? {
    guard options.format == nil || options.format == .epub, FileReader.kind(of: path) == .file
    else {
      return nil
    }
    let isNamed = options.format == .epub || DocumentFormat(path: shown) == .epub
    return try open(path: shown) { () throws(EPUBError) in
      try EPUBRecognition.files(at: path, shown: shown, isNamed: isNamed)
    }
  }

  /// Opens an EPUB that came through a pipe; nothing for another file.
  private mutating func openBook(
    of bytes: [UInt8], shownAs shown: String
  ) throws(ImportError) -> EPUBImporter.Opened? {
    guard options.format == nil || options.format == .epub else { return nil }
    let isNamed = options.format == .epub || DocumentFormat(path: shown) == .epub
    return try open(path: shown) { () throws(EPUBError) in
      try EPUBRecognition.files(
        of: bytes, shown: shown == "-" ? "standard input" : shown, isNamed: isNamed)
    }
  }

  private mutating func open(
    path: String, _ files: () throws(EPUBError) -> EPUBFiles?
  ) throws(ImportError) -> EPUBImporter.Opened? {
    do {
      guard let files = try files() else { return nil }
      // The resources of the book before it are counted first.
      loadBook()
      return try EPUBImporter(options: options).open(
        files, firstResource: resources.count, warnings: &warnings)
    } catch {
      throw .epub(path: path, error)
    }
  }

  /// Adds an EPUB, which stays closed as long as it is the only document.
  private mutating func add(_ book: EPUBImporter.Opened) {
    if metadata == nil {
      metadata = book.metadata
      alone = book.content
    } else {
      loadBook()
      append(File(book))
      warnings += book.content.takeWarnings()
    }
  }

  /// Reads all sections of the EPUB to which something is added.
  private mutating func loadBook() {
    guard let content = alone, let metadata else { return }
    alone = nil
    append(File(EPUBImporter.Opened(metadata: metadata, content: content)))
    warnings += content.takeWarnings()
  }

  /// What was made of one file.
  private struct File {
    var metadata: BookMetadata
    var sections: [Section]
    var resources: [SourceResource]
    /// The chapters that its front matter lists, for a file of Markdown.
    var chapters: [ChapterEntry]?

    init(
      metadata: BookMetadata, sections: [Section], resource: SourceResource,
      included: [SourceResource] = [], chapters: [ChapterEntry]? = nil
    ) {
      self.metadata = metadata
      self.sections = sections
      resources = [resource] + included
      self.chapters = chapters
    }

    /// Reads all of an EPUB.
    init(_ book: EPUBImporter.Opened) {
      metadata = book.metadata
      sections = book.content.heads.indices.map { book.content.section(at: $0) }
      resources = book.content.resourcePaths.indices.map { book.content.resource(at: $0) }
    }
  }

  private mutating func read(_ path: String, shownAs shown: String? = nil) throws(ImportError)
    -> File
  {
    let shown = shown ?? path
    if path != "-", let book = try openBook(at: path, shownAs: shown) { return File(book) }
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
    if let book = try openBook(of: bytes, shownAs: shown) { return File(book) }
    let format = format(of: bytes, shownAs: shown)
    let text = try decode(bytes, path: shown, as: format)
    let name = shown == "-" ? "standard input" : shown
    switch format {
    case .markdown:
      let importer = MarkdownImporter(
        expandsAbbreviations: options.expandsAbbreviations, language: options.language)
      let includes = includes(of: path, text)
      let document = importer.read(
        text, path: name, resource: resources.count, includes: includes,
        folder: shown.lastIndex(of: "/").map { String(shown[...$0]) } ?? "", warnings: &warnings)
      warnings += includes?.warnings ?? []
      let chapters = document.frontMatter.chapters.map {
        ChapterEntry(title: "", path: $0, depth: 1, line: nil)
      }
      var metadata = document.metadata
      keepLexiconsThatExist(&metadata.settings, in: document.frontMatter, path: name)
      return File(
        metadata: metadata, sections: document.sections(),
        resource: SourceResource(path: name, text: text, omissions: document.omissions),
        included: includes?.resources() ?? [], chapters: chapters)
    case .html:
      let importer = HTMLImporter(
        expandsAbbreviations: options.expandsAbbreviations, readsWholePage: options.readsWholePage)
      let sheets = PageStyleSheets(ofPageAt: path)
      let document = try importer.read(
        text, path: name, resource: resources.count, styleSheets: sheets.sheet, warnings: &warnings)
      return File(
        metadata: document.metadata, sections: document.sections(), resource: document.resource)
    case .plainText, .epub:
      let document = PlainTextImporter().read(
        text, path: name, resource: resources.count, warnings: &warnings)
      return File(
        metadata: document.metadata, sections: document.sections,
        resource: SourceResource(path: name, text: text, omissions: document.omissions))
    }
  }

  /// The format that the reader names, else that of the content, else that of the name.
  private func format(of bytes: [UInt8], shownAs path: String) -> DocumentFormat {
    if let format = options.format { return format }
    let named = DocumentFormat(path: path)
    // Markdown, too, may start with HTML.
    let isNamedMarkdown = named == .markdown && path != "-"
    return !isNamedMarkdown && HTMLRecognition.isPage(bytes) ? .html : named
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
      case .other: fault = "the lexicon \(lexicon) is neither a file nor a folder"
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

  /// Returns what gives a file of Markdown the files that it takes in: those of its book, or of its
  /// own folder; nothing where it takes none in.
  private func includes(of path: String, _ text: String) -> IncludeFiles? {
    guard path != "-", IncludeDirective.mayStand(in: Array(text.utf8)[...]),
      let real = FileReader.realPath(path)
    else { return nil }
    let folder = real.lastIndex(of: "/").map { String(real[..<$0]) }
    return IncludeFiles(
      root: bookFolder ?? folder, start: real, most: options.mostIncludedBytes,
      firstResource: resources.count + 1
    ) { [encoding = options.encoding] bytes, path in
      let foreign = ForeignFormat(
        content: bytes, isMarkdown: true, hasEncoding: encoding != nil)
      guard foreign == nil,
        let decoded = try? TextDecoder.decode(bytes, encoding: encoding)
      else { return nil }
      return (decoded.text, DecodingWarning.warnings(decoded, bytes: bytes, path: path))
    }
  }

  private mutating func append(_ file: File) {
    resources += file.resources
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
    resources += file.resources
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
    _ bytes: [UInt8], path: String, as format: DocumentFormat
  ) throws(ImportError) -> String {
    // What comes through a pipe has no name that says what it is.
    let isMarkdown = format == .markdown && (path != "-" || options.format == .markdown)
    let foreign = ForeignFormat(
      content: bytes, isMarkdown: isMarkdown, hasEncoding: options.encoding != nil)
    if let foreign { throw .notReadable(path: path, format: foreign) }
    let declared: String? =
      switch format {
      case .markdown: nil
      case .html: HTMLEncoding.declared(in: bytes)
      case .plainText, .epub: DeclaredEncoding.inGutenbergHeader(of: bytes)
      }
    let name = path == "-" ? "standard input" : path
    do {
      let decoded = try TextDecoder.decode(bytes, encoding: options.encoding, declared: declared)
      warnings += DecodingWarning.warnings(decoded, bytes: bytes, path: name)
      return decoded.text
    } catch {
      throw .unknownEncoding(error)
    }
  }
}
