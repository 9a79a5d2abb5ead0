import XMLTree

/// Finds the links that are marks of notes, the elements that are their notes, and the links that
/// lead back: by what the author says of them, else by their shape.
struct NoteLinks {
  /// For the index of a link, the name of the note that it points to.
  private(set) var references: [Int: String] = [:]
  /// For the index of an element, the name of the note that it is.
  private(set) var notes: [Int: String] = [:]
  /// Links from a note back to its mark.
  private(set) var backlinks: Set<Int> = []

  private struct Link {
    let index: Int
    let target: LinkTarget
    let types: ElementTypes
    /// Whether the block has text before it.
    let followsText: Bool
    /// The byte right before it in its block.
    let before: UInt8?
    /// Whether it stands in a list of places.
    let isInList: Bool
  }

  private let tree: XMLTree
  private let isEPUB: Bool
  private var links: [Link] = []
  /// The first element of each id.
  private var ids: [String: Int] = [:]
  /// For an id, the links that lead to it.
  private var leading: [String: [Int]] = [:]

  init(_ tree: XMLTree, path: String, styles: StyleMatcher, options: ContentOptions) {
    self.tree = tree
    isEPUB = options.isEPUB
    collect(path: path)
    guard !links.isEmpty || !options.noteIDs.isEmpty else { return }
    for link in links where link.target.path == path {
      leading[link.target.fragment, default: []].append(link.index)
    }
    for link in links where !link.target.fragment.isEmpty {
      switch role(of: link, path: path, styles: styles) {
      case .reference:
        references[link.index] = link.target.id
        if link.target.path == path { enterNote(link.target.fragment, link.target.id, link.index) }
      case .backlink: backlinks.insert(link.index)
      case .link: break
      }
    }
    for id in options.noteIDs { enterNote(id, "\(path)#\(id)", 0) }
    links = []
    leading = [:]
    ids = [:]
  }

  private mutating func collect(path: String) {
    var listEnd = 0
    var notesEnd = 0
    var hasText = false
    var last: UInt8?
    var blockEnds: [Int] = []
    for (index, node) in tree.nodes.enumerated() {
      while let end = blockEnds.last, end <= index {
        blockEnds.removeLast()
        hasText = false
        last = nil
      }
      switch node.content {
      case .text(let text):
        if text.utf8.contains(where: { !$0.isWhiteSpace }) { hasText = true }
        last = text.utf8.last ?? last
      case .element(let element):
        let kind = ElementKind.of(element.name.local)
        if kind.isBlock {
          hasText = false
          last = nil
          blockEnds.append(node.end)
        }
        guard !element.attributes.isEmpty else { continue }
        for attribute in element.attributes where attribute.name.local == "id" {
          if ids[attribute.value] == nil { ids[attribute.value] = index }
        }
        let isLink = kind == .anchor
        guard isLink || element.name.local == "nav" || kind.isBlock else { continue }
        let types = ElementTypes(element)
        if types.isAny(of: ElementTypes.noteLists) { notesEnd = max(notesEnd, node.end) }
        // In a list of notes, from wherever marks lead to it, each item is one.
        if index < notesEnd, kind == .item, let id = element.attribute("id") {
          notes[index] = "\(path)#\(id)"
        }
        if element.name.local == "nav" || types.isAny(of: ElementTypes.lists) {
          listEnd = max(listEnd, node.end)
        }
        guard isLink, let href = element.attribute("href"),
          let target = LinkTarget(href, from: path)
        else { continue }
        links.append(
          Link(
            index: index, target: target, types: types, followsText: hasText,
            before: last, isInList: index < listEnd))
      }
    }
  }

  private enum Role {
    case reference
    case backlink
    case link
  }

