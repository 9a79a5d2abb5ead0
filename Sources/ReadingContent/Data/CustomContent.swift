/// A further fact about an element that a listener can ask for, such as a column of a table row.
///
/// Follows Apple's `AXCustomContent`.
public struct CustomContent: Hashable, Sendable {
  /// How soon a fact is told.
  public enum Importance: String, Hashable, Sendable, Codable {
    /// On request.
    case `default`
    /// With the element itself.
    case high
  }

  /// What the fact is about; short.
  public var label: AttributedText
  /// The fact.
  public var value: AttributedText
  /// How soon it is told.
  public var importance: Importance

  /// Makes a fact.
  public init(label: AttributedText, value: AttributedText, importance: Importance = .default) {
    self.label = label
    self.value = value
    self.importance = importance
  }
}
