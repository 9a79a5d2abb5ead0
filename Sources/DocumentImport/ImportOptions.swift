public import ReadingContent

/// What a reader decides about how documents are opened.
public struct ImportOptions: Hashable, Sendable {
  /// The language of the text; nothing where the document is to say.
  public var language: LanguageTag?
  /// The encoding of all files; nothing for UTF-8, or what a mark of byte order says.
  public var encoding: String?
  /// The format of all files; nothing where names and content are to tell.
  public var format: DocumentFormat?
  /// Whether the title of an abbreviation (`<abbr title>`) is said in its place.
  public var expandsAbbreviations: Bool
  /// Whether the text keeps marks of the recordings that a book brings for it.
  public var keepsRecordings: Bool
  /// Whether menus, and what else stands around the text of a web page, are read, too.
  public var readsWholePage: Bool
  /// The most bytes that a file of Markdown may take in from others, those of a file each time that
  /// it is named.
  public var mostIncludedBytes = 64 << 20

  /// Makes options.
  public init(
    language: LanguageTag? = nil, encoding: String? = nil, format: DocumentFormat? = nil,
    expandsAbbreviations: Bool = false, keepsRecordings: Bool = false,
    readsWholePage: Bool = false
  ) {
    self.readsWholePage = readsWholePage
    self.keepsRecordings = keepsRecordings
    self.expandsAbbreviations = expandsAbbreviations
    self.language = language
    self.encoding = encoding
    self.format = format
  }
}

/// A format that can be opened.
public enum DocumentFormat: String, Hashable, Sendable, CaseIterable {
  case markdown
  case plainText = "text"
  case epub
  case html

  /// The format of a file by the end of its name; standard input (`-`) is Markdown.
  public init(path: String) {
    let name = (path.split(separator: "/").last ?? "").lowercased()
    let ends: [(format: DocumentFormat, ends: [String])] = [
      (.epub, [".epub"]), (.html, [".html", ".htm", ".xhtml", ".xht"]),
      (.markdown, [".md", ".markdown", ".mkd", ".mdown"]),
    ]
    let named = ends.first { $0.ends.contains { name.hasSuffix($0) } }
    self = named?.format ?? (path == "-" ? .markdown : .plainText)
  }
}
