public import ReadingContent
public import XMLTree

/// Formulas in MathML (MathML 3, MathML Core).
public enum MathMLReader {
  /// Returns a formula as words of a language.
  ///
  /// The text that the author gives for it (`alttext`) is read where it is words; where it is
  /// TeX, or says that there is none, the formula itself is read. Elements that are not known are
  /// read by what is in them, and nothing of a formula that can be seen is left out.
  ///
  /// - Parameters:
  ///   - tree: The text that the formula is in.
  ///   - node: The index of the element `math`, or of any part of a formula.
  ///   - language: The language of the words; English where there is none, or none for it.
  /// - Returns: Words, with commas and semicolons for short pauses; empty for a formula that has
  ///   nothing to be seen.
  public static func words(of tree: XMLTree, at node: Int, language: LanguageTag?) -> String {
    guard tree.nodes.indices.contains(node) else { return "" }
    guard let element = tree.element(at: node) else {
      return MathMLParser(tree).text(of: node)
    }
    let alternative = element.attribute("alttext") ?? ""
    if let words = AlternativeText.words(in: alternative) { return words }
    let formula = MathMLParser(tree).formula(at: node)
    if !formula.isEmpty { return MathSpeaker.words(of: formula, language: language) }
    return TeXMath.words(of: alternative, language: language)
  }
}
