import XMLTree

/// What an element says of itself in `epub:type`, `role` and `class`, in lower case.
struct ElementTypes {
  /// The words of `epub:type` without their prefix, and those of `role` without `doc-`.
  private(set) var types: [Substring] = []
  /// The first word of `role`.
  private(set) var role: Substring?
  /// The words of `class`.
  private(set) var classes: [Substring] = []

  /// The most words that are looked at.
  private static let most = 32

  init(_ element: XMLElement) {
    for attribute in element.attributes {
      switch attribute.name.local {
      case "type" where attribute.name.isEPUB, "epub:type":
        for word in Self.words(attribute.value) {
          types.append(word.split(separator: ":").last ?? word)
        }
      case "role" where attribute.name.namespace.isEmpty:
        let words = Self.words(attribute.value)
        role = words.first
        types += words.filter { $0.hasPrefix("doc-") }.map { $0.dropFirst(4) }
      case "class" where attribute.name.namespace.isEmpty:
        classes = Self.words(attribute.value)
      default: break
      }
    }
  }

  /// Whether the element is of a type.
  func has(_ type: Substring) -> Bool { types.contains(type) }

  /// Whether the element is of any of some types.
  func isAny(of wanted: Set<Substring>) -> Bool {
    !types.isEmpty && types.contains { wanted.contains($0) }
  }

  private static func words(_ text: String) -> [Substring] {
    let words = text.lowercased().split(maxSplits: most, whereSeparator: \.isWhitespace)
    return Array(words.prefix(most))
  }

  static let notes: Set<Substring> = ["footnote", "endnote", "rearnote", "note"]
  static let noteLists: Set<Substring> = ["footnotes", "endnotes", "rearnotes", "notes"]
  static let asides: Set<Substring> = [
    "sidebar", "tip", "warning", "notice", "help", "case-study", "pullquote", "learning-objective",
  ]
  static let verses: Set<Substring> = ["verse", "poem", "song", "hymn", "lyrics"]
  /// Classes of elements that hold the lines of a stanza, one an element.
  static let stanzas: Set<Substring> = ["linegroup", "line-group", "stanza", "lg"]
  /// Whether a class says that the element is a large first letter.
  var isDropCap: Bool {
    classes.contains { name in
      ["drop", "initial", "lettrine", "versal"].contains(where: name.hasPrefix)
    }
  }

  static let lineNumbers: Set<Substring> = [
    "line-number", "line-num", "linenumber", "linenum", "lineno", "lnum",
  ]
  static let lists: Set<Substring> = [
    "toc", "loi", "lot", "loa", "lov", "index", "page-list", "landmarks", "contents",
  ]
}

extension XMLName {
  /// Whether the name is one of EPUB's own (EPUB 3.3 §6.1.3).
  var isEPUB: Bool { namespace == Self.epubNamespace || namespace.isEmpty && prefix == "epub" }
  /// Whether the name is one of SSML's.
  var isSSML: Bool { namespace == Self.ssmlNamespace || namespace.isEmpty && prefix == "ssml" }

  static let epubNamespace = "http://www.idpf.org/2007/ops"
  static let ssmlNamespace = "http://www.w3.org/2001/10/synthesis"
  static let mathNamespace = "http://www.w3.org/1998/Math/MathML"
  static let svgNamespace = "http://www.w3.org/2000/svg"
}
