/// A selector of a style sheet (Selectors Level 4): elements by type, class, id and attributes, and
/// what they stand in or after.
struct StyleSelector: Hashable {
  /// How an element stands to the one that the selector names before it.
  enum Combinator: Hashable {
    case descendant
    case child
    case next
    case following
  }

  /// What one element has to be.
  struct Compound: Hashable {
    var name: String?
    var id: String?
    var classes: [String] = []
    var attributes: [Condition] = []
    var isFirstChild = false
    /// How it stands to the compound before it.
    var combinator = Combinator.descendant
  }

  /// What an attribute has to be.
  struct Condition: Hashable {
    enum Match: Hashable {
      case exists
      case equals
      case word
      case prefixOrHyphen
      case prefix
      case suffix
      case infix
    }

    var name: String
    /// The namespace; nothing for an attribute without one.
    var namespace: String?
    var match: Match
    var value: String

    func holds(for found: String) -> Bool {
      switch match {
      case .exists: true
      case .equals: found == value
      case .word: found.split(whereSeparator: \.isWhitespace).contains { $0 == value }
      case .prefixOrHyphen: found == value || found.hasPrefix(value + "-")
      case .prefix: !value.isEmpty && found.hasPrefix(value)
      case .suffix: !value.isEmpty && found.hasSuffix(value)
      case .infix: !value.isEmpty && found.contains(value)
      }
    }
  }

  /// The elements from the outermost to the one that the rule is for.
  let compounds: [Compound]
  /// How exactly the selector names its element: ids, then classes, then types.
  let specificity: Int

  /// Returns the selectors of a list that are understood.
  static func all(
    in bytes: [UInt8], _ range: Range<Int>, namespaces: [String: String]
  ) -> [StyleSelector] {
    var parser = StyleSelectorParser(bytes, range, namespaces: namespaces)
    return parser.list()
  }

  init(compounds: [Compound]) {
    self.compounds = compounds
    specificity = compounds.reduce(0) { sum, compound in
      sum + (compound.id == nil ? 0 : 10_000)
        + (compound.classes.count + compound.attributes.count + (compound.isFirstChild ? 1 : 0))
        * 100 + (compound.name == nil ? 0 : 1)
    }
  }
}
