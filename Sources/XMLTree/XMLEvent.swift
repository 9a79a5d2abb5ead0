/// Something that stands in an XML text.
public enum XMLEvent: Hashable, Sendable {
  /// An element starts.
  case start(XMLElement)
  /// The element that started last and has not ended ends.
  case end
  /// Text, all that stands between two tags at once, and the place of its first character.
  case text(String, XMLPosition)
}
