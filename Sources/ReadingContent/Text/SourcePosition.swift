/// Where in the files of a book some text stands.
public struct SourcePosition: Hashable, Sendable {
  /// A place within one resource.
  public enum Place: Hashable, Sendable {
    /// Bytes of the resource's text in UTF-8: those of the file itself where it is UTF-8, else
    /// those of its decoded text.
    case bytes(Range<Int>)
    /// UTF-16 code units of a text node, the nodes counted in document order from 0.
    case textNode(number: Int, utf16: Range<Int>)
  }

  /// The index of the resource in ``Book/resources``.
  public let resource: Int
  /// The place within that resource.
  public let place: Place

  /// Makes a position.
  public init(resource: Int, place: Place) {
    self.resource = resource
    self.place = place
  }

  /// The range of bytes, where the place is one.
  public var byteRange: Range<Int>? {
    guard case .bytes(let range) = place else { return nil }
    return range
  }
}
