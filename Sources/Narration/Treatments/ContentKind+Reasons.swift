import ReadingContent

extension ContentKind {
  /// Why content of this kind is not spoken when a listener skips it.
  var skipReason: SkipReason {
    switch self {
    case .noteMarks: .noteMark
    case .notes: .note
    case .pages: .pageNumber
    case .lines: .lineNumber
    case .asides: .aside
    case .citations: .citation
    case .tables: .table
    case .figures: .figure
    case .code: .code
    case .formulas: .formula
    case .emoji: .emoji
    case .quotations: .quotation
    }
  }

  /// The kind of what stands in a container; nothing for one that no treatment concerns.
  ///
  /// Notes have their own rules.
  init?(_ container: Block.Container) {
    switch container {
    case .table: self = .tables
    case .figure: self = .figures
    case .aside: self = .asides
    case .quotation: self = .quotations
    case .listItem, .definition, .note, .verse: return nil
    }
  }

  /// The kind of a run of text.
  init(_ part: TextPart) {
    switch part {
    case .citation: self = .citations
    case .code: self = .code
    case .formula: self = .formulas
    case .emoji: self = .emoji
    case .image: self = .figures
    case .quotation: self = .quotations
    }
  }
}

extension Block {
  /// The name of the note that the block belongs to.
  var noteID: String? {
    for container in containers {
      if case .note(let id) = container { return id }
    }
    return nil
  }

  /// The containers that are looked at by the treatments: of a note those within it alone, since
  /// it can be read at another place.
  var treatedContainers: ArraySlice<Container> {
    guard
      let note = containers.firstIndex(where: { container in
        if case .note = container { true } else { false }
      })
    else { return containers[...] }
    return containers[(note + 1)...]
  }
}
