public import ReadingContent

/// What one Markdown text holds.
public struct MarkdownDocument: Hashable, Sendable {
  /// What is known about the text as a whole.
  ///
  /// The title is that of the front matter, else the only heading of level 1, else the name of the
  /// file without its extension.
  public let metadata: BookMetadata
  /// The data at the top.
  public let frontMatter: FrontMatter
  /// The parts in the order of reading, the notes last.
  public let blocks: [Block]
  /// What of the source is not text for the reader, in the order of the source.
  public let omissions: [SourceResource.Omission]
  /// For each block, the byte of the source where it starts.
  let starts: [Int]
  /// How many of the blocks at the end belong to notes.
  let noteBlocks: Int
  /// How many texts were kept although their place in the source was not found.
  package let unaligned: Int

  init(reader: MarkdownReader, frontMatter: FrontMatter, path: String, resource: Int) {
    self.frontMatter = frontMatter
    blocks = reader.blocks + reader.notes
    starts = reader.starts + reader.noteStarts
    noteBlocks = reader.notes.count
    omissions = reader.ledger.omissions()
    unaligned = reader.unaligned
    let firsts = reader.blocks.filter { $0.chapterLevel == 1 }
    metadata = BookMetadata(
      title: frontMatter.title ?? (firsts.count == 1 ? firsts[0].title : nil)
        ?? Self.name(ofFile: path),
      authors: frontMatter.authors, language: frontMatter.language,
      settings: frontMatter.readingSettings(path: path), others: frontMatter.others)
  }

  /// Returns the chapters of a text that is a whole book.
  ///
  /// A chapter starts at each heading of the level that the front matter's `toc-depth` names, or
  /// above. Without one the level is the shallowest that at least two headings have, and a single
  /// heading above it is the title. What stands before the first chapter is a section of its own.
  /// Notes stand at the end of the chapter they were written in.
  public func sections() -> [Section] {
    let main = blocks.count - noteBlocks
    var (sections, firsts) = SectionCutter(title: metadata.title, depth: frontMatter.tocDepth)
      .sections(of: blocks[..<main])
    for index in main..<blocks.count {
      // The first section starts with the text.
      let isLater: (Int) -> Bool = { $0 > 0 && starts[$0] > starts[index] }
      let place = (firsts.firstIndex(where: isLater) ?? sections.count) - 1
      sections[max(0, place)].blocks.append(blocks[index])
    }
    return sections
  }

  private static func name(ofFile path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = file.lastIndex(of: "."), dot > file.startIndex else { return file }
    return String(file[..<dot])
  }
}

extension AttributedText {
  /// The text on one line, without what is shown but not spoken.
  var title: String {
    var bytes: [UInt8] = []
    let all = Array(string.utf8)
    for run in allRuns where run.attributes.silence == nil { bytes += all[run.range] }
    return String(decoding: bytes.map { $0 == .lineFeed ? .space : $0 }, as: UTF8.self)
  }
}
