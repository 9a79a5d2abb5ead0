import XMLTree

/// Shows what a text of HTML becomes: `(p[words](b[more]))`.
enum HTMLShape {
  /// Returns what is in `body`, or the whole where that says no more.
  static func body(
    of html: String, limits: XMLLimits = XMLLimits(), character: ((String) -> String?)? = nil
  ) throws -> String {
    let tree = try XMLTree(html: html, limits: limits, character: character)
    guard let body = tree.nodes.indices.first(where: { tree.element(at: $0)?.name.local == "body" })
    else { return "no body" }
    return tree.children(of: body).map { shape(of: $0, in: tree) }.joined()
  }

  /// Returns the whole tree.
  static func whole(of html: String) throws -> String {
    shape(of: 0, in: try XMLTree(html: html))
  }

  /// Not recursive, since trees here are deep.
  private static func shape(of index: Int, in tree: XMLTree) -> String {
    var result = ""
    var ends: [Int] = []
    for node in index..<tree.nodes[index].end {
      while let end = ends.last, end <= node {
        result += ")"
        ends.removeLast()
      }
      switch tree.nodes[node].content {
      case .element(let element):
        result += "(\(element.name.local)"
        ends.append(tree.nodes[node].end)
      case .text(let text):
        result += "[\(text)]"
      }
    }
    return result + String(repeating: ")", count: ends.count)
  }
}
