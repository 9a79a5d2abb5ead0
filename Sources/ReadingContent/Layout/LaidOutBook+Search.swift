extension LaidOutBook {
  /// Returns the line with an index; nothing where the book has no such line.
  public func line(at index: Int) -> Line? {
    section(ofLine: index)?.line(index)
  }

  /// Returns the page with an index; nothing where the book has no such page.
  public func page(at index: Int) -> Page? {
    section(ofPage: index)?.page(index)
  }

  /// Returns the line with a number, counted from 1; nothing where the book has no such line.
  public func line(numbered number: Int) -> Line? {
    number >= 1 ? line(at: number - 1) : nil
  }

  /// Returns the page with a number, counted from 1; nothing where the book has no such page.
  public func page(numbered number: Int) -> Page? {
    number >= 1 ? page(at: number - 1) : nil
  }

  /// Returns the index of the line that holds a position.
  ///
  /// A position where no text is, such as a line drawn between paragraphs, belongs to the line
  /// before it, or at the start of a section to the one after it. One beyond an edge of the book
  /// gives the line at that edge, and a book without text 0.
  public func line(containing position: BlockPosition) -> Int {
    place(of: position).line
  }

  /// Returns the index of the page that holds a position, by the rules for lines.
  public func page(containing position: BlockPosition) -> Int {
    place(of: position).page
  }

  /// Returns the indices of the line and of the page that hold a position, by the rules for lines.
  public func place(of position: BlockPosition) -> (line: Int, page: Int) {
    guard position.section >= 0 else { return (0, 0) }
    guard let section = laidOut(position.section) else { return lastPlace(before: count().lines) }
    guard !section.lines.isEmpty else { return lastPlace(before: section.firstLine) }
    let index = section.lines.lastInPrefix(where: { $0.position <= position }) ?? 0
    return (section.firstLine + index, Int(section.lines[index].page))
  }

  private func lastPlace(before line: Int) -> (line: Int, page: Int) {
    let last = max(0, line - 1)
    return (last, self.line(at: last).map { Int($0.page) } ?? 0)
  }

  /// Returns where a page starts; nothing where there is no such page.
  public func start(ofPage page: Int) -> BlockPosition? {
    guard let section = section(ofPage: page), let page = section.page(page) else { return nil }
    return section.line(page.lines.lowerBound)?.position
  }

  /// All lines in reading order, those of one section at a time.
  public var lines: some Sequence<Line> {
    book.sections.indices.lazy.flatMap { self.laidOut($0)?.lines ?? [] }
  }

  /// All pages in reading order, those of one section at a time; a book without text has none.
  public var pages: some Sequence<Page> {
    book.sections.indices.lazy.flatMap { self.laidOut($0)?.pages ?? [] }
  }
}
