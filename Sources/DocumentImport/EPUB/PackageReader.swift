import ReadingContent
import XMLTree

/// Reads a package document.
struct PackageReader {
  private let tree: XMLTree
  private let path: String
  private let shown: String

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - tree: The package document.
  ///   - path: Its path in the archive.
  ///   - shown: Its path as messages name it.
  init(_ tree: XMLTree, path: String, shown: String) {
    self.tree = tree
    self.path = path
    self.shown = shown
  }

  /// Returns what the document says.
  func package(warnings: inout [BookWarning]) -> PackageDocument {
    let spine = tree.elements(named: "spine").first
    return PackageDocument(
      path: path, version: tree.attribute("version", of: 0)?.withPlainSpaces ?? "",
      metadata: MetadataReader(tree: tree, shown: shown).metadata(warnings: &warnings),
      manifest: manifest(warnings: &warnings), spine: entries(of: spine),
      hasSpine: spine != nil, ncx: spine.flatMap { tree.attribute("toc", of: $0) })
  }

  private func manifest(warnings: inout [BookWarning]) -> [PackageDocument.Item] {
    var items: [PackageDocument.Item] = []
    var known: Set<String> = []
    guard let manifest = tree.elements(named: "manifest").first else { return [] }
    for index in tree.elements(named: "item", in: manifest) {
      let line = tree.nodes[index].position.line
      let id = (tree.attribute("id", of: index) ?? "").withPlainSpaces
      guard let address = tree.attribute("href", of: index) else {
        warnings.append(EPUBFault.itemWithoutAddress(id: id).warning(at: shown, line: line))
        continue
      }
      guard known.insert(id).inserted else {
        warnings.append(EPUBFault.doubledItem(id: id).warning(at: shown, line: line))
        continue
      }
      let type = (tree.attribute("media-type", of: index) ?? "").prefix { $0 != ";" }
      items.append(
        PackageDocument.Item(
          id: id, address: address, reference: EPUBReference(address, from: path),
          mediaType: type.withPlainSpaces.lowercased(),
          fallback: tree.attribute("fallback", of: index)?.withPlainSpaces,
          properties: tree.attribute("properties", of: index)?.spaceSeparated ?? [], line: line))
    }
    return items
  }

  private func entries(of spine: Int?) -> [PackageDocument.SpineEntry] {
    guard let spine else { return [] }
    return tree.elements(named: "itemref", in: spine).map { index in
      PackageDocument.SpineEntry(
        item: (tree.attribute("idref", of: index) ?? "").withPlainSpaces,
        isLinear: tree.attribute("linear", of: index)?.withPlainSpaces != "no",
        line: tree.nodes[index].position.line)
    }
  }
}
