/// The text that stands for a formula.
enum AlternativeText {
  /// Returns the text with single spaces, or nothing where it is not words.
  ///
  /// Programs write TeX there, or a phrase that says there is no text.
  static func words(in text: String) -> String? {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !words.isEmpty, !isTeX(words), !saysNothing(words) else { return nil }
    return words
  }

  private static func isTeX(_ text: String) -> Bool {
    if text.contains(where: { "\\^_{}$=<>+|".contains($0) }) { return true }
    // A lone letter or number says no more than the formula does.
    return !text.contains { $0 == " " } && text.count < 4
  }

  private static func saysNothing(_ text: String) -> Bool {
    let text = text.lowercased()
    return text.contains("not available") || text.contains("no alt")
      || ["math", "formula", "equation", "image", "alttext", "alt text", "null", "undefined"]
        .contains(text)
  }
}
