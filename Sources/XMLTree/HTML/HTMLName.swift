/// The names of HTML as names of XML.
enum HTMLName {
  /// A namespace of elements in HTML.
  enum Space {
    case html
    case svg
    case math

    /// The name of the namespace.
    var uri: String {
      switch self {
      case .html: XMLName.xhtmlNamespace
      case .svg: "http://www.w3.org/2000/svg"
      case .math: "http://www.w3.org/1998/Math/MathML"
      }
    }
  }

  /// Returns the attributes of a tag, without those that declare namespaces.
  static func attributes(of tag: HTMLTag) -> [XMLElement.Attribute] {
    tag.attributes.compactMap { name, value in
      guard name != "xmlns", !name.hasPrefix("xmlns:") else { return nil }
      return XMLElement.Attribute(name: attribute(name), value: value)
    }
  }

  private static func attribute(_ name: String) -> XMLName {
    guard let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")), colon > name.startIndex else {
      return XMLName(name)
    }
    let prefix = String(name[..<colon])
    let local = String(name[name.index(after: colon)...])
    guard !local.isEmpty else { return XMLName(name) }
    return XMLName(local, namespace: namespaces[prefix] ?? "", prefix: prefix)
  }

  /// The namespaces of prefixes that stand in pages without a declaration, too.
  private static let namespaces = [
    "xml": XMLName.xmlNamespace, "epub": "http://www.idpf.org/2007/ops",
    "ssml": "http://www.w3.org/2001/10/synthesis", "xlink": "http://www.w3.org/1999/xlink",
  ]
}

extension XMLName {
  /// The namespace of the elements of HTML.
  public static let xhtmlNamespace = "http://www.w3.org/1999/xhtml"
}
