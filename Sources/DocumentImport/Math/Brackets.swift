/// Which brackets of a row belong together.
enum Brackets {
  /// Returns for each part of a row the index of the bracket that closes or opens it.
  ///
  /// A bar opens where a part is expected, and closes where one has just ended. Brackets of
  /// different shapes close each other, as those of half-open intervals do.
  static func partners(in nodes: [MathNode]) -> [Int?] {
    var partners = [Int?](repeating: nil, count: nodes.count)
    var open: [Int] = []
    for (index, node) in nodes.enumerated() {
      let sign = closing(node) ?? ""
      if case .open = node {
        open.append(index)
      } else if isClose(node, sign) {
        while let last = open.popLast() {
          // A bar that nothing closes before the bracket does is no bracket.
          if isBar(nodes[last].soleSign ?? ""), !isBar(sign), !isExplicit(nodes[last]) { continue }
          partners[last] = index
          partners[index] = last
          break
        }
      } else if isBar(sign) {
        if let last = open.last, nodes[last].soleSign == sign, index > last + 1,
          !expectsPart(after: nodes[index - 1])
        {
          open.removeLast()
          partners[last] = index
          partners[index] = last
        } else if node.soleSign != nil, index == 0 || expectsPart(after: nodes[index - 1]) {
          open.append(index)
        }
      } else if "([{⟨⌊⌈".contains(sign), !sign.isEmpty, node.soleSign != nil {
        open.append(index)
      }
    }
    return partners
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
