public import ReadingContent

/// Formulas in TeX, as people write them between `$` and `$`.
public enum TeXMath {
  /// Returns a formula as words of a language.
  ///
  /// Whatever is not understood is read as it stands: a command by its name, a sign by the name
  /// that Unicode gives it. No text can fail, and the words are in proportion to the text.
  ///
  /// - Parameters:
  ///   - formula: The text between the dollars or brackets, without them.
  ///   - language: The language of the words; English where there is none, or none for it.
  /// - Returns: Words, with commas and semicolons for short pauses; empty for a formula that has
  ///   nothing to be seen.
  public static func words(of formula: String, language: LanguageTag?) -> String {
    var parser = TeXParser(Array(formula))
    return MathSpeaker.words(of: parser.formula(), language: language)
  }
}