  private func role(of link: Link, path: String, styles: StyleMatcher) -> Role {
    if link.types.has("noteref") { return .reference }
    if link.types.has("backlink") || link.types.has("referrer") { return .backlink }
    // A page of the web is no part of the one that has the link.
    guard !link.isInList, isEPUB || link.target.path == path else { return .link }
    let text = shortText(of: link.index)
    guard !text.isEmpty, text.utf8.count <= 16 else { return .link }
    if Self.arrows.contains(text) || Self.ways.contains(text.lowercased()) && leadsBack(link, path)
    {
      return .backlink
    }
    // What stands first in its block is the number of the note itself.
    guard link.followsText, let shape = NoteShape(text),
      link.target.path != path || ids[link.target.fragment] != nil
    else { return .link }
    let isMark =
      switch shape {
      case .sign, .bracketed: true
      case .number, .letter: link.before == .openBracket || isRaised(link, styles)
      }
    if isMark { return .reference }
    guard shape == .number else { return .link }
    return followsWord(link) || leadsBack(link, path) ? .reference : .link
  }

  /// Whether a link stands right behind a word or the sign that ends one.
  private func followsWord(_ link: Link) -> Bool {
    guard let before = link.before else { return false }
    return before.isLetter || before >= 0x80 || ".,;:!?)\"'".utf8.contains(before)
  }

  private static let arrows: Set<String> = [
    "↩", "↩︎", "↩\u{FE0F}", "↑", "⏎", "↵", "⤴", "⤴︎", "⤴\u{FE0F}", "⮌", "^",
  ]
  private static let ways: Set<String> = [
    "back", "return", "(back)", "[back]", "(return)", "[return]", "retour", "zurück",
  ]

  /// Whether the element that a link leads to has a link to the place where the first one stands.
  private func leadsBack(_ link: Link, _ path: String) -> Bool {
    guard link.target.path == path, let target = ids[link.target.fragment] else { return false }
    let part = block(around: target) ?? target
    var ids: [String] = []
    var place: Int? = link.index
    for _ in 0..<3 {
      guard let index = place, let element = tree.element(at: index) else { break }
      if let id = element.attribute("id") { ids.append(id) }
      place = tree.nodes[index].parent
    }
    return ids.contains { id in
      leading[id]?.prefix(16).contains { part <= $0 && $0 < tree.nodes[part].end } ?? false
    }
  }

  private func isRaised(_ link: Link, _ styles: StyleMatcher) -> Bool {
    var place: Int? = link.index
    for _ in 0..<3 {
      guard let index = place, let element = tree.element(at: index) else { break }
      if element.name.local == "sup" { return true }
      var style = StructureStyle()
      style.add(styles.declarations(for: index))
      if style.isRaised { return true }
      place = tree.nodes[index].parent
    }
    let end = min(tree.nodes[link.index].end, link.index + 4)
    return (link.index..<end).contains { tree.element(at: $0)?.name.local == "sup" }
  }

  /// Enters the block that an id names as a note.
  private mutating func enterNote(_ fragment: String, _ id: String, _ link: Int) {
    guard let target = ids[fragment], let part = block(around: target),
      notes[part] == nil, !(part..<tree.nodes[part].end).contains(link) || link == 0
    else { return }
    notes[part] = id
  }

  /// Returns the paragraph, the item or the like that holds an element or is it.
  private func block(around index: Int) -> Int? {
    var place: Int? = index
    for _ in 0..<6 {
      guard let index = place, let element = tree.element(at: index) else { return nil }
      switch ElementKind.of(element.name.local) {
      case .paragraph, .item, .definition, .aside, .row, .quotation: return index
      case .division where element.name.local == "div": return index
      case .division, .heading, .table, .list: return nil
      default: place = tree.nodes[index].parent
      }
    }
    return nil
  }

  private func shortText(of index: Int) -> String {
    var text = ""
    for node in index..<min(tree.nodes[index].end, index + 8) {
      if case .text(let piece) = tree.nodes[node].content {
        text += piece.prefix(32)
        if text.utf8.count > 32 { break }
      }
    }
    return text.collapsed
  }
}
