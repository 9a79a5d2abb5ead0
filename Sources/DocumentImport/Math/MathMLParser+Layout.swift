import XMLTree

extension MathMLParser {
  func fraction(_ element: XMLElement, at node: Int, _ depth: Int) -> MathNode {
    let parts = parts(of: node)
    guard parts.count == 2 else { return row(at: node, depth) }
    let above = formula(at: parts[0], depth: depth + 1)
    let below = formula(at: parts[1], depth: depth + 1)
    // Without its line a fraction is a binomial coefficient.
    let line = element.attribute("linethickness") ?? ""
    let hasNoLine = line.first == "0" && !line.contains { ("1"..."9").contains($0) }
    return hasNoLine ? .binomial(above, below) : .fraction(above, below)
  }

  func fenced(_ element: XMLElement, at node: Int, _ depth: Int) -> MathNode {
    let separators = Array(element.attribute("separators") ?? ",").filter { !$0.isWhitespace }
    var nodes: [MathNode] = [.open(trimmed(element.attribute("open") ?? "("))]
    for (number, part) in parts(of: node).enumerated() {
      if number > 0, let last = separators.last {
        nodes.append(.sign(String(number - 1 < separators.count ? separators[number - 1] : last)))
      }
      let inside = formula(at: part, depth: depth + 1)
      if case .row(let parts) = inside { nodes += parts } else { nodes.append(inside) }
    }
    nodes.append(.close(trimmed(element.attribute("close") ?? ")")))
    return .row(nodes)
  }

  private func trimmed(_ text: String) -> String { text.filter { !$0.isWhitespace } }

  func enclosed(_ element: XMLElement, at node: Int, _ depth: Int) -> MathNode {
    let inside = row(at: node, depth)
    let notation = (element.attribute("notation") ?? "longdiv").split(separator: " ")
    if notation.contains("radical") { return .root(inside, order: nil) }
    if notation.contains(where: { $0.hasSuffix("strike") }) { return .crossedOut(inside) }
    if notation.contains("top") { return .accented(inside, mark: "¯") }
    if notation.contains("bottom") { return .accented(inside, mark: "_") }
    return inside
  }

  /// Reads the first form of a formula that can be read: the others say the same.
  func semantics(at node: Int, _ depth: Int) -> MathNode {
    let parts = parts(of: node)
    let isAnnotation = { (part: Int) in
      ["annotation", "annotation-xml"].contains(tree.element(at: part)?.name.local)
    }
    for part in parts where !isAnnotation(part) {
      let found = formula(at: part, depth: depth + 1)
      if !found.isEmpty { return found }
    }
    for part in parts where isAnnotation(part) {
      guard let element = tree.element(at: part) else { continue }
      if element.name.local == "annotation-xml" {
        let found = row(at: part, depth)
        if !found.isEmpty { return found }
      } else if (element.attribute("encoding") ?? "").lowercased().contains("tex") {
        var parser = TeXParser(Array(text(of: part)))
        return parser.formula(depth: depth + 1)
      } else {
        return .text(text(of: part))
      }
    }
    return .row([])
  }

  /// Reads the part of a changeable formula that is shown.
  func action(_ element: XMLElement, at node: Int, _ depth: Int) -> MathNode {
    let parts = parts(of: node)
    let selection = Int(element.attribute("selection") ?? "1") ?? 1
    guard !parts.isEmpty else { return .row([]) }
    return formula(at: parts[min(max(selection, 1), parts.count) - 1], depth: depth + 1)
  }

  func table(at node: Int, _ depth: Int) -> MathNode {
    var rows: [[MathNode]] = []
    for row in parts(of: node) {
      let name = tree.element(at: row)?.name.local
      guard name == "mtr" || name == "mlabeledtr" else {
        rows.append([formula(at: row, depth: depth + 1)])
        continue
      }
      rows.append(parts(of: row).map { formula(at: $0, depth: depth + 2) })
    }
    let kind: MathTable.Kind = MathTable.isEquations(rows) ? .lines : .matrix
    return .table(MathTable(kind: kind, rows: rows))
  }

