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
    let depth = chapterDepth
    let firsts = blocks.dropLast(noteBlocks).count { $0.chapterLevel == 1 }
    // The only heading of level 1 names the whole book.
    let hasTitle = firsts == 1 && frontMatter.tocDepth != 1
    var sections: [Section] = []
    var sectionStarts: [Int] = []
    var hasLead = false
    for index in 0..<main {
      let block = blocks[index]
      if let level = block.chapterLevel, let depth, level <= depth, level > 1 || !hasTitle {
        sections.append(Section(title: block.title, level: level))
        sectionStarts.append(starts[index])
      } else if sections.isEmpty {
        sections.append(Section(title: metadata.title))
        sectionStarts.append(0)
        hasLead = true
      }
      sections[sections.count - 1].blocks.append(block)
    }
    if sections.isEmpty {
      sections.append(Section(title: metadata.title))
      sectionStarts.append(0)
    }
    for index in main..<blocks.count {
      let place = (sectionStarts.firstIndex { $0 > starts[index] } ?? sections.count) - 1
      sections[max(0, place)].blocks.append(blocks[index])
    }
    // Levels count from the chapters' own; what stands before them is on a par with them.
    let top = sections.dropFirst(hasLead ? 1 : 0).map(\.level).min() ?? 1
    for index in sections.indices {
      sections[index].level = max(1, sections[index].level - top + 1)
    }
    return sections
  }

  /// The deepest level of the headings that start a chapter; nothing where none does.
  private var chapterDepth: Int? {
    if let depth = frontMatter.tocDepth { return depth }
    var counts = [Int](repeating: 0, count: 7)
    for block in blocks.dropLast(noteBlocks) {
      if let level = block.chapterLevel { counts[level] += 1 }
    }
    return (1...6).first { counts[$0] > 1 }
  }

  private static func name(ofFile path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = file.lastIndex(of: "."), dot > file.startIndex else { return file }
    return String(file[..<dot])
  }
}

extension Block {
  /// The level of a heading that can start a chapter: one that stands in no container.
  var chapterLevel: Int? {
    guard case .heading(let level) = kind, containers.isEmpty else { return nil }
    return level
  }

  /// The text of a heading on one line, without what is shown but not spoken.
  var title: String { text.title }
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
