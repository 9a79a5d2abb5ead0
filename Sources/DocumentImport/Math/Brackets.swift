/// Which brackets of a row belong together.
///
/// A bar opens where a part is expected, and closes where one has just ended. Brackets of
/// different shapes close each other, as those of half-open intervals do.
struct Brackets {
  /// For each part the index of the bracket that closes or opens it.
  private(set) var partners: [Int?]
  /// For each part the index of the nearest bracket that is open around it.
  private(set) var enclosing: [Int?]
  private var open: [Int] = []

  init(in nodes: [MathNode]) {
    partners = [Int?](repeating: nil, count: nodes.count)
    enclosing = partners
    for (index, node) in nodes.enumerated() {
      let sign = Self.closing(node) ?? ""
      if Self.isClose(node, sign) { close(with: index, in: nodes) }
      enclosing[index] = open.last
      if case .open = node {
        open.append(index)
      } else if Self.isBar(sign) {
        meetBar(sign, index, in: nodes)
      } else if "([{⟨⌊⌈".contains(sign), !sign.isEmpty, node.soleSign != nil {
        open.append(index)
      }
    }
    // What nothing closes is no bracket around what follows.
    for index in nodes.indices {
      while let bracket = enclosing[index], partners[bracket] == nil {
        enclosing[index] = enclosing[bracket]
      }
    }
  }

  private mutating func close(with index: Int, in nodes: [MathNode]) {
    while let last = open.popLast() {
      // A bar that nothing closes before the bracket does is no bracket.
      if Self.isBar(nodes[last].soleSign ?? ""), !Self.isExplicit(nodes[last]),
        !Self.isBar(Self.closing(nodes[index]) ?? "")
      {
        continue
      }
      partners[last] = index
      partners[index] = last
      return
    }
  }

  private mutating func meetBar(_ sign: String, _ index: Int, in nodes: [MathNode]) {
    let isExpected =
      index == 0 || open.last == index - 1 || Self.expectsPart(after: nodes[index - 1])
      || (open.isEmpty && partners[index - 1] != nil && Self.isBar(nodes[index - 1].soleSign ?? ""))
    if let last = open.last, nodes[last].soleSign == sign, index > last + 1, !isExpected {
      open.removeLast()
      partners[last] = index
      partners[index] = last
    } else if nodes[index].soleSign != nil, isExpected {
      open.append(index)
    }
  }

  /// Returns the sign of a part, also where an index stands at it.
  static func closing(_ node: MathNode) -> String? {
    if case .scripted(let base, _, _) = node { return base.soleSign }
    return node.soleSign
  }

  private static func isExplicit(_ node: MathNode) -> Bool {
    if case .open = node { return true }
    return false
  }

  private static func isClose(_ node: MathNode, _ sign: String) -> Bool {
    if case .open = node { return false }
    if case .close = node { return true }
    if case .scripted(.close, _, _) = node { return true }
    return !sign.isEmpty && ")]}⟩⌋⌉".contains(sign)
  }

  static func isBar(_ sign: String) -> Bool { ["|", "∣", "‖", "∥", "||"].contains(sign) }

  /// Whether a part must follow: after a sign that stands between two, or an opening bracket.
  static func expectsPart(after node: MathNode) -> Bool {
    switch node {
    case .open, .lineEnd: return true
    case .sign(let sign): return !")]}⟩⌋⌉!%°′″‴…∞∅|∣‖∥".contains(sign)
    case .row(let nodes): return nodes.last.map(expectsPart(after:)) ?? false
    default: return false
    }
  }
}
