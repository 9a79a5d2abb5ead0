import ReadingContent

extension PhoneticNotation {
  /// Returns the signs of a stretch of what was asked, by its Unicode scalars.
  func signs(in range: Range<Int>) -> String {
    var signs = String.UnicodeScalarView()
    signs.append(contentsOf: text.unicodeScalars.dropFirst(range.lowerBound).prefix(range.count))
    return String(signs)
  }
}
