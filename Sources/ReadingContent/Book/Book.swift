/// A document, ready to be laid out and read: what it is called, its sections, and its sources.
public struct Book: Hashable, Sendable {
  /// What is known about the book as a whole.
  public var metadata: BookMetadata
  /// The chapters, in reading order.
  public var sections: [Section]
  /// The files the text came from; positions refer to them by index.
  public var resources: [SourceResource]

  /// Makes a book.
  public init(metadata: BookMetadata, sections: [Section], resources: [SourceResource]) {
    self.metadata = metadata
    self.sections = sections
    self.resources = resources
  }

  /// Returns the place of a position as people write it: `book.md, line 12, column 3`.
  public func describe(_ position: SourcePosition) -> String {
    guard resources.indices.contains(position.resource) else { return "?" }
    let resource = resources[position.resource]
    guard let range = position.byteRange else { return resource.path }
    let place = resource.lineAndColumn(ofByte: range.lowerBound)
    return "\(resource.path), line \(place.line), column \(place.column)"
  }
}
