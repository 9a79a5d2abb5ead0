/// What the mark of a note can look like.
enum NoteShape: Hashable {
  /// `12`
  case number
  /// `a` or `iv`
  case letter
  /// `*`, `†`
  case sign
  /// `[12]`, `(a)`
  case bracketed

  /// Recognises a text; nothing where it is no mark.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    if text.unicodeScalars.allSatisfy({ Self.signs.contains($0) }) {
      self = .sign
    } else if let first = bytes.first, let last = bytes.last, bytes.count > 2,
      first == .openBracket && last == .closeBracket
        || first == .openParenthesis && last == .closeParenthesis
    {
      let inner = bytes.dropFirst().dropLast()
      guard Self.isNumber(inner) || inner.count == 1 && inner.allSatisfy(\.isLetter) else {
        return nil
      }
      self = .bracketed
    } else if Self.isNumber(bytes[...]) {
      self = .number
    } else if bytes.count <= 4, bytes.allSatisfy({ "ivxl".utf8.contains($0) }) || bytes.count == 1,
      bytes.allSatisfy(\.isLetter)
    {
      self = .letter
    } else {
      return nil
    }
  }

  private static func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    (1...4).contains(bytes.count) && bytes.allSatisfy(\.isDigit)
  }

  /// Signs, and the figures that are raised by themselves.
  private static let signs: Set<Unicode.Scalar> = [
    "*", "∗", "＊", "†", "‡", "§", "¶", "‖", "¹", "²", "³", "⁰", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹",
  ]
}
