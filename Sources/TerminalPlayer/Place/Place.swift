public import ReadingContent

/// Where a listener stopped in a book, with the words that stand there.
public struct Place: Hashable, Sendable, Codable {
  /// The index of the section.
  public let section: Int
  /// The index of the block.
  public let block: Int
  /// The offset in the block's text, in UTF-8 bytes.
  public let offset: Int
  /// The words that stand there, so that the place is found again when the book has changed.
  public let words: String

  /// Notes a place of a book.
  public init(_ position: BlockPosition, in book: Book) {
    section = position.section
    block = position.block
    offset = position.offset
    words = Self.words(at: position, in: book)
  }

  /// Returns where the place is in a book that may have changed since: where the same words stand,
  /// nearest to where they stood, first by section and then by block; nothing when they are gone.
  public func position(in book: Book) -> BlockPosition? {
    let old = BlockPosition(section: section, block: block, offset: offset)
    guard !words.isEmpty else { return nil }
    if Self.words(at: old, in: book) == words { return old }
    guard !book.sections.isEmpty else { return nil }
    // The numbers come from a file and may be anything.
    let section = min(max(0, section), book.sections.count - 1)
    for distance in 0..<book.sections.count {
      for section in Set([section - distance, section + distance]).sorted()
      where book.sections.indices.contains(section) {
        if let found = nearest(in: book.sections[section], section) { return found }
      }
    }
    return nil
  }

  /// Where the words stand in a section, nearest to the block where they stood.
  private func nearest(in content: Section, _ section: Int) -> BlockPosition? {
    let place =
      section == self.section
      ? min(max(0, block), 1 << 30)
      : section < self.section ? content.blocks.count : 0
    var best: (position: BlockPosition, distance: Int)?
    for (block, candidate) in content.blocks.enumerated() {
      let distance = abs(block - place)
      guard best.map({ distance < $0.distance }) ?? true,
        let offset = candidate.text.string.utf8Offset(of: words)
      else { continue }
      best = (BlockPosition(section: section, block: block, offset: offset), distance)
    }
    return best?.position
  }

  private static func words(at position: BlockPosition, in book: Book) -> String {
    guard book.sections.indices.contains(position.section) else { return "" }
    let blocks = book.sections[position.section].blocks
    guard blocks.indices.contains(position.block) else { return "" }
    let text = blocks[position.block].text
    guard position.offset >= 0, position.offset < text.count else { return "" }
    return text.slice(position.offset..<min(text.count, position.offset + 80)).string
  }
}

extension String {
  /// Where the bytes of another text stand first in this one.
  fileprivate func utf8Offset(of other: String) -> Int? {
    var (text, words) = (self, other)
    return text.withUTF8 { text in
      words.withUTF8 { words in
        guard let first = words.first, text.count >= words.count else { return nil }
        return (0...text.count - words.count).first { start in
          text[start] == first && text[start..<start + words.count].elementsEqual(words)
        }
      }
    }
  }
}
