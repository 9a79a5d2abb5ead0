/// What a source says about a place in the text of a block.
public struct Mark: Hashable, Sendable {
  /// What is said.
  public enum Kind: Hashable, Sendable {
    /// The name of a place, to which links and the contents list lead.
    case anchor(String)
    /// A page of the printed edition starts here, under the label it has there.
    case printPage(label: String)
    /// The text points to a note, by the name of ``Block/Container/note(id:)``.
    case noteReference(id: String)
    /// The book brings its own sound for this text: the path of a file in the book, and the
    /// stretch of it in milliseconds.
    case recording(resource: String, milliseconds: Range<Int>)
  }

  /// The UTF-8 bytes of the block's text; empty for a place between two characters.
  public var range: Range<Int>
  /// What is said.
  public var kind: Kind

  /// Makes a mark.
  public init(_ kind: Kind, range: Range<Int>) {
    self.range = range
    self.kind = kind
  }
}
