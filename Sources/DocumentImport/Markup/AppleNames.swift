/// The names of attributes in Apple's Markdown, which are those of its speech attributes.
enum AppleNames {
  /// Returns the name that the vocabulary has for an attribute.
  static func name(of name: String) -> String {
    if let known = names[name] { return known }
    return others.contains(name) ? "data-\(name)" : name
  }

  private static let names = [
    "accessibilitySpeechLanguage": "lang", "languageIdentifier": "lang", "language": "lang",
    "accessibilitySpeechIPANotation": "ipa", "accessibilitySpeechPhoneticNotation": "ipa",
    "ipaNotation": "ipa",
    "accessibilitySpeechSpellOut": "spell-out", "spellOut": "spell-out",
    "accessibilitySpeechSpellsOutCharacters": "spell-out",
    "accessibilitySpeechPunctuation": "punctuation",
    "accessibilitySpeechIncludesPunctuation": "punctuation",
    "accessibilitySpeechPitch": "pitch", "accessibilitySpeechAdjustedPitch": "pitch",
  ]

  /// Attributes of Foundation that ask nothing of the voice.
  private static let others: Set<String> = [
    "agreeWithArgument", "agreeWithConcept", "alternateDescription", "assumedFallbackInflection",
    "dateField", "imageURL", "inflect", "inflectionAlternative", "inflectionRule", "link",
    "localizedNumericArgument", "morphology", "numberPart", "numberSymbol", "personNameComponent",
    "referentConcept",
  ]
}
