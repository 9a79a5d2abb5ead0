// Stands in for the Markdown importer until it is merged.
public import ReadingContent

public struct FrontMatter: Hashable, Sendable {
  public var chapters: [String] = []
}

public struct MarkdownDocument: Hashable, Sendable {
  public var metadata: BookMetadata
  public var frontMatter: FrontMatter
  public var blocks: [Block]
  public var omissions: [SourceResource.Omission]
  public func sections() -> [Section] { [Section(title: metadata.title, blocks: blocks)] }
}

public struct MarkdownImporter: Sendable {
  public init() {}
  public func read(
    _ text: String, path: String, resource: Int, warnings: inout [BookWarning]
  ) -> MarkdownDocument {
    let plain = PlainTextImporter().read(
      text, path: path, resource: resource, warnings: &warnings)
    var frontMatter = FrontMatter()
    var metadata = plain.metadata
    var isInside = false
    for (index, line) in text.split(separator: "\n").enumerated() {
      if index == 0, line != "---" { break }
      if index > 0, line == "---" { break }
      isInside = isInside || line == "chapters:"
      if isInside, line.hasPrefix("- ") { frontMatter.chapters.append(String(line.dropFirst(2))) }
      if line.hasPrefix("language: ") { metadata.language = LanguageTag(line.dropFirst(10)) }
    }
    return MarkdownDocument(
      metadata: metadata, frontMatter: frontMatter, blocks: plain.sections.flatMap(\.blocks),
      omissions: plain.omissions)
  }
}

public struct SummaryParser: Sendable {
  public struct Entry: Hashable, Sendable {
    public var title: String
    public var path: String?
    public var depth: Int
    public var line: Int
  }
  public init() {}
  public func parse(_ text: String) -> [Entry] {
    var entries: [Entry] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard let open = line.firstIndex(of: "["), let close = line.lastIndex(of: "]"),
        let end = line.lastIndex(of: ")"), close < end
      else { continue }
      let title = line[line.index(after: open)..<close]
      let target = line[line.index(close, offsetBy: 2)..<end]
      let indent = line.prefix { $0 == " " }.count
      entries.append(
        Entry(
          title: String(title), path: target.isEmpty ? nil : String(target),
          depth: indent / 2 + 1, line: index + 1))
    }
    return entries
  }
}
