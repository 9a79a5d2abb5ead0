import ReadingContent

/// The alphabets by the names that lexicons have for them.
enum LexiconAlphabet {
  /// Returns an alphabet; capitals, hyphens and the prefix `x-` of a vendor's own do not matter.
  static func named(_ name: some StringProtocol) -> PhoneticNotation.Alphabet? {
    var plain = name.lowercased()
    if plain.hasPrefix("x-") { plain.removeFirst(2) }
    plain.removeAll { $0 == "-" || $0 == "_" }
    return switch plain {
    case "ipa": .ipa
    case "sampa", "xsampa": .xSampa
    case "arpabet", "cmu", "cmudict": .arpabet
    case "espeak", "espeakng": .espeak
    default: nil
    }
  }
}
