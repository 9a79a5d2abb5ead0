/// How far a book is laid out, and what was laid out last.
struct LayoutProgress: Sendable {
  /// The extents of the sections from the first on, as far as they are known.
  private(set) var extents: [SectionExtent]
  /// Where each section whose predecessors are known starts: the indices of its first line and page.
  private var starts: [(line: Int, page: Int)] = [(0, 0)]
  /// The printed pages, in order.
  private(set) var printPages: [PrintPage] = []
  /// Lines without their text take little, so those of a long book may be kept whole.
  private var recent = RecentlyUsed<LaidOutSection>(most: 1 << 16)

  init(_ extents: [SectionExtent] = []) {
    self.extents = []
    for extent in extents { add(extent) }
  }

  /// The number of sections whose extent is known.
  var count: Int { extents.count }
  /// The lines and pages of the sections whose extent is known.
  var known: (lines: Int, pages: Int) { starts.last.map { ($0.line, $0.page) } ?? (0, 0) }

  /// Where a section starts; nothing until all before it are known.
  func start(of section: Int) -> (line: Int, page: Int)? {
    starts.indices.contains(section) ? starts[section] : nil
  }

  /// The section that has a line, if it is known.
  func section(ofLine line: Int) -> Int? {
    line < known.lines ? section { $0.line <= line } : nil
  }

  /// The section that has a page, if it is known.
  func section(ofPage page: Int) -> Int? {
    page < known.pages ? section { $0.page <= page } : nil
  }

  /// The last section that starts so that a condition holds; those without text come before it.
  private func section(where holds: ((line: Int, page: Int)) -> Bool) -> Int? {
    starts.lastInPrefix(where: holds)
  }

  /// The index of the last printed page for which a condition holds.
  func printPage(where holds: (PrintPage) -> Bool) -> Int? {
    printPages.lastInPrefix(where: holds)
  }

  mutating func laidOut(_ section: Int) -> LaidOutSection? {
    recent.value(section)
  }

  /// Takes a section that was laid out.
  ///
  /// Where its extent was known otherwise, what was known of those behind it is of another book.
  mutating func take(_ laidOut: LaidOutSection, _ extent: SectionExtent, _ section: Int) {
    guard let start = start(of: section), start == (laidOut.firstLine, laidOut.firstPage) else {
      return
    }
    if section < extents.count, extents[section] != extent {
      extents.removeSubrange(section...)
      starts.removeSubrange((section + 1)...)
      printPages.removeAll { $0.position.section >= section }
      recent.removeAll()
    }
    if section == extents.count { add(extent) }
    recent.keep(laidOut, section, size: laidOut.lines.count + 1)
  }

  private mutating func add(_ extent: SectionExtent) {
    printPages += extent.starts.map { start in
      PrintPage(
        label: start.label,
        position: BlockPosition(section: extents.count, block: start.block, offset: start.offset))
    }
    extents.append(extent)
    // What is kept of an earlier time may hold any number.
    let most = 1 << 30
    starts.append(
      (known.lines + min(max(0, extent.lines), most), known.pages + min(max(0, extent.pages), most))
    )
  }
}
