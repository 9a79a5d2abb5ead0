public import ReadingContent

/// A pronunciation for certain words, as an element of a spoken text asks for it.
public struct AskedPronunciation: Hashable, Sendable {
  /// How the words are to be said.
  public let notation: PhoneticNotation
  /// The words, which can tell about the stress.
  public let words: String

  /// Makes a wish.
  public init(_ notation: PhoneticNotation, of words: String) {
    self.notation = notation
    self.words = words
  }
}

extension SpokenElement {
  /// The pronunciation that the element asks for in a text, in which its scalars are.
  public func asked(in text: String) -> AskedPronunciation? {
    guard case .phonetic(let notation) = kind else { return nil }
    let scalars = text.unicodeScalars
    guard
      let from = scalars.index(
        scalars.startIndex, offsetBy: self.scalars.lowerBound, limitedBy: scalars.endIndex),
      let to = scalars.index(
        from, offsetBy: self.scalars.count, limitedBy: scalars.endIndex)
    else { return nil }
    return AskedPronunciation(notation, of: String(scalars[from..<to]))
  }
}
