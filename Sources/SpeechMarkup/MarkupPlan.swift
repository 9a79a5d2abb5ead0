import ReadingContent

/// The elements of a text put in order, none of a kind overlapping another one of it, with bounds at
/// which a tag does not tear a word.
struct MarkupPlan {
  /// The text.
  let scalars: [Unicode.Scalar]
  /// What takes the place of words, in order, apart.
  private(set) var contents: [SpokenElement] = []
  /// The changes of speed, height and loudness, in order, apart.
  private(set) var prosody: [SpokenElement] = []
  /// What stands out, in order, apart.
  private(set) var emphasis: [SpokenElement] = []

  init(_ text: String, _ elements: [SpokenElement]) {
    scalars = Array(text.unicodeScalars)
    let all = elements.map { element in
      var element = element
      element.scalars = element.scalars.clamped(to: 0..<scalars.count)
      return element
    }.filter { !$0.scalars.isEmpty }.sorted { $0.scalars.lowerBound < $1.scalars.lowerBound }
    contents = Self.apart(all.filter(\.isContent))
    emphasis = styles(
      all.filter { if case .emphasis = $0.kind { true } else { false } })
    prosody = styles(all.filter { if case .prosody = $0.kind { true } else { false } })
  }

  /// Keeps of elements that overlap the first, and of a later one nothing.
  private static func apart(_ elements: [SpokenElement]) -> [SpokenElement] {
    var end = 0
    return elements.filter { element in
      guard element.scalars.lowerBound >= end else { return false }
      end = element.scalars.upperBound
      return true
    }
  }

  /// Widens elements to whole words with the punctuation that closes them, since a tag inside a word
  /// tears it and one before a closing mark makes a pause.
  private func styles(_ elements: [SpokenElement]) -> [SpokenElement] {
    var result: [SpokenElement] = []
    for (index, element) in elements.enumerated() {
      let next = index + 1 < elements.count ? elements[index + 1].scalars.lowerBound : scalars.count
      var range = widened(element.scalars, before: max(next, element.scalars.upperBound))
      for content in contents where content.scalars.overlaps(range) {
        range =
          min(
            range.lowerBound, content.scalars.lowerBound)..<max(
            range.upperBound, content.scalars.upperBound)
      }
      let start = max(range.lowerBound, result.last?.scalars.upperBound ?? 0)
      guard start < range.upperBound else { continue }
      var widened = element
      widened.scalars = start..<range.upperBound
      result.append(widened)
    }
    return result
  }

  private func widened(_ range: Range<Int>, before limit: Int) -> Range<Int> {
    var start = range.lowerBound
    while start > 0, scalars[start - 1].isInWord, scalars[start].isInWord { start -= 1 }
    var end = range.upperBound
    while end < limit, scalars[end].isInWord, scalars[end - 1].isInWord { end += 1 }
    while end < limit, scalars[end].isClosing { end += 1 }
    return start..<end
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter, a digit or a mark on one.
  var isInWord: Bool {
    properties.isAlphabetic || properties.numericType != nil
      || properties.generalCategory == .nonspacingMark
  }

  /// Whether it closes what stands before it: a quote, a bracket, a comma.
  fileprivate var isClosing: Bool {
    switch properties.generalCategory {
    case .closePunctuation, .finalPunctuation, .otherPunctuation: true
    default: false
    }
  }
}
