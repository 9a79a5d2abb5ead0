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
    // Commands and comments hide letters, and a letter is said by its name.
    guard !formula.contains(where: { "\\%".contains($0) }) else { return }
    let words = TeXMath.words(of: formula, language: nil)
    expectLetters(of: formula, in: words)
  }

  private static func readMathML(_ text: String) {
    guard let tree = try? XMLTree(text, isRecovering: true) else { return }
    for language in languages {
      let words = MathMLReader.words(of: tree, at: 0, language: language)
      expect(words.utf8.count <= 100 + 300 * text.utf8.count, "words in proportion")
    }
    let hiding = ["annotation", "annotation-xml", "maction", "mphantom", "semantics", "mglyph"]
    let mayHide = tree.nodes.indices.contains { index in
      guard let element = tree.element(at: index) else { return false }
      return element.attribute("alttext") != nil || hiding.contains(element.name.local)
        || element.name.local.hasPrefix("malign") || element.name.local == "mspace"
        || element.name.local == "none" || element.name.local == "mprescripts"
        || element.name.local == "mi"
    }
    guard !mayHide else { return }
    expectLetters(of: tree.text(of: 0), in: MathMLReader.words(of: tree, at: 0, language: nil))
  }

  /// Expects letters and numbers that no word of English begins with to be heard.
  private static func expectLetters(of formula: String, in words: String) {
    for character in formula where character.isASCII && "bjqvz01456789".contains(character) {
      expect(words.contains(character), "\(character) is said: \(words)")
    }
  }
}
