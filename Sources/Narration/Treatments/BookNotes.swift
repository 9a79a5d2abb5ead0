import ReadingContent
import Synchronization

/// Which notes of a book are read at their marks, found out when it is first asked for.
final class BookNotes: Sendable {
  private struct State {
    /// The sections that were looked at last.
    var sections: [(index: Int, notes: SectionNotes)] = []
    /// The notes that marks of the text name; nothing as long as nobody asked.
    var named: Set<String>?
  }

  private static let mostKept = 4

  private let book: Book
  private let treatments: Treatments
  private let defaultLanguage: String
  private let state = Mutex(State())

  init(_ book: Book, settings: NarrationSettings) {
    self.book = book
    treatments = settings.treatments
    defaultLanguage = settings.defaultLanguage
  }

  /// Returns what is read at the marks of a section.
  func notes(of section: Int, _ content: Section) -> SectionNotes {
    if let known = state.withLock({ $0.sections.first { $0.index == section } }) {
      return known.notes
    }
    let notes = make(section, content)
    state.withLock { state in
      if state.sections.count >= Self.mostKept { state.sections.removeFirst() }
      state.sections.append((section, notes))
    }
    return notes
  }

  /// Whether a note is read, or told of, at a mark, so that it is not read where it stands.
  ///
  /// For the first such question all sections are gone through, one at a time.
  func isNamed(_ id: String) -> Bool {
    if let named = state.withLock({ $0.named }) { return named.contains(id) }
    var named: Set<String> = []
    for section in book.sections.indices {
      named.formUnion(make(section, book.sections[section]).read)
    }
    let all = named
    state.withLock { $0.named = all }
    return named.contains(id)
  }

  private func make(_ section: Int, _ content: Section) -> SectionNotes {
    var notes = SectionNotes()
    let treater = treater(of: content)
    for index in content.blocks.indices where content.blocks[index].noteID == nil {
      for reference in references(in: content.blocks, at: index, section, treater) {
        notes.add(reference) {
          book.note(id: $0, near: section)
        } references: {
          references(in: $0, section, content, treater)
        }
      }
    }
    return notes
  }

  /// The marks in a note's blocks.
  private func references(
    in place: NotePlace, _ section: Int, _ content: Section, _ treater: BlockTreater
  ) -> [SectionNotes.Reference] {
    let home = place.section == section ? content : book.sections[place.section]
    let treater = place.section == section ? treater : self.treater(of: home)
    return place.blocks.clamped(to: home.blocks.indices).flatMap {
      references(in: home.blocks, at: $0, place.section, treater)
    }
  }

  /// The marks of a block that are heard or would be.
  private func references(
    in blocks: [Block], at index: Int, _ section: Int, _ treater: BlockTreater
  ) -> [SectionNotes.Reference] {
    let block = blocks[index]
    guard block.marks.contains(where: \.isReference) else { return [] }
    let treated = treater.treated(blocks, at: index)
    var labels: [String: String] = [:]
    for mark in block.marks {
      guard case .noteReference(let id) = mark.kind, labels[id] == nil else { continue }
      labels[id] = TextTreater.label(block.text.slice(mark.range).string)
    }
    return treated.inserts.compactMap { insert in
      guard case .note(let id) = insert.content else { return nil }
      return SectionNotes.Reference(
        place: BlockPosition(section: section, block: index, offset: insert.offset), id: id,
        label: labels[id] ?? "")
    }
  }

  private func treater(of section: Section) -> BlockTreater {
    BlockTreater(
      treatments,
      language: section.language ?? book.metadata.language ?? LanguageTag(defaultLanguage))
  }
}

extension Mark {
  fileprivate var isReference: Bool {
    if case .noteReference = kind { true } else { false }
  }
}
