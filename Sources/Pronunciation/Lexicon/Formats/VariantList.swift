/// Pronunciations side by side, as ipa-dict has them: `/ˈzɛfɚ/, /ˈzɛfɝ/`.
enum VariantList {
  /// Returns the pronunciations of a column without their slashes or brackets, and the column of a
  /// slash without its partner.
  ///
  /// A column that starts with neither is one pronunciation as it stands.
  static func variants(
    of cell: LexiconLine.Cell
  ) -> (variants: [LexiconLine.Cell], stray: Int?) {
    var variants: [LexiconLine.Cell] = []
    var rest = cell
    while let open = rest.text.unicodeScalars.first, let close = Self.closing[open] {
      rest.text = rest.text.dropScalar()
      rest.column += 1
      let scalars = rest.text.unicodeScalars
      guard let end = scalars.firstIndex(of: close) else {
        // The slash has no partner: what follows is the pronunciation all the same.
        variants.append(LexiconLine.trimmed(rest))
        return (variants, rest.column - 1)
      }
      let inner = LexiconLine.Cell(text: Substring(scalars[..<end]), column: rest.column)
      variants.append(LexiconLine.trimmed(inner))
      rest.column += scalars.distance(from: scalars.startIndex, to: end) + 1
      rest.text = Substring(scalars[scalars.index(after: end)...])
      let before = rest
      rest = LexiconLine.trimmed(rest)
      if rest.text.unicodeScalars.first == "," {
        rest = LexiconLine.trimmed(
          LexiconLine.Cell(text: rest.text.dropScalar(), column: rest.column + 1))
      } else if !rest.text.isEmpty {
        return (variants, before.column)
      }
    }
    if variants.isEmpty || !rest.text.isEmpty { variants.append(rest) }
    let slash = rest.text.unicodeScalars.firstIndex(of: "/")
    guard let slash else { return (variants, nil) }
    let distance = rest.text.unicodeScalars.distance(
      from: rest.text.unicodeScalars.startIndex, to: slash)
    return (variants, rest.column + distance)
  }

  private static let closing: [Unicode.Scalar: Unicode.Scalar] = ["/": "/", "[": "]"]
}

extension Substring {
  /// The text without its first Unicode scalar.
  fileprivate func dropScalar() -> Substring { Substring(unicodeScalars.dropFirst()) }
}
