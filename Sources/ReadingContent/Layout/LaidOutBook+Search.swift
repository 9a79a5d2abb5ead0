extension LaidOutBook {
  /// Returns the line with a number, counted from 1; nothing where the book has no such line.
  public func line(numbered number: Int) -> Line? {
    guard number >= 1, number <= lines.count else { return nil }
    return lines[number - 1]
  }

  /// Returns the page with a number, counted from 1; nothing where the book has no such page.
  public func page(numbered number: Int) -> Page? {
    guard number >= 1, number <= pages.count else { return nil }
    return pages[number - 1]
  }

  /// Returns the index of the line that holds a position.
  ///
  /// A position where no text is, such as a line drawn between paragraphs, belongs to the line
  /// before it, or at the start of a section to the one after it. One beyond an edge of the book
  /// gives the line at that edge, and a book without text 0.
  public func line(containing position: BlockPosition) -> Int {
    var low = 0
    var high = lines.count
    // The first line that starts after the position.
    while low < high {
      let middle = low + (high - low) / 2
      if lines[middle].position <= position { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return 0 }
    if low < lines.count, Int(lines[low].section) == position.section,
      Int(lines[low - 1].section) < position.section
    {
      return low
    }
    return low - 1
  }

  /// Returns the index of the page that holds a position, by the rules for lines.
  public func page(containing position: BlockPosition) -> Int {
    let line = line(containing: position)
    return lines.indices.contains(line) ? Int(lines[line].page) : 0
  }
}
