import XMLTree

/// Reads the contents of EPUB 2 (NCX, of DAISY 3 §8).
struct NCXReader {
  /// The NCX.
  let tree: XMLTree
  /// Its path in the archive.
  let path: String

  /// Returns its contents and its pages.
  func contents() -> BookContents {
    var contents = BookContents(path: path, pagesPath: path)
    // Where the points end that are open.
    var open: [Int] = []
    for (index, node) in tree.nodes.enumerated() {
      while let end = open.last, end <= index { open.removeLast() }
      guard let name = tree.element(at: index)?.name.local else { continue }
      switch name {
      case "navPoint":
        open.append(node.end)
        contents.entries.append(
          BookContents.Entry(
            title: label(of: index), level: open.count, address: address(of: index),
            line: node.position.line))
      case "pageTarget":
        guard let address = address(of: index) else { continue }
        let label = label(of: index)
        contents.pages.append(
          BookContents.Page(
            label: label.isEmpty ? tree.attribute("value", of: index) ?? "" : label,
            address: address, line: node.position.line))
      default: break
      }
    }
    return contents
  }

  private func label(of index: Int) -> String {
    let label = tree.children(of: index).first {
      tree.element(at: $0)?.name.local == "navLabel"
    }
    guard let label else { return "" }
    let text = tree.elements(named: "text", in: label).first ?? label
    return tree.plainText(of: text)
  }

  private func address(of index: Int) -> String? {
    tree.children(of: index).first { tree.element(at: $0)?.name.local == "content" }
      .flatMap { tree.attribute("src", of: $0) }
  }
}
