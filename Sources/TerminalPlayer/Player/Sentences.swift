public import Narration
public import ReadingContent

/// Finds the sentences around a place, for stepping and jumping.
///
/// Not for use from several threads at once.
public struct Sentences {
  private let book: LaidOutBook
  private let builder: PassageBuilder
  /// The sentences of the block that was looked at last: stepping stays in it for a while.
  private var known: (section: Int, block: Int, sentences: [Range<BlockPosition>])?

  /// Looks at a book as a narrator reads it.
  ///
  /// - Parameters:
  ///   - script: What the narrator reads; what is found out of its notes is shared.
  ///   - book: Its book, laid out.
  public init(script: Script, book: LaidOutBook) {
    self.book = book
    builder = PassageBuilder(script)
  }

  /// Returns the start of the first sentence that starts after a place; nothing at the book's end.
  mutating func next(after place: BlockPosition) -> BlockPosition? {
    var section = place.section
    var block = place.block
    while sections.indices.contains(section) {
      while block < sections[section].blocks.count {
        if let found = starts(section, block).first(where: { $0 > place }) { return found }
        block += 1
      }
      section += 1
      block = 0
    }
    return nil
  }

  /// Returns the start of the last sentence that starts before a place; nothing at the book's start.
  mutating func previous(before place: BlockPosition) -> BlockPosition? {
    var section = min(place.section, sections.count - 1)
    var block = section < place.section ? Int.max : place.block
    while section >= 0 {
      block = min(block, sections[section].blocks.count - 1)
      while block >= 0 {
        if let found = starts(section, block).last(where: { $0 < place }) { return found }
        block -= 1
      }
      section -= 1
      block = Int.max
    }
    return nil
  }

  /// Returns the start of the sentence that holds a place, or of the next one; nothing after the
  /// last.
  public mutating func start(at place: BlockPosition) -> BlockPosition? {
    starts(place.section, place.block).last { $0 <= place } ?? next(after: place)
  }

  /// Returns the start of the first sentence that starts on a page; nothing where none does.
  public mutating func start(onPage page: Int) -> BlockPosition? {
    guard let first = book.start(ofPage: page), let start = start(at: first) else { return nil }
    // A sentence that began on the page before is left to it.
    let found = start < first ? next(after: first) : start
    return found.flatMap { book.page(containing: $0) == page ? $0 : nil }
  }

  /// Returns the start of the paragraph before the one that holds a place, or of this one when the
  /// place lies behind its first sentence.
  mutating func paragraph(before place: BlockPosition) -> BlockPosition? {
    guard let previous = previous(before: place) else { return nil }
    return starts(previous.section, previous.block).first
  }

  /// Returns the start of the paragraph after the one that holds a place.
  mutating func paragraph(after place: BlockPosition) -> BlockPosition? {
    next(after: BlockPosition(section: place.section, block: place.block, offset: Int.max))
  }

  /// Returns the start of the chapter before the one that holds a place, or of this one when the
  /// place lies behind its first sentence.
  mutating func chapter(before place: BlockPosition) -> BlockPosition? {
    guard let previous = previous(before: place) else { return nil }
    return start(at: BlockPosition(section: previous.section, block: 0))
  }

  /// Returns the start of the chapter after the one that holds a place.
  mutating func chapter(after place: BlockPosition) -> BlockPosition? {
    start(at: BlockPosition(section: place.section + 1, block: 0))
  }

  /// Returns the sentence that starts at a place; nothing where none does.
  mutating func range(at place: BlockPosition) -> Range<BlockPosition>? {
    sentences(place.section, place.block).first { $0.lowerBound == place }
  }

  private var sections: Sections { book.book.sections }

  private mutating func starts(_ section: Int, _ block: Int) -> [BlockPosition] {
    sentences(section, block).map(\.lowerBound)
  }

  private mutating func sentences(_ section: Int, _ block: Int) -> [Range<BlockPosition>] {
    if let known, known.section == section, known.block == block { return known.sentences }
    let sentences = builder.passages(section: section, block: block).flatMap { passage in
      passage.utterances.map(\.extent)
    }
    known = (section, block, sentences)
    return sentences
  }
}
