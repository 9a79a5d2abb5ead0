extension Pronunciation.Change: CustomStringConvertible {
  /// What was done, in words that can stand in a list.
  public var description: String {
    switch kind {
    case .respelled where replacement.isEmpty: "\(symbol) is left out"
    case .respelled: "\(symbol) is understood as \(replacement)"
    case .approximated where replacement.isEmpty, .dropped: "the voice has nothing for \(symbol)"
    case .approximated: "the voice has no \(symbol) and says \(replacement)"
    case .stressed: "a stress is added at \(symbol)"
    case .unstressed: "no syllable is stressed"
    }
  }
}
