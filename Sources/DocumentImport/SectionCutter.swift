import ReadingContent

/// Cuts a text that is a whole book into its chapters.
///
/// A chapter starts at each heading of the level that is asked for, or above. Where none is asked
/// for, it is the shallowest that at least two headings have, and a single heading above it is the
/// title. What stands before the first chapter is a section of its own.
struct SectionCutter {
  /// The title of what stands before the first chapter.
  let title: String
  /// The deepest level of headings that start a chapter; nothing where the text is to tell.
  var depth: Int?

  /// Returns the sections, and for each the index of its first block.
  func sections(of blocks: some RandomAccessCollection<Block>) -> (
    sections: [Section], firsts: [Int]
  ) {
    let depth = depth ?? Self.depth(of: blocks)
    // The only heading of level 1 names the whole book.
    let hasTitle = self.depth != 1 && blocks.count { $0.chapterLevel == 1 } == 1
    var sections: [Section] = []
    var firsts: [Int] = []
    var hasLead = false
    for (index, block) in blocks.enumerated() {
      if let level = block.chapterLevel, let depth, level <= depth, level > 1 || !hasTitle {
        sections.append(Section(title: block.title, level: level))
        firsts.append(index)
      } else if sections.isEmpty {
        sections.append(Section(title: title))
        firsts.append(0)
        hasLead = true
      }
      sections[sections.count - 1].blocks.append(block)
    }
    if sections.isEmpty {
      sections.append(Section(title: title))
      firsts.append(0)
    }
    // Levels count from the chapters' own; what stands before them is on a par with them.
    let top = sections.dropFirst(hasLead ? 1 : 0).map(\.level).min() ?? 1
    for index in sections.indices {
      sections[index].level = max(1, sections[index].level - top + 1)
    }
    return (sections, firsts)
  }

  private static func depth(of blocks: some Sequence<Block>) -> Int? {
    var counts = [Int](repeating: 0, count: 7)
    for block in blocks {
      if let level = block.chapterLevel, counts.indices.contains(level) { counts[level] += 1 }
    }
    return (1...6).first { counts[$0] > 1 }
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
