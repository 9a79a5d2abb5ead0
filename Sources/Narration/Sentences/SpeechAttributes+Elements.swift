import ReadingContent
import SpeechMarkup

extension SpeechAttributes {
  /// What is asked of the engine for a run, its language, voice and pauses apart.
  ///
  /// One thing at most takes the place of the words: a pronunciation goes before spelling.
  var elementKinds: [SpokenElement.Kind] {
    var kinds: [SpokenElement.Kind] = []
    if let phonetic {
      kinds.append(.phonetic(phonetic))
    } else if spellOut == true {
      kinds.append(.characters)
    } else if let kind = sayAs?.elementKind {
      kinds.append(kind)
    } else if punctuation == true {
      kinds.append(.punctuation)
    }
    if let emphasis, emphasis != .none { kinds.append(.emphasis(emphasis)) }
    let factors = [rate, pitch, volume].map { $0 == 1 ? nil : $0 }
    if factors.contains(where: { $0 != nil }) {
      kinds.append(.prosody(rate: factors[0], pitch: factors[1], volume: factors[2]))
    }
    return kinds
  }

  /// The kind of thing that a run is, where the engine cannot read it as such.
  var unreadKind: String? {
    guard phonetic == nil, alias == nil, spellOut != true, let sayAs, sayAs.elementKind == nil,
      !sayAs.isReadByItself
    else { return nil }
    return sayAs.interpretAs
  }
}

extension SayAs {
  /// What of the engine's own reads this kind of thing right.
  fileprivate var elementKind: SpokenElement.Kind? {
    switch interpretAs.lowercased() {
    case "characters", "spell-out", "verbatim", "digits": .characters
    case "telephone": .telephone
    default: nil
    }
  }

  /// Whether the engine reads this kind of thing right without being told.
  fileprivate var isReadByItself: Bool {
    ["cardinal", "number"].contains(interpretAs.lowercased())
  }
}

extension [SpokenText] {
  /// The most words that stand out together; more are a title or a whole paragraph in italics.
  private static let mostEmphasized = 3

  /// Leaves emphasis only to few words among others, where it is heard as such.
  mutating func dropLongEmphasis() {
    guard contains(where: { $0.elements.contains(where: \.isEmphasis) }) else { return }
    let total = reduce(0) { $0 + $1.string.unicodeScalars.wordCount }
    for index in indices where !self[index].elements.isEmpty {
      let scalars = [Unicode.Scalar](self[index].string.unicodeScalars)
      self[index].elements.removeAll { element in
        guard element.isEmphasis else { return false }
        let count = scalars[element.scalars.clamped(to: scalars.indices)].wordCount
        return count > Self.mostEmphasized || count == total
      }
    }
  }
}

extension SpokenElement {
  fileprivate var isEmphasis: Bool {
    if case .emphasis = kind { true } else { false }
  }
}

extension Collection<Unicode.Scalar> {
  /// How many stretches between spaces have a letter or a digit.
  fileprivate var wordCount: Int {
    split { $0.properties.isWhitespace }.count { word in
      word.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
    }
  }
}
