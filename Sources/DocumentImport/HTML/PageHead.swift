import ReadingContent
import XMLTree

/// What a page of HTML says about itself, in its head and by its marks for search engines.
struct PageHead {
  /// The title as it stands in the head; nothing where there is none.
  private(set) var written: String?
  /// The title that the page gives itself where others show it.
  private(set) var shared: String?
  /// The name of the site that it belongs to.
  private(set) var site: String?
  /// Who wrote it.
  private(set) var authors: [String] = []
  /// A language that stands in no attribute `lang`.
  private(set) var language: LanguageTag?
  /// What else there is: `publisher`, `date`, and `dir` for the direction of its text.
  private(set) var others: [String: String] = [:]

  /// The most authors of one page.
  private static let mostAuthors = 50

  /// Looks at a page.
  init(_ tree: XMLTree) {
    var names: [String: [String]] = [:]
    var bylines: [String] = []
    var linked: [String] = []
    for index in tree.nodes.indices {
      guard let element = tree.element(at: index) else { continue }
      switch element.name.local {
      case "title" where written == nil && !Self.isInSVG(element):
        written = Self.plain(tree.text(of: index))
      case "meta":
        guard let content = element.attribute("content").flatMap(Self.plain) else { break }
        for key in ["name", "property", "itemprop", "http-equiv"] {
          guard let name = element.attribute(key)?.lowercased() else { continue }
          names[name, default: []].append(content)
        }
      case "script" where element.attribute("type")?.lowercased() == "application/ld+json":
        linked += LinkedData.authors(in: tree.text(of: index))
      default:
        let isSmall = tree.nodes[index].end - index < 100
        if isSmall, bylines.count < Self.mostAuthors, Self.namesAuthor(element) {
          bylines += Self.plain(tree.text(of: index)).map { [Self.name(ofByline: $0)] } ?? []
        }
      }
    }
    shared = names["og:title"]?.first ?? names["twitter:title"]?.first
    site = names["og:site_name"]?.first ?? names["application-name"]?.first
    let declared = Self.authorNames.lazy.compactMap { names[$0] }.first
    let found = [declared ?? [], linked, bylines].lazy.map(Self.authors).first { !$0.isEmpty }
    authors = found ?? []
    language =
      (names["content-language"]?.first ?? names["og:locale"]?.first).flatMap { LanguageTag($0) }
    others["publisher"] = site
    others["date"] = Self.dateNames.lazy.compactMap { names[$0]?.first }.first
    others["dir"] = Self.direction(of: tree)
  }

  private static let authorNames = [
    "author", "citation_author", "dc.creator", "dcterms.creator", "dc:creator", "article:author",
    "sailthru.author", "parsely-author",
  ]
  private static let dateNames = [
    "article:published_time", "datepublished", "date", "dc.date", "dcterms.date", "citation_date",
  ]

  /// A text on one line; nothing for one that is empty or no short one.
  private static func plain(_ text: String) -> String? {
    let text = text.withPlainSpaces
    return text.isEmpty || text.utf8.count > 1_000 ? nil : text
  }

  private static func isInSVG(_ element: XMLElement) -> Bool {
    element.name.namespace == XMLName.svgNamespace
  }

  // MARK: The title

  /// Returns the title without the name of the site, which stands behind or before it, given the
  /// headings of level 1 of the page.
  func title(headings: [String]) -> String? {
    guard let written else { return shared }
    let parts = Self.parts(of: written)
    guard parts.count > 1 else { return written }
    let known = headings + [shared].compactMap(\.self)
    // The title itself can have a hyphen, too.
    for title in known where title.count < written.count {
      let isPart = parts.contains { $0.caseInsensitivelyEquals(title) }
      if isPart || Self.parts(of: title).count > 1 && written.contains(title) { return title }
    }
    if let site, let last = parts.last, last.caseInsensitivelyEquals(site) {
      return parts.dropLast().joined(separator: " – ")
    }
    if let site, let first = parts.first, first.caseInsensitivelyEquals(site) {
      return parts.dropFirst().joined(separator: " – ")
    }
    return written
  }

  /// The pieces of a title between signs that part it from the name of a site.
  private static func parts(of title: String) -> [String] {
    let signs: Set<Substring> = ["-", "–", "—", "|", "·", "•", "»", "«", "›", "‹", "/", "::"]
    var parts: [[Substring]] = [[]]
    for word in title.split(separator: " ") {
      if signs.contains(word) {
        parts.append([])
      } else {
        parts[parts.count - 1].append(word)
      }
    }
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
  }

  // MARK: Authors

  private static func namesAuthor(_ element: XMLElement) -> Bool {
    if element.attribute("rel")?.lowercased().spaceSeparated.contains("author") == true {
      return element.name.local == "a"
    }
    if element.attribute("itemprop")?.lowercased().spaceSeparated.contains("author") == true {
      return true
    }
    let classes = element.attribute("class")?.prefix(500).lowercased().spaceSeparated ?? []
    return classes.contains("byline") || classes.contains("p-author")
  }

  private static func name(ofByline text: String) -> String {
    for word in ["by ", "von ", "par ", "por ", "di ", "door "] {
      let start = text.prefix(word.count)
      if start.lowercased() == word { return String(text.dropFirst(word.count)) }
    }
    return text
  }

  /// Names without addresses, each once, none too long for one.
  private static func authors(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return Array(
      names.filter { name in
        !name.contains("://") && !name.isEmpty && name.utf8.count <= 200
          && seen.insert(name).inserted
      }.prefix(mostAuthors))
  }

  // MARK: Style and direction

  /// The addresses of the style sheets for screens and speech, in the order of the page.
  static func styleSheets(of tree: XMLTree) -> [String] {
    tree.elements(named: "link").compactMap { index in
      let kinds = tree.attribute("rel", of: index)?.lowercased().spaceSeparated ?? []
      let media = tree.attribute("media", of: index)?.lowercased() ?? ""
      let isForUs =
        media.withPlainSpaces.isEmpty || media.contains("all") || media.contains("screen")
        || media.contains("speech")
      guard kinds.contains("stylesheet"), !kinds.contains("alternate"), isForUs else { return nil }
      return tree.attribute("href", of: index)
    }
  }

  /// The direction of the text, as the innermost element says that has most of it.
  private static func direction(of tree: XMLTree) -> String? {
    // The bytes of text before each node.
    var sizes = [0]
    for node in tree.nodes {
      var size = 0
      if case .text(let text) = node.content { size = text.utf8.count }
      sizes.append(sizes[sizes.count - 1] + size)
    }
    let half = sizes[sizes.count - 1] / 2
    var found: String?
    var index = 0
    while index < tree.nodes.count {
      let end = tree.nodes[index].end
      guard let element = tree.element(at: index), sizes[end] - sizes[index] >= half else {
        index = end
        continue
      }
      let direction = element.attribute("dir")?.lowercased()
      if direction == "rtl" || direction == "ltr" { found = direction }
      index += 1
    }
    return found
  }
}

extension String {
  /// Whether two texts differ in upper and lower case at most.
  fileprivate func caseInsensitivelyEquals(_ other: String) -> Bool {
    lowercased() == other.lowercased()
  }
}
