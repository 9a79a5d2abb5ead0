import ReadingContent

extension PhoneticFault: CustomStringConvertible {
  /// What is wrong, and what was perhaps meant.
  public var description: String {
    switch kind {
    case .empty: "there is no sound in it"
    case .unknown(let symbol, let suggestion):
      "\(symbol) is not a sign of the alphabet \(asked.alphabet.rawValue)"
        + (suggestion.map { "; perhaps \($0) is meant" } ?? "")
    case .tooLong(let most): "it has more than \(most) sounds"
    case .ambiguous(let symbol): "\(symbol) leaves open what is meant; write one pronunciation"
    case .unspeakable: "the voice says nothing for it"
    }
  }
}
