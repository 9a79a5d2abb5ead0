/// A sentence of a lexicon's tests as it is shown and heard.
public struct HeardSentence: Hashable, Sendable {
  /// The text as it is shown, without its markup.
  public let text: String
  /// Its words, in order.
  public let words: [HeardWord]

  /// Makes a sentence.
  public init(text: String, words: [HeardWord]) {
    self.text = text
    self.words = words
  }

  /// Returns the UTF-8 bytes of the first place where words stand whole; nothing where they do not.
  public static func place(of words: String, in text: String) -> Range<Int>? {
    let (wanted, all) = (Array(words.unicodeScalars), Array(text.unicodeScalars))
    guard !wanted.isEmpty, wanted.count <= all.count else { return nil }
    var offset = 0
    for start in 0...all.count - wanted.count {
      let end = start + wanted.count
      if all[start] == wanted[0], all[start..<end].elementsEqual(wanted),
        !(start > 0 && isInWord(all[start - 1]) && isInWord(wanted[0])),
        !(end < all.count && isInWord(all[end]) && isInWord(wanted[wanted.count - 1]))
      {
        return offset..<offset + words.utf8.count
      }
      offset += UTF8.width(all[start])
    }
    return nil
  }

  private static func isInWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || scalar.properties.generalCategory == .nonspacingMark
  }
}
