import ReadingContent
import XMLTree

/// Reads what a package document says about the book as a whole (EPUB 3.3 §5.5).
struct MetadataReader {
  /// The package document.
  let tree: XMLTree
  /// Its path as messages name it.
  let shown: String

  private static let dublinCore = [
    "http://purl.org/dc/elements/1.1/", "http://purl.org/dc/elements/1.0/",
  ]
  /// The elements whose texts are kept under their own names.
  private static let kept: Set<String> = [
    "identifier", "date", "publisher", "description", "source", "rights", "subject",
    "contributor", "coverage", "relation", "type", "format",
  ]

  /// Returns what the document says; the title is empty where it says none.
  func metadata(warnings: inout [BookWarning]) -> BookMetadata {
    var metadata = BookMetadata(title: "")
    guard let index = tree.elements(named: "metadata").first else { return metadata }
    let elements = (index..<tree.nodes[index].end).filter { tree.element(at: $0) != nil }
    let properties = properties(elements)
    var titles: [(text: String, id: String?)] = []
    for index in elements {
      guard let name = tree.element(at: index)?.name else { continue }
      let text = tree.plainText(of: index)
      if name.local == "meta", name.namespace != Self.dublinCore[0] {
        if tree.attribute("property", of: index) == "dcterms:modified" {
          add(text, to: "modified", in: &metadata)
        }
        continue
      }
      guard Self.dublinCore.contains(name.namespace), !text.isEmpty else { continue }
      let local = name.local.lowercased()
      switch local {
      case "title": titles.append((text, tree.attribute("id", of: index)))
      case "creator": metadata.authors.append(text)
      case "language":
        guard let tag = LanguageTag(text) else {
          let line = tree.nodes[index].position.line
          warnings.append(EPUBFault.badLanguage(text).warning(at: shown, line: line))
          continue
        }
        if metadata.language == nil {
          metadata.language = tag
        } else {
          add(tag.description, to: "languages", in: &metadata)
        }
      case let local where Self.kept.contains(local): add(text, to: local, in: &metadata)
      default: break
      }
    }
    let isMain = { (id: String?) in
      id.map { properties["\($0) title-type"] == "main" } ?? false
    }
    if let main = titles.first(where: { isMain($0.id) }) ?? titles.first {
      metadata.title = main.text
      for title in titles where title != main {
        let isSubtitle = title.id.map { properties["\($0) title-type"] == "subtitle" } ?? false
        add(title.text, to: isSubtitle ? "subtitle" : "titles", in: &metadata)
      }
    }
    return metadata
  }

  /// What `meta` elements say about others, by the id and the property.
  private func properties(_ elements: [Int]) -> [String: String] {
    var result: [String: String] = [:]
    for index in elements {
      guard let refined = tree.attribute("refines", of: index),
        let property = tree.attribute("property", of: index)
      else { continue }
      result["\(refined.drop { $0 == "#" }) \(property)"] = tree.plainText(of: index)
    }
    return result
  }

  /// Adds a text, behind those that the name has already.
  private func add(_ text: String, to name: String, in metadata: inout BookMetadata) {
    metadata.others[name] = metadata.others[name].map { "\($0); \(text)" } ?? text
  }
}
