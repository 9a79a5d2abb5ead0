import ReadingContent

/// What is read at the marks of notes in a section, in the order of reading.
///
/// A note is read at the first mark of the section that names it, and the notes that it names itself
/// after it. Once a section, not once a book: who hears one chapter alone hears its notes.
struct SectionNotes {
  /// A note with the name that its mark has in the text.
  struct Note: Hashable {
    let id: String
    let place: NotePlace
    let label: String
  }

  /// What is read at a mark.
  enum Reading: Hashable {
    /// The note, and those that are read with it.
    case notes([Note])
    /// It was read before, perhaps for a mark of the same block.
    case again(label: String, isInBlock: Bool)
  }

  /// A mark that points to a note.
  struct Reference {
    /// The block that has it, and the byte at which it is read.
    let place: BlockPosition
    let id: String
    let label: String
  }

  /// What is read at each mark, by block and offset.
  private(set) var readings: [BlockPosition: [Reading]] = [:]
  /// The notes that are read at marks, by their names, with the block of the mark.
  private var blocks: [String: Int] = [:]

  /// The names of the notes that are read at marks.
  var read: Set<String> { Set(blocks.keys) }

  /// Adds a mark, after those before it.
  ///
  /// - Parameters:
  ///   - reference: The mark.
  ///   - find: Finds a note.
  ///   - references: Finds the marks of a note's text.
  mutating func add(
    _ reference: Reference, find: (String) -> NotePlace?,
    references: (NotePlace) -> [Reference]
  ) {
    if let block = blocks[reference.id] {
      readings[reference.place, default: []].append(
        .again(label: reference.label, isInBlock: block == reference.place.block))
      return
    }
    let block = reference.place.block
    var notes: [Note] = []
    var waiting = [reference]
    var next = 0
    while next < waiting.count {
      let reference = waiting[next]
      next += 1
      guard blocks[reference.id] == nil, let place = find(reference.id) else { continue }
      blocks[reference.id] = block
      notes.append(Note(id: reference.id, place: place, label: reference.label))
      waiting += references(place)
    }
    if !notes.isEmpty { readings[reference.place, default: []].append(.notes(notes)) }
  }
}
