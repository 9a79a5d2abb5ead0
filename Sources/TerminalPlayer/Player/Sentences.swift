import Narration
import ReadingContent

/// Finds the sentences around a place, for stepping.
struct Sentences {
  private let book: Book
  private let builder: PassageBuilder

  init(book: Book, settings: NarrationSettings) {
    self.book = book
    builder = PassageBuilder(book: book, settings: settings)
  }

  /// Returns the start of the sentence after the one at a place; nothing at the book's end.
  func next(after place: BlockPosition) -> BlockPosition? {
    var section = place.section
    var block = place.block
    while book.sections.indices.contains(section) {
      while block < book.sections[section].blocks.count {
        if let found = starts(section, block).first(where: { $0 > place }) { return found }
        block += 1
      }
      section += 1
      block = 0
    }
    return nil
  }

  /// Returns the start of the sentence before the one at a place; nothing at the book's start.
  ///
  /// The place is a sentence's start or lies in one.
  func previous(before place: BlockPosition) -> BlockPosition? {
    let current = starts(place.section, place.block).last { $0 <= place } ?? place
    var section = min(place.section, book.sections.count - 1)
    var block = place.block
    while section >= 0 {
      while block >= 0 {
        if let found = starts(section, block).last(where: { $0 < current }) { return found }
        block -= 1
      }
      section -= 1
      if section >= 0 { block = book.sections[section].blocks.count - 1 }
    }
    return nil
  }

  /// Returns the start of the sentence that holds a place, or of the next one.
  func start(at place: BlockPosition) -> BlockPosition? {
    starts(place.section, place.block).last { $0 <= place } ?? next(after: place)
  }

  /// Returns the sentence that starts at a place; nothing where none does.
  func range(at place: BlockPosition) -> Range<BlockPosition>? {
    for passage in builder.passages(section: place.section, block: place.block) {
      for utterance in passage.utterances where utterance.position == place {
        return utterance.extent
      }
    }
    return nil
  }

  private func starts(_ section: Int, _ block: Int) -> [BlockPosition] {
    builder.passages(section: section, block: block).flatMap { passage in
      passage.utterances.map(\.position)
    }
  }
}

extension Utterance {
  /// The places in the book that it covers.
  var extent: Range<BlockPosition> {
    var end = position
    end.offset = range.upperBound
    return position..<end
  }
}
