/// Where in the files of a book some text stands.
public struct SourcePosition: Hashable, Sendable {
  /// The index of the resource in ``Book/resources``.
  public let resource: Int
  /// The bytes of ``SourceResource/text``.
  public let range: Range<Int>

  /// Makes a position.
  public init(resource: Int, range: Range<Int>) {
    self.resource = resource
    self.range = range
  }
}
