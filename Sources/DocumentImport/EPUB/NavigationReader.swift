import XMLTree

/// Reads the navigation document of EPUB 3 (§7).
///
/// What is hidden in the document is in its lists all the same: hiding is for those who come upon
/// it as a document of the book.
struct NavigationReader {
  private static let ops = "http://www.idpf.org/2007/ops"

  /// The navigation document.
  let tree: XMLTree
  /// Its path in the archive.
  let path: String

  /// Returns its contents and its pages.
  func contents() -> BookContents {
    var contents = BookContents(path: path, pagesPath: path)
    let lists = tree.elements(named: "nav")
    if let list = lists.first(where: { isOf("toc", "doc-toc", $0) }) {
      contents.entries = entries(of: list)
    }
    if let list = lists.first(where: { isOf("page-list", "doc-pagelist", $0) }) {
      contents.pages = entries(of: list).compactMap { entry in
        entry.address.map { BookContents.Page(label: entry.title, address: $0, line: entry.line) }
      }
    }
    return contents
  }

  private func isOf(_ kind: String, _ role: String, _ index: Int) -> Bool {
    tree.attribute("type", namespace: Self.ops, of: index)?.spaceSeparated.contains(kind) == true
      || tree.attribute("role", of: index)?.spaceSeparated.contains(role) == true
  }

  /// The links and the words without a link in the items of a list and the lists inside it.
  private func entries(of list: Int) -> [BookContents.Entry] {
    var entries: [BookContents.Entry] = []
    var index = list + 1
    // The lists that are open, by the index after their last node.
    var open: [Int] = []
    while index < tree.nodes[list].end {
      while let end = open.last, end <= index { open.removeLast() }
      guard let element = tree.element(at: index) else {
        index += 1
        continue
      }
      switch element.name.local {
      case "ol", "ul":
        open.append(tree.nodes[index].end)
        index += 1
      case "a", "span":
        // What is in it is its title.
        let title = title(of: index)
        let address = element.attribute("href")
        if !open.isEmpty, !title.isEmpty || address != nil {
          entries.append(
            BookContents.Entry(
              title: title, level: open.count, address: address, line: element.position.line))
        }
        index = tree.nodes[index].end
      default:
        index += 1
      }
    }
    return entries
  }

  /// The words of a link: its text, and the other texts of what is no text.
  private func title(of link: Int) -> String {
    var title = ""
    for index in link..<tree.nodes[link].end {
      switch tree.nodes[index].content {
      case .text(let text): title += text
      case .element(let element):
        let words = element.attribute("alt") ?? element.attribute("aria-label")
        let isLink = index == link
        if let words, !isLink { title += " \(words) " }
      }
    }
    title = title.withPlainSpaces
    guard title.isEmpty, let element = tree.element(at: link) else { return title }
    return (element.attribute("aria-label") ?? element.attribute("title") ?? "").withPlainSpaces
  }
}
