/// Where a link leads: the path of a document and the name of a place in it.
struct LinkTarget: Hashable {
  /// The path, relative to the same root as that of the document that has the link.
  let path: String
  /// The name of the place; empty for the start of the document.
  let fragment: String

  /// Resolves a link; nothing for one that leads out of the book.
  ///
  /// - Parameters:
  ///   - href: The link as it is written.
  ///   - base: The path of the document that has it.
  init?(_ href: String, from base: String) {
    let text = href.utf8.drop(while: \.isWhiteSpace)
    let hash = text.firstIndex(of: .hash) ?? text.endIndex
    let address = text[..<hash]
    fragment = hash < text.endIndex ? Self.decoded(text[text.index(after: hash)...]) : ""
    guard !address.isEmpty else {
      path = base
      return
    }
    // A colon before any slash ends the name of a scheme (RFC 3986 §4.2).
    if let colon = address.firstIndex(of: .colon), !address[..<colon].contains(.slash) {
      return nil
    }
    let name = address.prefix { $0 != UInt8(ascii: "?") }
    guard !name.starts(with: Array("//".utf8)) else { return nil }
    var parts = name.first == .slash ? [] : base.split(separator: "/").dropLast().map(String.init)
    for part in name.split(separator: .slash) {
      switch Self.decoded(part) {
      case "", ".": break
      case "..": if !parts.isEmpty { parts.removeLast() }
      case let name: parts.append(name)
      }
    }
    path = parts.joined(separator: "/")
  }

  /// The path and the place as one name.
  var id: String { "\(path)#\(fragment)" }

  private static func decoded(_ text: Substring.UTF8View) -> String {
    var bytes: [UInt8] = []
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == UInt8(ascii: "%"),
        let end = text.index(index, offsetBy: 3, limitedBy: text.endIndex),
        let value = UInt8(String(Substring(text[index..<end].dropFirst())), radix: 16)
      {
        bytes.append(value)
        index = end
      } else {
        bytes.append(text[index])
        index = text.index(after: index)
      }
    }
    while bytes.last?.isWhiteSpace == true { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
