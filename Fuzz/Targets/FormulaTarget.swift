import DocumentImport
import ReadingContent
import XMLTree

/// Formulas in TeX and in MathML.
enum FormulaTarget {
  private static let languages = [nil, LanguageTag("de"), LanguageTag("ja"), LanguageTag("ar")]

  static func read(_ formula: String) {
    if formula.hasPrefix("<") { return readMathML(formula) }
    for language in languages {
      let words = TeXMath.words(of: formula, language: language)
      expect(words.utf8.count <= 100 + 300 * formula.utf8.count, "words in proportion")
    }
    guard let letters = heardLetters(of: formula) else { return }
    expectLetters(letters, in: TeXMath.words(of: formula, language: nil))
  }

  /// Commands that hide nothing of what stands behind them and take it as it is.
  private static let plain: Set<Substring> = [
    "frac", "sqrt", "sum", "prod", "int", "lim", "left", "right", "cdot", "times", "hat", "vec",
    "overline", "alpha", "pi", "in", "leq", "infty", "to", "not", "sin", "max",
  ]

  /// What of a formula has to be heard; nothing where it has a comment or a command whose letters
  /// may be hidden or be said by a name.
  private static func heardLetters(of formula: String) -> String? {
    guard !formula.contains("%") else { return nil }
    var parts = formula.split(separator: "\\", omittingEmptySubsequences: false)
    let first = parts.removeFirst()
    var letters = String(first)
    for part in parts {
      let name = part.prefix { $0.isASCII && $0.isLetter }
      guard plain.contains(name) else { return nil }
      letters += part.dropFirst(name.count)
    }
    return letters
  }

  private static func readMathML(_ text: String) {
    guard let tree = try? XMLTree(text, isRecovering: true) else { return }
    for language in languages {
      let words = MathMLReader.words(of: tree, at: 0, language: language)
      expect(words.utf8.count <= 100 + 300 * text.utf8.count, "words in proportion")
    }
    let letters = heardLetters(of: tree)
    expectLetters(letters, in: MathMLReader.words(of: tree, at: 0, language: nil))
  }

  /// Elements of which a reader may choose a part, or whose content is never said.
  private static let hiding: Set<String> = [
    "annotation", "annotation-xml", "maction", "mphantom", "semantics", "mglyph", "mspace", "none",
    "mprescripts", "malignmark", "maligngroup",
  ]

  /// What of a tree has to be heard: the text that stands in none of the elements that may hide it,
  /// but for names of several letters, such as those of functions, which have words of their own.
  private static func heardLetters(of tree: XMLTree) -> String {
    var letters = ""
    var index = 0
    while index < tree.nodes.count {
      defer { index += 1 }
      if case .text(let text) = tree.nodes[index].content { letters += text }
      guard let element = tree.element(at: index) else { continue }
      let isName = element.name.local == "mi" || element.name.local == "ci"
      let isHidden =
        element.attribute("alttext") != nil || hiding.contains(element.name.local)
        || isName && (tree.text(of: index).count > 1 || element.attribute("mathvariant") != nil)
      if isHidden { index = max(index, tree.nodes[index].end - 1) }
    }
    return letters
  }

  /// Expects letters and numbers that no word of English begins with to be heard.
  private static func expectLetters(_ letters: String, in words: String) {
    for character in letters where character.isASCII && "bjqvz01456789".contains(character) {
      expect(words.contains(character), "\(character) is said: \(words)")
    }
  }
}
