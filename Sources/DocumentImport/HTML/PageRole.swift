import XMLTree

/// What an element is for in a page, by its name, its role, its class and its id.
enum PageRole: Hashable {
  /// The main content, as the author says.
  case main
  /// A text that stands for itself.
  case article
  /// Likely the main content, by its class or id.
  case content
  /// Menus, search and the like, wherever they stand.
  case furniture
  /// Likely that: it is, where it holds little else than links.
  case likelyFurniture
  /// The top of a page or of a part of it.
  case header
  /// The end of a page or of a part of it.
  case footer
  /// What stands beside the main content.
  case aside
  /// Notes and lists of sources, which stay.
  case notes

  /// Returns the role of an element; nothing where it has no special one.
  static func of(_ element: XMLElement) -> PageRole? {
    let words = Words(element)
    if words.contains(any: notesWords) { return .notes }
    switch element.attribute("role")?.lowercased() {
    case "main": return .main
    case "article": return .article
    case "navigation", "search", "menu", "menubar", "toolbar", "tablist": return .furniture
    case "banner": return .header
    case "contentinfo": return .footer
    case "complementary": return .aside
    default: break
    }
    switch element.name.local {
    case "main": return .main
    case "article": return .article
    case "nav", "search", "button", "select": return .furniture
    case "header": return .header
    case "footer": return .footer
    case "aside": return words.contains(any: furnitureWords) ? .furniture : .aside
    case "body", "html", "h1", "h2", "h3", "h4", "h5", "h6", "pre", "code", "math", "svg", "td",
      "th", "tr":
      return nil
    default: break
    }
    if element.attribute("itemprop") == "articleBody" || words.isOneOf(contentNames) { return .content }
    if words.contains(any: furnitureWords) || words.isOneOf(furnitureNames) { return .furniture }
    guard ElementKind.of(element.name.local).isBlock else { return nil }
    return words.contains(any: likelyWords) ? .likelyFurniture : nil
  }

  private static let notesWords: Set<String> = [
    "footnote", "footnotes", "endnote", "endnotes", "fn", "references", "reflist", "bibliography",
    "noteref",
  ]

  /// Whole names of classes and ids.
  private static let contentNames: Set<String> = [
    "content", "main", "main-content", "maincontent", "mw-content-text", "bodycontent",
    "post-content", "entry-content", "article-body", "article-content", "post-body", "story-body",
    "page-content", "article__body", "articlebody", "primary-content",
  ]

  private static let furnitureNames: Set<String> = [
    "comments", "comment-list", "commentlist", "comments-area", "disqus_thread", "respond",
    "comment-respond", "mw-jump", "jump-link", "jump-to-nav", "skip-link", "skip-links", "sitenotice",
    "sitesub", "contentsub", "mw-jump-link", "mw-indicators", "social-share", "share-buttons", "toctitle",
  ]

  /// Words in names of classes and ids: `post-breadcrumbs` has the second.
  private static let furnitureWords: Set<String> = [
    "navbar", "navbox", "breadcrumb", "breadcrumbs", "editsection", "catlinks", "printfooter",
    "pagination", "pager", "skiplink", "cookie", "cookies", "consent", "gdpr", "sharing", "addthis",
    "sharedaddy", "advert", "advertisement", "adsense", "disqus", "permalink", "headerlink",
  ]

  private static let likelyWords: Set<String> = [
    "nav", "navigation", "menu", "submenu", "sidebar", "footer", "masthead", "banner", "share",
    "social", "comment", "related", "recommended", "promo", "sponsor", "sponsored", "newsletter",
    "subscribe", "subscription", "toolbar", "widget", "portlet", "tags", "ads", "ad", "login",
    "signup", "search", "sitemap", "topbar", "toc", "prevnext", "portal",
  ]
}

extension PageRole {
  /// The names of an element's class and id.
  private struct Words {
    private var whole: [String] = []
    private var parts: Set<String> = []

    init(_ element: XMLElement) {
      for value in [element.attribute("class"), element.attribute("id")] {
        guard let value else { continue }
        // No page needs more to say what a part of it is.
        for name in value.prefix(500).split(whereSeparator: \.isWhitespace).prefix(20) {
          whole.append(name.lowercased())
          parts.formUnion(Self.parts(of: name))
        }
      }
    }

    /// The words of a name such as `site-nav`, `site_nav` and `siteNav`.
    private static func parts(of name: Substring) -> [String] {
      var words = [""]
      var wasLower = false
      for character in name.unicodeScalars {
        let isUpper = ("A"..."Z").contains(character)
        if character == "-" || character == "_" || character == ":" || isUpper && wasLower {
          words.append("")
        }
        wasLower = !isUpper
        if character != "-", character != "_", character != ":" {
          words[words.count - 1].unicodeScalars.append(character)
        }
      }
      return words.filter { !$0.isEmpty }.map { $0.lowercased() }
    }

    func contains(any names: Set<String>) -> Bool { !parts.isDisjoint(with: names) }

    func isOneOf(_ names: Set<String>) -> Bool { whole.contains { names.contains($0) } }
  }
}
