import XMLTree

/// Reads MathML into a formula.
///
/// Elements inside one another are read to a depth that is bounded; what lies deeper is read as
/// the row of its letters, numbers and signs.
struct MathMLParser {
  let tree: XMLTree

  init(_ tree: XMLTree) { self.tree = tree }

  /// Returns the formula that an element holds.
  func formula(at node: Int, depth: Int = 0) -> MathNode {
    guard let element = tree.element(at: node) else { return words(of: node) }
    if depth >= MathNode.mostDepth { return flat(at: node) }
    if let token = token(element.name.local, at: node, element) { return token }
    switch element.name.local {
    case "mspace", "none", "mprescripts", "maligngroup", "malignmark", "mphantom", "mglyph":
      return .row([])
    case "mfrac": return fraction(element, at: node, depth)
    case "msqrt": return .root(row(at: node, depth), order: nil)
    case "mroot": return two(node, depth) { .root($0, order: $1) }
    case "msub": return two(node, depth) { .scripted($0, below: $1, above: nil) }
    case "msup": return two(node, depth) { .scripted($0, below: nil, above: $1) }
    case "msubsup": return three(node, depth) { .scripted($0, below: $1, above: $2) }
    case "munder": return two(node, depth) { Self.stacked($0, under: $1, over: nil) }
    case "mover": return two(node, depth) { Self.stacked($0, under: nil, over: $1) }
    case "munderover": return three(node, depth) { Self.stacked($0, under: $1, over: $2) }
    case "mmultiscripts": return multiscripts(at: node, depth)
    case "mtable": return table(at: node, depth)
    case "mfenced": return fenced(element, at: node, depth)
    case "menclose": return enclosed(element, at: node, depth)
    case "semantics": return semantics(at: node, depth)
    case "maction": return action(element, at: node, depth)
    case "apply": return application(at: node, depth)
    default: return row(at: node, depth)
    }
  }

  /// Returns the parts directly inside an element, without the white space between them.
  func parts(of node: Int) -> [Int] {
    tree.children(of: node).filter { tree.element(at: $0) != nil || !text(of: $0).isEmpty }
  }

  /// Reads all that is in an element as a row.
  func row(at node: Int, _ depth: Int) -> MathNode {
    .joined(
      parts(of: node).map { formula(at: $0, depth: depth + 1) }.filter { $0 != .row([]) })
  }

  /// Returns the text of a node, its white space single and none at its ends.
  func text(of node: Int) -> String {
    let text: String
    if case .text(let own) = tree.nodes[node].content {
      text = own
    } else {
      text = tree.text(of: node)
    }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func words(of node: Int) -> MathNode { .text(text(of: node)) }

  /// Reads what lies too deep as a row without any structure.
  private func flat(at node: Int) -> MathNode {
    var nodes: [MathNode] = []
    var index = node
    while index < tree.nodes[node].end {
      if let element = tree.element(at: index) {
        if let token = token(element.name.local, at: index, element) {
          nodes.append(token)
          index = tree.nodes[index].end
        } else {
          index += 1
        }
      } else {
        let text = text(of: index)
        if !text.isEmpty { nodes.append(.text(text)) }
        index += 1
      }
    }
    return .joined(nodes)
  }

  /// Reads an element that holds text alone.
  private func token(_ name: String, at node: Int, _ element: XMLElement) -> MathNode? {
    switch name {
    case "mi", "ci":
      let text = text(of: node)
      return Self.identifier(text, element.attribute("mathvariant"))
    case "mn", "cn": return .number(text(of: node))
    case "mo":
      let text = text(of: node)
      // A function's name may stand as a sign: <mo>max</mo>.
      let isName = !text.isEmpty && text.allSatisfy { $0.isLetter || $0 == " " }
      return isName ? .name(text, .plain) : Self.sign(text)
    case "mtext", "csymbol": return .text(text(of: node))
    case "ms":
      let quote = element.attribute("lquote") ?? "\""
      return .row([
        .sign(quote), .text(text(of: node)), .sign(element.attribute("rquote") ?? "\""),
      ])
    default: return nil
    }
  }

  private static func sign(_ text: String) -> MathNode {
    ["\u{2062}", "\u{2063}", ""].contains(text) ? .row([]) : .sign(text)
  }

  private static func identifier(_ text: String, _ variant: String?) -> MathNode {
    let style: MathStyle
    switch variant ?? "" {
    case "bold", "bold-italic", "bold-sans-serif", "sans-serif-bold-italic": style = .bold
    case "double-struck": style = .doubleStruck
    case "script", "bold-script": style = .script
    case "fraktur", "bold-fraktur": style = .fraktur
    default: style = .plain
    }
    guard let character = text.first else { return .row([]) }
    if text.count == 1 {
      if !character.isLetter, !character.isNumber { return .sign(text) }
      return TeXParser.letter(character, style)
    }
    return .name(text, style)
  }

  private func two(
    _ node: Int, _ depth: Int, _ make: (MathNode, MathNode) -> MathNode
  ) -> MathNode {
    let parts = parts(of: node)
    // Not what MathML demands: nothing is left out.
    guard parts.count == 2 else { return row(at: node, depth) }
    return make(formula(at: parts[0], depth: depth + 1), formula(at: parts[1], depth: depth + 1))
  }

  private func three(
    _ node: Int, _ depth: Int, _ make: (MathNode, MathNode?, MathNode?) -> MathNode
  ) -> MathNode {
    let parts = parts(of: node)
    guard parts.count == 3 else { return row(at: node, depth) }
    let nodes = parts.map { formula(at: $0, depth: depth + 1) }
    return make(nodes[0], nodes[1].isEmpty ? nil : nodes[1], nodes[2].isEmpty ? nil : nodes[2])
  }

  private static func stacked(
    _ base: MathNode, under: MathNode?, over: MathNode?
  ) -> MathNode {
    switch (under, over) {
    case (nil, let over?):
      if let mark = over.soleSign, MathSpeaker.isMark(mark) { return .accented(base, mark: mark) }
    case (let under?, nil):
      if let mark = under.soleSign, MathSpeaker.isMark(mark) { return .accented(base, mark: mark) }
    default: break
    }
    return .stacked(base, under: under, over: over)
  }
}
