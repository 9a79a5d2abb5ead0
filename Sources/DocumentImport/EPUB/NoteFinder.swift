import XMLTree

/// Finds the notes in a document whose marks stand in other documents.
///
/// Which links of a document are marks of notes is seen when it is read. A note whose marks stand
/// elsewhere has to be known without reading all other documents, so it is told by itself: it is an
/// item in a list of notes, or it starts with a number or a sign that links back to a place in
/// another document.
struct NoteFinder {
  private static let ops = "http://www.idpf.org/2007/ops"
  private static let lists: Set<String> = [
    "endnotes", "footnotes", "rearnotes", "doc-endnotes",
  ]
  private static let blocks: Set<String> = ["p", "li", "dd", "div", "aside", "td"]

  /// The document.
  let tree: XMLTree
  /// Its path in the archive.
  let path: String

  /// Returns the ids of the notes.
  func ids() -> Set<String> {
    var ids: Set<String> = []
    var listEnd = 0
    for index in tree.nodes.indices {
      guard let element = tree.element(at: index) else { continue }
      if isList(element) { listEnd = max(listEnd, tree.nodes[index].end) }
      if index < listEnd, element.name.local == "li", let id = element.attribute("id") {
        ids.insert(id)
      }
      if element.name.local == "a", let id = noteID(of: index, element) { ids.insert(id) }
    }
    return ids
  }

  private func isList(_ element: XMLElement) -> Bool {
    let kinds =
      (element.attribute("type", namespace: Self.ops)?.spaceSeparated ?? [])
      + (element.attribute("role")?.spaceSeparated ?? [])
    return kinds.contains(where: Self.lists.contains)
  }

  /// The id of the note that starts with a link to its mark; nothing for another link.
  private func noteID(of link: Int, _ element: XMLElement) -> String? {
    guard let address = element.attribute("href"),
      case .file(let target, let fragment?) = EPUBReference(address, from: path), target != path,
      !fragment.isEmpty, isSign(tree.plainText(of: link))
    else { return nil }
    var id = element.attribute("id")
    var place = tree.nodes[link].parent
    // The link may stand in a raised part of its paragraph.
    for _ in 0..<4 {
      guard let index = place, let outer = tree.element(at: index) else { return nil }
      id = id ?? outer.attribute("id")
      if Self.blocks.contains(outer.name.local) {
        let before = tree.nodes[index..<link].contains { node in
          if case .text(let text) = node.content {
            text.contains { !$0.isWhitespace }
          } else {
            false
          }
        }
        guard !before else { return nil }
        let after = tree.nodes[tree.nodes[link].end..<tree.nodes[index].end].contains { node in
          if case .text(let text) = node.content { text.contains { $0.isLetter } } else { false }
        }
        return after ? id : nil
      }
      place = tree.nodes[index].parent
    }
    return nil
  }

  /// Whether a text is a number or a sign such as `*` or `[12]`.
  private func isSign(_ text: String) -> Bool {
    let core = text.filter { !"[](). ".contains($0) }
    guard (1...4).contains(core.count) else { return false }
    return core.allSatisfy { $0.isNumber } || core.allSatisfy { "*†‡§¶‖#".contains($0) }
  }
}
