/// Where the sections of a book come from that are read when they are asked for.
///
/// It is asked from several threads at once. What it gives for an index is always the same; what
/// cannot be read is an empty section and a warning.
public protocol BookContent: AnyObject, Sendable {
  /// What the contents list says about the sections, in reading order.
  var heads: [SectionHead] { get }
  /// The paths of the files the text comes from, by which positions refer to them.
  var resourcePaths: [String] { get }
  /// Returns a section with its blocks; the index is one of ``heads``.
  func section(at index: Int) -> Section
  /// Returns a file with its text; the index is one of ``resourcePaths``.
  func resource(at index: Int) -> SourceResource
  /// Returns where a note stands; nothing where the book has none of that name.
  func note(id: String) -> NotePlace?
  /// Returns what turned out to be wrong since the last call.
  func takeWarnings() -> [BookWarning]
}
