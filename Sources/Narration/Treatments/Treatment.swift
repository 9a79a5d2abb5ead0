/// What becomes of a kind of content.
public enum Treatment: String, Hashable, Sendable, CaseIterable {
  /// It is read.
  case read
  /// A few words tell that it is there; it is not read itself.
  case announce
  /// It is passed over.
  case skip
}
