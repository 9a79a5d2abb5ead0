extension MathSpeaker {
  /// Says parts one after another, and what brackets and letters make of each other.
  mutating func say(row nodes: [MathNode]) {
    let brackets = Brackets(in: nodes)
    let partners = brackets.partners
    // What is said at a bracket, in place of its own name.
    var instead: [Int: String] = [:]
    var index = 0
    while index < nodes.count {
      defer { index += 1 }
      if let after = instead[index] {
        say(after)
        if case .scripted(_, let below, let above) = nodes[index] {
          say(.text(""), below: below, above: above)
        }
        continue
      }
      let node = nodes[index]
      if case .lineEnd = node, index == nodes.count - 1 { continue }
      if let sign = node.soleSign, index + 1 < nodes.count,
        let (table, end) = table(after: sign, at: index, in: nodes, partners[index])
      {
        say(table)
        if case .scripted(_, let below, let above) = nodes[end] {
          say(.text(""), below: below, above: above)
        }
        index = end
        continue
      }
      if let partner = partners[index], partner > index {
        let inside = nodes[(index + 1)..<partner]
        if let pair = pair(node, inside, nodes[partner]) {
          say(pair.before)
          instead[partner] = pair.after
          continue
        }
      }
      if isFunction(node), words.has(MathPhrase.functionOf.rawValue),
        let open = followingBracket(after: index, in: nodes), let close = partners[open]
      {
        say(.functionOf, node)
        index = open
        if close == open + 2, nodes[open + 1].isSimple, case nil = scripts(of: nodes[close]) {
          say(nodes[open + 1])
          index = close
        } else {
          say(nodes[open])
        }
        continue
      }
      if let sign = node.soleSign {
        if Self.isMinus(sign), isPrefix(index, in: nodes), index + 1 < nodes.count {
          say(.negative)
          continue
        }
        if let mark = endMark(sign), index > 0, index == nodes.count - 1 {
          say(mark)
          continue
        }
        if sign == "!", isPrefix(index, in: nodes) {
          say(.exclamation)
          continue
        }
        if let end = say(relation: sign, at: index, in: nodes, partners) {
          index = end
          continue
        }
        if sign == ":", index + 1 < nodes.count, nodes[index + 1].soleSign == "=" {
          say(sign: "≔")
          index += 1
          continue
        }
        let around = brackets.enclosing[index].map { nodes[$0].soleSign }
        if "|∣:".contains(sign), around == "{" {
          say(.suchThat)
          continue
        }
        // Between brackets it is rarely “divides”: P(A ∣ B).
        if sign == "∣", around != nil {
          say(sign: "|")
          continue
        }
        if isBig(node) {
          say(limitsOf: node, nil, nil)
          continue
        }
      }
      say(node)
    }
  }

  /// Says a sign together with what follows it, where the language puts that before the verb; returns
  /// the index of the last part that was said.
  private mutating func say(
    relation sign: String, at index: Int, in nodes: [MathNode], _ partners: [Int?]
  ) -> Int? {
    let spoken = name(of: sign)
    guard let place = spoken.firstRange(of: "{a}") else { return nil }
    let end = operandEnd(after: index, in: nodes, partners)
    guard end > index + 1 else { return nil }
    say(spoken[..<place.lowerBound])
    say(row: Array(nodes[(index + 1)..<end]))
    say(spoken[place.upperBound...])
    return end - 1
  }

  /// Returns where the right side of a relation ends: before the next relation, a comma, or the
  /// bracket that closes around it.
  ///
  /// A side with a relation inside its brackets is none, so that brackets are gone through once.
  private func operandEnd(after index: Int, in nodes: [MathNode], _ partners: [Int?]) -> Int {
    var depth = 0
    for next in (index + 1)..<nodes.count {
      if case .lineEnd = nodes[next] { return next }
      if let partner = partners[next] {
        if partner > next {
          depth += 1
        } else if partner <= index {
          return next
        } else {
          depth -= 1
        }
        continue
      }
      guard let sign = nodes[next].soleSign else { continue }
      if name(of: sign).contains("{a}") || Self.ends.contains(sign) {
        if depth == 0 { return next }
        if !",.;:|∣".contains(sign) { return index + 1 }
      }
      if case .close = nodes[next] { return next }
    }
    return nodes.count
  }

  /// What ends the right side of a relation.
  private static let ends: Set<String> = [
    "=", "≠", "≔", "≡", "≈", "∼", "≃", "≅", "∝", "<", ">", "≤", "≥", "≪", "≫", "∧", "∨", "⇒", "⟹",
    "⇐", "⟸", "⇔", "⟺", "→", "⟶", "↦", ",", ".", ";", ":", "|", "∣",
  ]

  private static func isMinus(_ sign: String) -> Bool { sign == "-" || sign == "−" }

  /// Whether nothing stands before a sign that it could be taken from.
  private func isPrefix(_ index: Int, in nodes: [MathNode]) -> Bool {
    guard index > 0 else { return true }
    return Brackets.expectsPart(after: nodes[index - 1])
  }

  /// What ends a formula as a part of a sentence.
  private func endMark(_ sign: String) -> String? {
    [".", ",", ";"].contains(sign) ? sign : nil
  }

  /// Returns what stands at a part's lower and upper right, if anything does.
  private func scripts(of node: MathNode) -> MathNode? {
    if case .scripted = node { return node }
    return nil
  }

  private func followingBracket(after index: Int, in nodes: [MathNode]) -> Int? {
    var next = index + 1
    if next < nodes.count, nodes[next].soleSign == "\u{2061}" { next += 1 }
    guard next < nodes.count, nodes[next].soleSign == "(" else { return nil }
    return next
  }

  /// Whether a part is a function when a bracket follows.
  private func isFunction(_ node: MathNode) -> Bool {
    switch node {
    case .name(let name, _):
      ["f", "g", "h", "F", "G", "H"].contains(name) || words.function(name) != nil
    case .scripted(let base, _, _):
      if case .name(let name, _) = base, !["lim", "log", "max", "min"].contains(name) {
        isFunction(base)
      } else {
        false
      }
    default: false
    }
  }

  /// Returns the table that stands alone in brackets, which say what kind it is, and the index of
  /// its last part.
  private func table(
    after open: String, at index: Int, in nodes: [MathNode], _ partner: Int?
  ) -> (table: MathTable, end: Int)? {
    guard case .table(let table) = nodes[index + 1], table.kind == .matrix else { return nil }
    let close = partner.flatMap { Brackets.closing(nodes[$0]) } ?? ""
    guard (partner ?? index + 2) == index + 2 else { return nil }
    switch (open, close) {
    case ("(", ")"), ("[", "]"): return (table, index + 2)
    case ("|", "|"): return (MathTable(kind: .determinant, rows: table.rows), index + 2)
    case ("{", ""):
      return (MathTable(kind: .cases, rows: table.rows), partner == nil ? index + 1 : index + 2)
    default: return nil
    }
  }

  /// Returns what is said for a pair of brackets that means something together.
  private func pair(
    _ open: MathNode, _ inside: ArraySlice<MathNode>, _ close: MathNode
  ) -> (before: String, after: String)? {
    let isSimple =
      inside.count == 1 && inside.first?.isSimple == true && close.soleSign != nil
    switch open.soleSign {
    case "|", "∣": return around(isSimple ? .absolute : .longAbsolute)
    case "‖", "∥", "||": return around(isSimple ? .norm : .longNorm)
    case "⌊": return Brackets.closing(close) == "⌋" ? around(.floor) : nil
    case "⌈": return Brackets.closing(close) == "⌉" ? around(.ceiling) : nil
    default: return nil
    }
  }
}
