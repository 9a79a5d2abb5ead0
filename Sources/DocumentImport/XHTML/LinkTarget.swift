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
    guard case .file(let path, let fragment) = EPUBReference(href, from: base) else { return nil }
    self.path = path
    self.fragment = fragment ?? ""
  }

  /// The path and the place as one name.
  var id: String { "\(path)#\(fragment)" }
}
