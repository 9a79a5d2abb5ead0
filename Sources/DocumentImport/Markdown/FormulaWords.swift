import ReadingContent

/// The words of formulas.
enum FormulaWords {
  /// Returns what is said for a formula in TeX; nothing where it is said as it stands.
  static func words(of text: String, language: LanguageTag?) -> String { "" }
}
