public import ReadingContent

/// The data that an author puts above a Markdown text, between two lines of hyphens.
public struct FrontMatter: Hashable, Sendable {
  /// What an entry says.
  public enum Value: Hashable, Sendable {
    case text(String)
    case list([String])
    /// Entries one level deeper.
    case map([String: String])
  }

  /// The entries by their key, as they stand in the file.
  public var values: [String: Value]
  /// The line of each key, from 1, where it is known.
  private(set) var lines: [String: Int] = [:]

  /// Makes front matter.
  public init(values: [String: Value] = [:]) {
    self.values = values
  }

  init(values: [String: Value], lines: [String: Int]) {
    self.values = values
    self.lines = lines
  }

  /// The title of the book.
  public var title: String? { text("title") }
  /// The authors, from `author` or `authors`.
  public var authors: [String] { list("author") + list("authors") }
  /// The files that the book is made of, in order, relative to the file that names them.
  public var chapters: [String] { list("chapters") }
  /// The language of the text as it was written, from `lang` or `language`.
  public var languageText: String? { text("lang") ?? text("language") }
  /// The language of the text; nothing where it is missing or no tag.
  public var language: LanguageTag? { languageText.flatMap { LanguageTag($0) } }
  /// The name of the voice to read with.
  public var voice: String? { text("voice") }
  /// The speed of the voice as it was written.
  public var rate: String? { text("rate") }
  /// The files with pronunciations, relative to the file that names them.
  public var lexicons: [String] { list("lexicons") }
  /// The level of the headings that start a chapter, from 1 to 6.
  public var tocDepth: Int? { number("toc-depth", 1...6) }
  /// The number of lines on a page.
  public var pageLines: Int? { number("page-lines", 1...100_000) }
  /// The number of columns on a page.
  public var pageColumns: Int? { number("page-columns", 1...100_000) }
  /// The file of the cover picture.
  public var cover: String? { text("cover") }
  /// The publisher.
  public var publisher: String? { text("publisher") }
  /// The date of the edition, as it was written.
  public var date: String? { text("date") }
  /// What the holder of the rights says.
  public var rights: String? { text("rights") }
  /// The name by which catalogues know the book, such as an ISBN.
  public var identifier: String? { text("identifier") }
  /// Who reads the book aloud.
  public var narrator: String? { text("narrator") }

  /// Whether it names the works that the text cites, as pandoc's front matter does.
  var hasBibliography: Bool {
    ["bibliography", "references", "csl", "nocite"].contains { values[$0] != nil }
  }

  /// Returns what of it says how the book is to be read, the paths of lexicons as seen from where
  /// the path of the file is.
  func readingSettings(path: String) -> ReadingSettings {
    ReadingSettings(
      voice: voice, rate: rate.flatMap { Int($0) },
      lexicons: lexicons.map { LexiconSource(path: Self.resolve($0, against: path)) },
      pageLines: pageLines,
      pageColumns: pageColumns)
  }

  private static func resolve(_ file: String, against path: String) -> String {
    guard !file.hasPrefix("/"), let slash = path.lastIndex(of: "/") else { return file }
    return String(path[...slash]) + file
  }

  /// The keys that are no data about the book but settings, or that have a place of their own.
  static let settings: Set<String> = [
    "title", "author", "authors", "lang", "language", "chapters", "voice", "rate", "lexicons",
    "toc-depth", "page-lines", "page-columns", "cover",
  ]

  /// The keys whose values are numbers, and from where to where they go.
  static let numbers: [String: ClosedRange<Int>] = [
    "toc-depth": 1...6, "page-lines": 1...100_000, "page-columns": 1...100_000,
  ]

  /// The entries that describe the book without having a field of their own, as text.
  var others: [String: String] {
    var result: [String: String] = [:]
    for (key, value) in values where !Self.settings.contains(key) {
      switch value {
      case .text(let text): result[key] = text
      case .list(let items): result[key] = items.joined(separator: ", ")
      case .map(let entries):
        for (name, text) in entries { result["\(key).\(name)"] = text }
      }
    }
    return result
  }

  private func text(_ key: String) -> String? {
    switch values[key] {
    case .text(let text): text.isEmpty ? nil : text
    case .list(let items): items.isEmpty ? nil : items.joined(separator: ", ")
    case .map, nil: nil
    }
  }

  private func list(_ key: String) -> [String] {
    switch values[key] {
    case .text(let text): text.isEmpty ? [] : [text]
    case .list(let items): items
    case .map, nil: []
    }
  }

  private func number(_ key: String, _ range: ClosedRange<Int>) -> Int? {
    guard let text = text(key), let number = Int(text), range.contains(number) else { return nil }
    return number
  }
}
