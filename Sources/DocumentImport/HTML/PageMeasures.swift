import XMLTree

/// How much text the elements of a page hold, and of what sort.
///
/// In UTF-8 bytes without white space; what nobody sees or hears does not count.
struct PageMeasures {
  /// For each node the bytes before it: of all text, of text in links, and of prose.
  private var text: [Int]
  private var linked: [Int]
  private var prose: [Int]
  /// For each node the links before it.
  private var links: [Int]
  private let ends: [Int]
  /// The elements that nobody sees or hears, with all that is in them.
  private(set) var hidden: Set<Int> = []

  /// A block with less text outside links is no prose.
  private static let leastProse = 80

  /// Measures a page.
  init(_ tree: XMLTree) {
    let count = tree.nodes.count
    var texts = [Int](repeating: 0, count: count)
    var isLinked = [Bool](repeating: false, count: count)
    var isLink = [Bool](repeating: false, count: count)
    // For each text the block it stands in, and what that holds outside links.
    var block = [Int](repeating: 0, count: count)
    var free = [Int](repeating: 0, count: count)
    var link = (end: 0, false)
    var open: [(index: Int, end: Int)] = []
    var index = 0
    while index < count {
      while let last = open.last, last.end <= index { open.removeLast() }
      let node = tree.nodes[index]
      switch node.content {
      case .element(let element):
        if Self.isHidden(element) {
          hidden.insert(index)
          index = node.end
          continue
        }
        if element.name.local == "a", element.attribute("href") != nil, index >= link.end {
          link.end = node.end
          isLink[index] = true
        }
        if ElementKind.of(element.name.local).isBlock { open.append((index, node.end)) }
      case .text(let string):
        let size = string.utf8.count { !$0.isHTMLSpace }
        texts[index] = size
        isLinked[index] = index < link.end
        block[index] = open.last?.index ?? 0
        if !isLinked[index] { free[block[index]] += size }
      }
      index += 1
    }
    text = [0]
    linked = [0]
    prose = [0]
    links = [0]
    for index in 0..<count {
      let size = texts[index]
      let isProse = free[block[index]] >= Self.leastProse
      text.append(text[index] + size)
      linked.append(linked[index] + (isLinked[index] ? size : 0))
      prose.append(prose[index] + (isProse ? size : 0))
      links.append(links[index] + (isLink[index] ? 1 : 0))
    }
    ends = tree.nodes.map(\.end)
  }

  /// All text of an element.
  func text(of index: Int) -> Int { text[ends[index]] - text[index] }
  /// The text of its links.
  func linkedText(of index: Int) -> Int { linked[ends[index]] - linked[index] }
  /// The text of blocks with whole sentences.
  func prose(of index: Int) -> Int { prose[ends[index]] - prose[index] }
  /// How many links it holds.
  func links(of index: Int) -> Int { links[ends[index]] - links[index] }

  /// The share of its text that stands in links.
  func linkShare(of index: Int) -> Double {
    let all = text(of: index)
    return all == 0 ? 0 : Double(linkedText(of: index)) / Double(all)
  }

  /// Whether nobody sees or hears an element.
  private static func isHidden(_ element: XMLElement) -> Bool {
    switch element.name.local {
    case "head", "script", "style", "template": return true
    case "dialog" where element.attribute("open") == nil: return true
    default: break
    }
    if let hidden = element.attribute("hidden"), hidden.lowercased() != "until-found" {
      return true
    }
    if element.attribute("aria-hidden")?.lowercased() == "true" { return true }
    guard let style = element.attribute("style")?.lowercased() else { return false }
    let plain = String(style.filter { !$0.isWhitespace })
    return plain.contains("display:none") || plain.contains("visibility:hidden")
  }
}

extension UInt8 {
  /// Whether it is white space of HTML.
  fileprivate var isHTMLSpace: Bool {
    self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D || self == 0x0C
  }
}
