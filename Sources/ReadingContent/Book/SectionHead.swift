/// What is known of a section without reading it.
public struct SectionHead: Hashable, Sendable {
  /// The title as it stands in the text or the contents list; empty where there is none.
  public var title: String
  /// The depth in the contents list, from 1.
  public var level: Int

  /// Makes a head.
  public init(title: String, level: Int = 1) {
    self.title = title
    self.level = level
  }
}
