/// What a listener wants of the parts of a book that are not its running text.
public struct Treatments: Hashable, Sendable {
  /// Treatments that go together.
  public enum Preset: String, Hashable, Sendable, CaseIterable {
    /// For listening on: notes after their paragraph, no numbers of the print.
    case novel
    /// For learning: notes where their marks are, pages, lines and figures told.
    case study
    /// For proof-reading: all of it in the order of the source, marks and numbers told.
    case proof
  }

  private var chosen: [ContentKind: Treatment]
  /// Where notes are read.
  public var notePlacement = NotePlacement.atEnd
  /// Whether the headers of a cell are said before it.
  public var repeatsHeaders = true
  /// Whether code is read letter by letter.
  public var spellsCode = false

  /// Makes the treatments that lose nothing a listener would miss: all is read but the marks of
  /// notes and the numbers of the print, and notes are read where they stand.
  public init() {
    chosen = [.noteMarks: .skip, .pages: .skip, .lines: .skip]
  }

  /// Makes the treatments of a preset.
  public init(_ preset: Preset) {
    self.init()
    switch preset {
    case .novel:
      notePlacement = .afterParagraph
    case .study:
      notePlacement = .inPlace
      for kind in [ContentKind.pages, .lines] { self[kind] = .announce }
    case .proof:
      for kind in [ContentKind.noteMarks, .pages, .lines] { self[kind] = .announce }
    }
  }

  /// What becomes of a kind of content.
  public subscript(kind: ContentKind) -> Treatment {
    get { chosen[kind] ?? .read }
    set { chosen[kind] = newValue }
  }

  /// What becomes of the notes: on demand they are announced, whatever else is asked.
  var notes: Treatment {
    self[.notes] == .read && notePlacement == .onDemand ? .announce : self[.notes]
  }

  /// What becomes of the marks of notes: where the notes are announced, so are the marks.
  var noteMarks: Treatment {
    notes == .announce && self[.noteMarks] == .skip ? .announce : self[.noteMarks]
  }

  /// Whether notes are read at another place than where they stand, or told of there alone.
  var movesNotes: Bool {
    notes == .announce || notes == .read && notePlacement != .atEnd
  }
}