  /// Reads a base with pairs of indices after it, and before it behind `mprescripts`.
  func multiscripts(at node: Int, _ depth: Int) -> MathNode {
    let parts = parts(of: node)
    guard let base = parts.first else { return .row([]) }
    let isBreak = { (part: Int) in tree.element(at: part)?.name.local == "mprescripts" }
    let middle = parts.firstIndex(where: isBreak) ?? parts.count
    var nodes: [MathNode] = []
    if middle < parts.count { nodes += scripts(parts[(middle + 1)...], .row([]), depth) }
    nodes += scripts(parts[1..<max(1, middle)], formula(at: base, depth: depth + 1), depth)
    return .joined(nodes)
  }

  private func scripts(
    _ parts: ArraySlice<Int>, _ base: MathNode, _ depth: Int
  ) -> [MathNode] {
    var nodes: [MathNode] = []
    var base: MathNode? = base
    var index = parts.startIndex
    while index < parts.endIndex {
      let below = formula(at: parts[index], depth: depth + 1)
      let above =
        index + 1 < parts.endIndex ? formula(at: parts[index + 1], depth: depth + 1) : .row([])
      nodes.append(
        .scripted(
          base ?? .row([]), below: below.isEmpty ? nil : below, above: above.isEmpty ? nil : above))
      base = nil
      index += 2
    }
    if let base { nodes.append(base) }
    return nodes
  }

  /// Reads the application of Content MathML: an operator, and what it is applied to.
  func application(at node: Int, _ depth: Int) -> MathNode {
    let parts = parts(of: node)
    guard let first = parts.first, let name = tree.element(at: first)?.name.local else {
      return row(at: node, depth)
    }
    let operands = parts.dropFirst().map { formula(at: $0, depth: depth + 1) }
    // An operator that has something in it is not one of those that stand for a sign.
    if !self.parts(of: first).isEmpty {
      return applied(formula(at: first, depth: depth + 1), to: operands)
    }
    if let sign = Self.contentSigns[name] {
      if operands.count == 1 { return .row([.sign(sign), operands[0]]) }
      var nodes: [MathNode] = []
      for (number, operand) in operands.enumerated() {
        if number > 0 { nodes.append(.sign(sign)) }
        if case .row(let parts) = operand, parts.count > 1 {
          nodes += [.sign("(")] + parts + [.sign(")")]
        } else {
          nodes.append(operand)
        }
      }
      return .joined(nodes)
    }
    switch (name, operands.count) {
    case ("divide", 2): return .fraction(operands[0], operands[1])
    case ("power", 2): return .scripted(operands[0], below: nil, above: operands[1])
    case ("root", 1): return .root(operands[0], order: nil)
    case ("root", 2): return .root(operands[1], order: operands[0])
    case ("abs", 1): return .row([.sign("|"), operands[0], .sign("|")])
    default: break
    }
    return applied(.name(name, .plain), to: operands)
  }

  private func applied(_ function: MathNode, to operands: [MathNode]) -> MathNode {
    var inside: [MathNode] = []
    for operand in operands {
      if !inside.isEmpty { inside.append(.sign(",")) }
      inside.append(operand)
    }
    return .row([function, .sign("(")] + inside + [.sign(")")])
  }

  private static let contentSigns = [
    "plus": "+", "minus": "−", "times": "×", "eq": "=", "neq": "≠", "lt": "<", "gt": ">",
    "leq": "≤", "geq": "≥", "in": "∈", "notin": "∉", "subset": "⊆", "prsubset": "⊂",
    "union": "∪", "intersect": "∩", "setdiff": "∖", "and": "∧", "or": "∨", "not": "¬",
    "implies": "⇒", "equivalent": "≡", "approx": "≈", "compose": "∘",
  ]
}
