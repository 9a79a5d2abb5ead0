/// The start of an element.
public struct XMLElement: Hashable, Sendable {
  /// An attribute.
  public struct Attribute: Hashable, Sendable {
    /// The name.
    public let name: XMLName
    /// The value, its references resolved.
    public let value: String

    /// Makes an attribute.
    public init(name: XMLName, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The name.
  public let name: XMLName
  /// The attributes in the order of the text, without those that declare namespaces.
  public let attributes: [Attribute]
  /// The place of its `<`.
  public let position: XMLPosition
  /// Whether it ends itself: `<a/>`.
  public let endsItself: Bool

  /// Makes the start of an element.
  public init(
    name: XMLName, attributes: [Attribute], position: XMLPosition, endsItself: Bool = false
  ) {
    self.name = name
    self.attributes = attributes
    self.position = position
    self.endsItself = endsItself
  }

  /// Returns the value of an attribute, of no namespace when none is given.
  public func attribute(_ local: String, namespace: String = "") -> String? {
    attributes.first { $0.name.local == local && $0.name.namespace == namespace }?.value
  }

  /// The language that the element declares for itself and what is inside.
  public var language: String? { attribute("lang", namespace: XMLName.xmlNamespace) }
}
