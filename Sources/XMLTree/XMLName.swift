/// The name of an element or an attribute (Namespaces in XML 1.0).
public struct XMLName: Hashable, Sendable, CustomStringConvertible {
  /// The namespace, empty where there is none.
  public let namespace: String
  /// The prefix as it is written, empty where there is none.
  public let prefix: String
  /// The name without its prefix.
  public let local: String

  /// Makes a name.
  public init(_ local: String, namespace: String = "", prefix: String = "") {
    self.local = local
    self.namespace = namespace
    self.prefix = prefix
  }

  /// The name as it is written.
  public var description: String { prefix.isEmpty ? local : "\(prefix):\(local)" }

  /// The namespace of the prefix `xml`.
  public static let xmlNamespace = "http://www.w3.org/XML/1998/namespace"
}
