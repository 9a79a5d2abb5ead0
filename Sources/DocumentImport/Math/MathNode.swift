/// A part of a formula, as the readers of TeX and MathML make it.
///
/// The readers bound how deep parts lie inside one another (``mostDepth``), so whoever walks a
/// formula may recurse. Brackets are signs of a row, not parts with an inside.
indirect enum MathNode: Hashable, Sendable {
  /// Digits, with the mark of decimals as it is written.
  case number(String)
  /// A letter, or the name of a function or a quantity.
  case name(String, MathStyle)
  /// A sign by itself, also a bracket.
  case sign(String)
  /// A bracket that is known to open; empty where the other one stands alone.
  case open(String)
  /// A bracket that is known to close.
  case close(String)
  /// Words of a language.
  case text(String)
  /// Parts one after another.
  case row([MathNode])
  case fraction(MathNode, MathNode)
  case binomial(MathNode, MathNode)
  case root(MathNode, order: MathNode?)
  /// Indices or limits at the lower and the upper right.
  case scripted(MathNode, below: MathNode?, above: MathNode?)
  /// Something straight under or over.
  case stacked(MathNode, under: MathNode?, over: MathNode?)
  /// A mark over or under, such as a hat.
  case accented(MathNode, mark: String)
  case crossedOut(MathNode)
  case table(MathTable)
  /// The end of a line of a formula that has several.
  case lineEnd

  /// How many parts lie inside one another at most; what lies deeper is read in a row.
  static let mostDepth = 32

  /// Makes a row, or the part itself where there is but one.
  static func joined(_ nodes: [MathNode]) -> MathNode {
    nodes.count == 1 ? nodes[0] : .row(nodes)
  }

  /// Whether there is nothing in it.
  var isEmpty: Bool {
    switch self {
    case .row(let nodes): nodes.allSatisfy(\.isEmpty)
    case .text(let text), .name(let text, _): text.isEmpty
    default: false
    }
  }

  /// The sign that it is, also as a bracket.
  var soleSign: String? {
    switch self {
    case .sign(let sign), .open(let sign), .close(let sign): sign
    case .row(let nodes) where nodes.count == 1: nodes[0].soleSign
    default: nil
    }
  }

  /// Whether it is a single word or two, so that nobody takes what follows for a part of it.
  var isSimple: Bool {
    switch self {
    case .number, .name: true
    case .text(let text): !text.contains(" ")
    case .accented(let node, _): node.isSimple
    case .row(let nodes):
      switch nodes.count {
      case 0: true
      case 1: nodes[0].isSimple
      case 2: ["-", "−", "+", "±"].contains(nodes[0].soleSign) && nodes[1].isSimple
      default: false
      }
    default: false
    }
  }
}

/// The cells of a matrix, of cases or of an aligned formula.
struct MathTable: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case matrix
    case determinant
    case cases
    /// Lines of a formula, their cells parts of one line.
    case lines
  }

  let kind: Kind
  let rows: [[MathNode]]

  /// Whether cells begin with what stands between two sides: equations, one under the other.
  static func isEquations(_ rows: [[MathNode]]) -> Bool {
    rows.contains { row in
      row.dropFirst().contains { cell in
        if case .row(let nodes) = cell { return nodes.first.map(isRelation) ?? false }
        return isRelation(cell)
      }
    }
  }

  private static func isRelation(_ node: MathNode) -> Bool {
    node.soleSign.map("=≠<>≤≥≪≫≈≡∼≃≅∝≔⊂⊆⊃⊇⊄⊈∈∉→⇒⇔⟹⟺↦".contains) ?? false
  }
}
