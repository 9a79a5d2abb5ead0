import XMLTree

/// Finds for each element what the style sheets of a document say about its reading.
struct StyleMatcher {
  private let tree: XMLTree
  private var rules: [StyleSheet.Rule] = []
  /// The rules by what the element that they are for has to be: its id, a class, its type.
  private var byID: [String: [Int]] = [:]
  private var byClass: [String: [Int]] = [:]
  private var byName: [String: [Int]] = [:]
  private var universal: [Int] = []
  /// For each node the element before it in the same parent, −1 where there is none; empty where
  /// no rule asks.
  private var previous: [Int32] = []

  /// How far up a selector looks.
  private static let mostSteps = 512

  /// Collects the rules of the given sheets and then those of the `<style>` elements.
  init(_ tree: XMLTree, sheets: [StyleSheet]) {
    self.tree = tree
    for sheet in sheets { add(sheet) }
    for (index, node) in tree.nodes.enumerated() {
      guard case .element(let element) = node.content, element.name.local.lowercased() == "style"
      else { continue }
      if let media = element.attribute("media"), !StyleSheet.isForReading(media.lowercased()) {
        continue
      }
      add(StyleSheet(tree.text(of: index)))
    }
    let asks = rules.contains { rule in
      rule.selector.compounds.contains {
        $0.combinator == .next || $0.combinator == .following || $0.isFirstChild
      }
    }
    if asks { findPrevious() }
  }

  private mutating func add(_ sheet: StyleSheet) {
    for rule in sheet.rules {
      guard rules.count < StyleSheet.mostRules, let subject = rule.selector.compounds.last else {
        return
      }
      let number = rules.count
      rules.append(rule)
      if let id = subject.id {
        byID[id, default: []].append(number)
      } else if let name = subject.classes.first {
        byClass[name, default: []].append(number)
      } else if let name = subject.name {
        byName[name, default: []].append(number)
      } else {
        universal.append(number)
      }
    }
  }

  private mutating func findPrevious() {
    previous = [Int32](repeating: -1, count: tree.nodes.count)
    var last = [Int32](repeating: -1, count: tree.nodes.count)
    for (index, node) in tree.nodes.enumerated() {
      guard case .element = node.content, let parent = node.parent else { continue }
      previous[index] = last[parent]
      last[parent] = Int32(clamping: index)
    }
  }

  /// Returns the declarations for an element, the weakest first (CSS Cascading Level 4 §6).
  func declarations(for index: Int) -> [StyleDeclaration] {
    guard !rules.isEmpty, let element = tree.element(at: index) else { return [] }
    var found: [Int] = universal
    if !byName.isEmpty { found += byName[element.name.local.lowercased()] ?? [] }
    if !byID.isEmpty, let id = element.attribute("id") { found += byID[id] ?? [] }
    if !byClass.isEmpty, let classes = element.attribute("class") {
      for name in Set(Self.words(classes)) { found += byClass[name] ?? [] }
    }
    guard !found.isEmpty else { return [] }
    found = found.filter { matches(rules[$0].selector, index) }
    guard found.count > 1 else { return found.first.map { rules[$0].declarations } ?? [] }
    found.sort {
      (rules[$0].selector.specificity, $0) < (rules[$1].selector.specificity, $1)
    }
    return found.flatMap { rules[$0].declarations }
  }

  private static func words(_ text: String) -> [String] {
    text.lowercased().split(maxSplits: 32, whereSeparator: \.isWhitespace).map(String.init)
  }

  // MARK: Matching

  private func matches(_ selector: StyleSelector, _ index: Int) -> Bool {
    var steps = 0
    var part = selector.compounds.count - 1
    guard matches(selector.compounds[part], index) else { return false }
    var place = index
    // Where an element can stand for more than one part, the places to go back to.
    var choices: [(part: Int, place: Int)] = []
    while part > 0 {
      let combinator = selector.compounds[part].combinator
      var candidate = next(from: place, combinator)
      while let found = candidate {
        steps += 1
        guard steps < Self.mostSteps else { return false }
        let isMatch = matches(selector.compounds[part - 1], found)
        if isMatch {
          if combinator == .descendant || combinator == .following {
            choices.append((part, found))
          }
          break
        }
        guard combinator == .descendant || combinator == .following else {
          candidate = nil
          break
        }
        candidate = next(from: found, combinator)
      }
      if let found = candidate {
        place = found
        part -= 1
      } else {
        guard let choice = choices.popLast() else { return false }
        part = choice.part
        place = choice.place
      }
    }
    return true
  }

  private func next(from index: Int, _ combinator: StyleSelector.Combinator) -> Int? {
    switch combinator {
    case .descendant, .child: return tree.nodes[index].parent
    case .next, .following:
      guard previous.indices.contains(index), previous[index] >= 0 else { return nil }
      return Int(previous[index])
    }
  }

  private func matches(_ compound: StyleSelector.Compound, _ index: Int) -> Bool {
    guard let element = tree.element(at: index) else { return false }
    if let name = compound.name, name != element.name.local.lowercased() { return false }
    if let id = compound.id, id != element.attribute("id") { return false }
    if !compound.classes.isEmpty {
      guard let classes = element.attribute("class") else { return false }
      let words = Self.words(classes)
      guard compound.classes.allSatisfy(words.contains) else { return false }
    }
    if compound.isFirstChild {
      guard previous.indices.contains(index), previous[index] < 0 else { return false }
    }
    return compound.attributes.allSatisfy { condition in
      element.attributes.contains { attribute in
        Self.names(condition, attribute.name) && condition.holds(for: attribute.value)
      }
    }
  }

  private static func names(_ condition: StyleSelector.Condition, _ name: XMLName) -> Bool {
    guard condition.name == name.local else { return false }
    guard let namespace = condition.namespace else { return true }
    return namespace == name.namespace || name.namespace.isEmpty && name.prefix == "epub"
  }
}
