import SpeechMarkup

/// What of a spoken text is decided as one thing: a word, or all words of an element or an alias.
struct SpeechUnit {
  /// The scalars of the spoken text.
  var scalars: Range<Int>
  /// What takes the place of the words, if anything does.
  let element: SpokenElement?
  /// What the words are said for, if for others.
  let replaced: SpokenText.Replaced?

  /// Returns the units of a text, in order; signs alone are in none.
  static func units(of text: SpokenText) -> [SpeechUnit] {
    let scalars = Array(text.string.unicodeScalars)
    let contents = text.elements.filter(\.isContent)
    var result = contents.map { SpeechUnit(scalars: $0.scalars, element: $0, replaced: nil) }
    var isEdge = scalars.map { $0.properties.isWhitespace || $0 == "—" || $0 == "–" }
    for index in contents.flatMap(\.scalars) where isEdge.indices.contains(index) {
      isEdge[index] = true
    }
    for word in scalars.indices.split(whereSeparator: { isEdge[$0] }) {
      guard let first = word.first(where: { scalars[$0].isInWord }),
        let last = word.last(where: { scalars[$0].isInWord })
      else { continue }
      let range = first..<last + 1
      let source = text.source(ofScalars: range)
      let replaced = text.replaced.first { $0.origin.overlaps(source) }
      if let index = result.lastIndex(where: { $0.replaced != nil && $0.replaced == replaced }) {
        result[index].scalars = result[index].scalars.lowerBound..<range.upperBound
      } else {
        result.append(SpeechUnit(scalars: range, element: nil, replaced: replaced))
      }
    }
    return result.sorted { $0.scalars.lowerBound < $1.scalars.lowerBound }
  }

  /// The words of the unit in the text.
  func words(in text: String) -> String {
    String(String.UnicodeScalarView(Array(text.unicodeScalars)[scalars]))
  }
}

extension Unicode.Scalar {
  fileprivate var isInWord: Bool {
    properties.isAlphabetic || properties.numericType != nil
      || properties.generalCategory == .nonspacingMark
  }
}
