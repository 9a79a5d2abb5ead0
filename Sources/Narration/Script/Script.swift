public import ReadingContent

/// All that is heard of a book, passage by passage.
///
/// Passages are made when they are asked for and not kept, so that a long book takes no more memory
/// than a short one. An iterator is not for use from several threads at once.
public struct Script: Sequence, Sendable {
  /// The book that is read.
  public let book: Book
  /// What the listener chose.
  public let settings: NarrationSettings
  /// Which notes are read at their marks.
  let notes: BookNotes

  /// Makes the script of a book.
  public init(book: Book, settings: NarrationSettings = NarrationSettings()) {
    self.book = book
    self.settings = settings
    notes = BookNotes(book, settings: settings)
  }

  /// Returns the passages from the first one of the book to its last.
  public func makeIterator() -> Iterator {
    passages(from: BlockPosition(section: 0, block: 0))
  }

  /// Returns the passages from the one that holds a position to the end of the book.
  public func passages(from position: BlockPosition) -> Iterator {
    Iterator(script: self, from: position, endSection: book.sections.count)
  }

  /// Returns the passages of some sections.
  public func passages(ofSections sections: Range<Int>) -> Iterator {
    Iterator(
      script: self, from: BlockPosition(section: sections.lowerBound, block: 0),
      endSection: sections.upperBound)
  }

  /// Gives the passages in order, making those of one block at a time.
  public struct Iterator: IteratorProtocol {
    private let book: Book
    private let builder: PassageBuilder
    private var section: Int
    private var block: Int
    private let endSection: Int
    private var waiting: ArraySlice<Passage>

    fileprivate init(script: Script, from position: BlockPosition, endSection: Int) {
      self.endSection = Swift.min(endSection, script.book.sections.count)
      book = script.book
      builder = PassageBuilder(script)
      section = Swift.max(0, position.section)
      block = Swift.max(0, position.block)
      waiting = []
      advance()
      // Several passages can have their notes at one place; the first of them has its words.
      let index = waiting.firstIndex { passage in
        passage.utterances.contains { $0.extent.upperBound > position }
      }
      waiting = waiting[(index ?? waiting.indices.last ?? waiting.startIndex)...]
    }

    /// Returns the next passage.
    public mutating func next() -> Passage? {
      if waiting.isEmpty { advance() }
      return waiting.popFirst()
    }

    /// Makes the passages of the next block that has any.
    private mutating func advance() {
      while waiting.isEmpty, section < endSection {
        guard block < book.sections[section].blocks.count else {
          section += 1
          block = 0
          continue
        }
        waiting = builder.passages(section: section, block: block)[...]
        block += 1
      }
    }
  }
}
