import ReadingContent
import XMLTree

/// Elements of EPUB's own, of whose content one form is read (EPUB 3.3 §I.3).
extension ContentReader {
  /// Starts an element of EPUB's own (EPUB 3.3 §I.3.1.1): of the cases of a choice the first that
  /// can be read.
  ///
  /// - Returns: The node after it, where it is left out.
  mutating func openChoice(_ index: Int, _ element: XMLElement) -> Int? {
    guard element.name.isEPUB || element.name.description.hasPrefix("epub:") else { return nil }
    switch element.name.local {
    case "switch", "epub:switch":
      choices[index] = choice(in: index)
      return nil
    case "case", "default", "epub:case", "epub:default":
      guard let parent = tree.nodes[index].parent, let chosen = choices[parent], chosen != index
      else { return nil }
      return skip(index, .alternative)
    case "trigger", "epub:trigger": return skip(index, .hidden)
    default: return nil
    }
  }

  private func choice(in index: Int) -> Int? {
    var fallback: Int?
    for child in tree.children(of: index) {
      guard let element = tree.element(at: child) else { continue }
      if element.name.local.hasSuffix("case") {
        let wanted = element.attribute("required-namespace")
        let known = [XMLName.mathNamespace, XMLName.svgNamespace, XMLName.xhtmlNamespace]
        if let wanted, known.contains(wanted) { return child }
      } else if element.name.local.hasSuffix("default") {
        fallback = fallback ?? child
      }
    }
    return fallback
  }
}
