package import ReadingContent
package import XMLTree

/// Tells what of a web page is its text, and what stands around that.
///
/// The author's own marks go first (`main`, `nav`, roles), then names of classes and ids that many
/// pages use, then how much of a part is links. In doubt a part is read; and where little would be
/// left, all of it is.
package enum MainContent {
  /// Returns the elements that stand around the text of the page, menus and the like, by their
  /// index in the tree, all as ``SkipReason/navigation``.
  ///
  /// What is in such an element is left out with it and not listed. What nobody sees is not listed
  /// either: that is left out in any case.
  package static func skipped(in tree: XMLTree) -> [Int: SkipReason] {
    let page = PageParts(tree)
    let skipped = page.furniture()
    return page.leavesEnough(without: skipped) ? skipped : [:]
  }
}

/// The parts of one page.
private struct PageParts {
  private let tree: XMLTree
  private let measures: PageMeasures
  /// The roles of the elements that have one.
  private let roles: [Int: PageRole]
  /// For each node how many elements with notes start before it.
  private let notes: [Int]
  /// The elements that stand in a part of the page that has headers and footers of its own.
  private let inner: Set<Int>
  private let body: Int
  /// The element with the main content, where there is one.
  private let root: Int?
  /// Whether the author says so, and what stands outside is something else.
  private let isRootSure: Bool
  /// A heading outside the main content that is its title.
  private let heading: Int?

  init(_ tree: XMLTree) {
    self.tree = tree
    let measures = PageMeasures(tree)
    self.measures = measures
    var roles: [Int: PageRole] = [:]
    var notes = [0]
    var inner: Set<Int> = []
    var partEnd = 0
    for (index, node) in tree.nodes.enumerated() {
      let element = tree.element(at: index)
      let role = element.flatMap(PageRole.of)
      roles[index] = role
      notes.append(notes[index] + (role == .notes ? 1 : 0))
      if index < partEnd {
        inner.insert(index)
      } else if let element, Self.parts.contains(element.name.local) {
        partEnd = node.end
      }
    }
    self.notes = notes
    self.inner = inner
    self.roles = roles
    body = tree.nodes.indices.first { tree.element(at: $0)?.name.local == "body" } ?? 0
    let found = Self.root(of: tree, body: body, measures: measures, roles: roles)
    root = found?.index
    isRootSure = found?.isSure ?? false
    heading = found.flatMap { Self.heading(before: $0.index, in: tree, measures: measures) }
  }

  private static let parts: Set<String> = [
    "article", "aside", "main", "section", "blockquote", "figure", "td",
  ]

  // MARK: The main content

  private static func root(
    of tree: XMLTree, body: Int, measures: PageMeasures, roles: [Int: PageRole]
  ) -> (index: Int, isSure: Bool)? {
    let all = max(1, measures.prose(of: body))
    func share(_ index: Int) -> Double { Double(measures.prose(of: index)) / Double(all) }
    let mains = outermost(.main, in: tree, measures: measures, roles: roles)
    if mains.count == 1, share(mains[0]) >= 0.4 { return (mains[0], true) }
    let articles = outermost(.article, in: tree, measures: measures, roles: roles)
    if let article = articles.first(where: { share($0) >= 0.5 }) { return (article, false) }
    let contents = outermost(.content, in: tree, measures: measures, roles: roles)
    if let content = contents.first(where: { share($0) >= 0.5 }) { return (content, false) }
    return nil
  }

  /// The elements of a role that stand in no other of it and are seen.
  private static func outermost(
    _ role: PageRole, in tree: XMLTree, measures: PageMeasures, roles: [Int: PageRole]
  ) -> [Int] {
    var found: [Int] = []
    var index = 0
    while index < tree.nodes.count {
      if measures.hidden.contains(index) {
        index = tree.nodes[index].end
      } else if roles[index] == role {
        found.append(index)
        index = tree.nodes[index].end
      } else {
        index += 1
      }
    }
    return found
  }

  /// The heading of level 1 before the main content, which has none itself.
  private static func heading(
    before root: Int, in tree: XMLTree, measures: PageMeasures
  ) -> Int? {
    func isHeading(_ index: Int) -> Bool {
      tree.element(at: index)?.name.local == "h1" && measures.text(of: index) > 0
    }
    guard !(root..<tree.nodes[root].end).contains(where: isHeading) else { return nil }
    return (0..<root).last(where: isHeading)
  }

  // MARK: What stands around it

  func furniture() -> [Int: SkipReason] {
    var skipped: [Int: SkipReason] = [:]
    var index = 0
    while index < tree.nodes.count {
      if measures.hidden.contains(index) {
        index = tree.nodes[index].end
      } else if index > body, measures.text(of: index) > 0, tree.element(at: index) != nil,
        isFurniture(index)
      {
        skipped[index] = .navigation
        index = tree.nodes[index].end
      } else {
        index += 1
      }
    }
    return skipped
  }

  private func isFurniture(_ index: Int) -> Bool {
    let role = roles[index]
    let isOutside = root.map { index >= tree.nodes[$0].end || tree.nodes[index].end <= $0 } ?? true
    // What holds the main content, or its title, is none.
    if let root, !isOutside, index <= root { return false }
    if let heading, index <= heading, heading < tree.nodes[index].end { return false }
    if role == .notes { return false }
    let share = Double(measures.prose(of: index)) / Double(max(1, measures.prose(of: body)))
    switch role {
    case .furniture:
      return share < 0.5
    case .likelyFurniture:
      return share < 0.3 && isMostlyLinks(index, atLeast: isOutside ? 0.3 : 0.5)
        || isOutside && root != nil && measures.prose(of: index) == 0
    case .header, .footer, .aside:
      guard role == .aside || !inner.contains(index) else { break }
      if isOutside, root != nil, isRootSure { return true }
      if role == .footer, isOutside, share < 0.3, !holdsNotes(index) { return true }
      return isOutside && share < 0.3 && isMostlyLinks(index, atLeast: 0.4)
    default: break
    }
    guard isOutside, root != nil else { return false }
    if isRootSure { return true }
    return measures.prose(of: index) == 0 && isMostlyLinks(index, atLeast: 0.5)
  }

  private func isMostlyLinks(_ index: Int, atLeast share: Double) -> Bool {
    measures.links(of: index) > 0 && measures.linkShare(of: index) >= share
  }

  private func holdsNotes(_ index: Int) -> Bool {
    notes[tree.nodes[index].end] > notes[index]
  }

  // MARK: What is left

  /// Whether a page of which some is left out still says what it says.
  func leavesEnough(without skipped: [Int: SkipReason]) -> Bool {
    var text = measures.text(of: 0)
    var prose = measures.prose(of: 0)
    for index in skipped.keys {
      text -= measures.text(of: index)
      prose -= measures.prose(of: index)
    }
    let isSmall = text * 20 < measures.text(of: 0) || text < 140 && text * 2 < measures.text(of: 0)
    return !isSmall && prose * 4 >= measures.prose(of: 0)
  }
}
