extension LaidOutBook {
  /// The whole text of the book.
  ///
  /// The blocks of a section stand an empty line apart, tight ones on lines that follow each other;
  /// each section ends its last line.
  public var bookText: String {
    var text = ""
    for (section, content) in book.sections.enumerated() {
      for (block, part) in content.blocks.enumerated() where !part.text.isEmpty {
        text += part.text.string
        text += separator(after: block, in: section)
      }
    }
    return text
  }

  /// Returns the text of a line: its part of the block's text with the spaces at its end, and after
  /// the last line of a block what separates it from the next.
  public func text(of line: Line) -> String {
    guard let block = block(of: line) else { return "" }
    let part = Self.part(line.range, of: block.text.string)
    return line.endsBlock
      ? part + separator(after: Int(line.block), in: Int(line.section)) : String(part)
  }

  /// Returns the text of a line with what is asked of the voice and where it came from.
  public func attributedText(of line: Line) -> AttributedText {
    guard let block = block(of: line) else { return AttributedText() }
    var text = block.text.slice(line.range)
    if line.endsBlock { text.append(separator(after: Int(line.block), in: Int(line.section))) }
    return text
  }

  /// Returns the text of a line as it is shown: without the spaces and line ends at its end.
  ///
  /// A control character, a tab among them, is shown as a space that takes as many bytes, so an
  /// offset in the line is the same in both and no control reaches a terminal.
  public func displayText(of line: Line) -> String {
    guard let block = block(of: line) else { return "" }
    var part = ShownText.text(String(Self.part(line.range, of: block.text.string)))
    let end = part.withUTF8 { TrailingSpace.start(in: $0, of: 0..<$0.count) }
    return String(Self.part(0..<end, of: part))
  }

  /// Returns the text of a line as ``displayText(of:)`` has it, after its margin.
  public func indentedText(of line: Line) -> String {
    String(repeating: " ", count: Int(line.indent)) + displayText(of: line)
  }

  /// Returns the text of a page: those of its lines, joined.
  public func text(of page: Page) -> String {
    lines(of: page).reduce(into: "") { $0 += text(of: $1) }
  }

  /// Returns the text of a page with what is asked of the voice and where it came from.
  public func attributedText(of page: Page) -> AttributedText {
    lines(of: page).reduce(into: AttributedText()) { $0.append(attributedText(of: $1)) }
  }

  /// Returns the lines of a page; their indices in the slice are not those in the book.
  public func lines(of page: Page) -> ArraySlice<Line> {
    laidOut(page.section)?.lines(page.lines) ?? []
  }

  /// Returns what stands between a block and the next: an empty line, or less where the next is
  /// tight or the section ends.
  private func separator(after block: Int, in section: Int) -> String {
    let blocks = book.sections[section].blocks
    var next = block + 1
    while next < blocks.count, blocks[next].text.isEmpty { next += 1 }
    guard next < blocks.count else { return "\n" }
    return next == block + 1 && blocks[next].isTight ? "\n" : "\n\n"
  }

  /// Returns the block of a line; nothing for a line of another book that this one lacks.
  private func block(of line: Line) -> Block? {
    guard book.sections.indices.contains(Int(line.section)) else { return nil }
    let blocks = book.sections[Int(line.section)].blocks
    return blocks.indices.contains(Int(line.block)) ? blocks[Int(line.block)] : nil
  }

  private static func part(_ range: Range<Int>, of text: String) -> Substring {
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: min(range.lowerBound, utf8.count))
    let end = utf8.index(
      start, offsetBy: min(range.upperBound, utf8.count) - min(range.lowerBound, utf8.count))
    return text[start..<end]
  }
}
