/// A document, ready to be laid out and read: what it is called, its sections, and its sources.
public struct Book: Hashable, Sendable {
  /// What is known about the book as a whole.
  public var metadata: BookMetadata
  /// The chapters, in reading order.
  public var sections: Sections
  /// The files the text came from; positions refer to them by index.
  public var resources: Resources
  /// What reads the sections, where they are read on demand.
  private let content: (any BookContent)?

  /// Makes a book of sections that are there.
  public init(metadata: BookMetadata, sections: [Section], resources: [SourceResource]) {
    self.metadata = metadata
    self.sections = Sections(sections)
    self.resources = Resources(resources)
    content = nil
  }

  /// Makes a book whose sections are read when they are asked for; the last few are kept.
  public init(metadata: BookMetadata, content: any BookContent) {
    let content = KeptContent(content)
    self.metadata = metadata
    sections = Sections(loadedFrom: content)
    resources = Resources(loadedFrom: content)
    self.content = content
  }

  /// Returns where a note stands; nothing where the book has none of that name.
  ///
  /// In a book that is kept, the notes of the section that asks are found first.
  public func note(id: String, near section: Int = 0) -> NotePlace? {
    if let content { return content.note(id: id) }
    let others = sections.indices.filter { $0 != section }
    let order = sections.indices.contains(section) ? [section] + others : others
    for index in order {
      let blocks = sections[index].blocks
      guard let first = blocks.firstIndex(where: { $0.isIn(note: id) }) else { continue }
      let end = blocks[first...].firstIndex { !$0.isIn(note: id) } ?? blocks.endIndex
      return NotePlace(section: index, blocks: first..<end)
    }
    return nil
  }

  /// Returns what turned out to be wrong with the book since the last call, each fault once.
  public func takeWarnings() -> [BookWarning] { content?.takeWarnings() ?? [] }

  /// Returns the place of a position as people write it: `book.md, line 12, column 3`.
  public func describe(_ position: SourcePosition) -> String {
    guard resources.indices.contains(position.resource) else { return "?" }
    let resource = resources[position.resource]
    let place = resource.lineAndColumn(ofByte: position.range.lowerBound)
    return "\(resource.path), line \(place.line), column \(place.column)"
  }

  /// Whether both read the same, for which they are read.
  public static func == (left: Book, right: Book) -> Bool {
    left.metadata == right.metadata && left.sections == right.sections
      && left.resources == right.resources
  }

  /// Hashes what is known without reading.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(metadata)
    hasher.combine(sections)
  }
}

extension Block {
  /// Whether it belongs to a note.
  fileprivate func isIn(note id: String) -> Bool { containers.contains(.note(id: id)) }
}
