import FoundationEssentials

/// Reads who wrote a page from its data for search engines (JSON-LD 1.1 with the terms of
/// schema.org).
struct LinkedData: Decodable {
  private var author: OneOrMany<Person>?
  private var graph: [LinkedData]?

  private enum CodingKeys: String, CodingKey {
    case author
    case graph = "@graph"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    author = try? container.decode(OneOrMany<Person>.self, forKey: .author)
    graph = try? container.decode([LinkedData].self, forKey: .graph)
  }

  /// The authors that a text of JSON-LD names; none where it is not that.
  static func authors(in text: String) -> [String] {
    // In XHTML a script stands in a section of its own. What is nested deeply, the decoder refuses.
    let text = text.replacing("<![CDATA[", with: "").replacing("]]>", with: "")
    guard text.utf8.count <= 1 << 20,
      let data = try? JSONDecoder().decode(OneOrMany<LinkedData>.self, from: Data(text.utf8))
    else { return [] }
    return data.all.flatMap { thing in
      let things = [thing] + (thing.graph ?? [])
      return things.flatMap { $0.author?.all ?? [] }.compactMap(\.name)
    }
  }

  private struct Person: Decodable {
    let name: String?

    private enum CodingKeys: CodingKey { case name }

    init(from decoder: any Decoder) throws {
      if let name = try? decoder.singleValueContainer().decode(String.self) {
        self.name = name
      } else {
        name = try? decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .name)
      }
    }
  }

  private struct OneOrMany<Element: Decodable>: Decodable {
    let all: [Element]

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let many = try? container.decode([Element].self) {
        all = many
      } else {
        all = [try container.decode(Element.self)]
      }
    }
  }
}
