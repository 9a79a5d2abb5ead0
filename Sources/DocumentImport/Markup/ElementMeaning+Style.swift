/// The properties of CSS Speech Module Level 1, and of the aural style sheets of CSS 2 where they
/// mean the same.
extension ElementMeaning {
  /// Adds what a style attribute asks; properties that have nothing to do with speech are passed
  /// over.
  mutating func add(style: String, at place: Int) {
    for declaration in StyleDeclaration.all(in: style) { add(declaration, at: place) }
  }

  /// Adds what a declaration asks.
  mutating func add(_ style: StyleDeclaration, at place: Int) {
    let value = style.value.lowercased()
    switch style.property {
    case "display": isHidden = value == "none"
    case "visibility": isHidden = value == "hidden" || value == "collapse"
    case "speak":
      addSpeak(style, value, at: place)
    case "speak-as":
      for word in value.split(separator: " ") { addSpeakAs(String(word), style, at: place) }
    case "speak-punctuation":
      if value == "code" { ask("punctuation", "true", at: place) }
      if value == "none" { ask("punctuation", "false", at: place) }
    case "speak-numeral":
      if value == "digits" { ask("say-as", "digits", at: place) }
    case "pause-before", "pause-after":
      ask(style.property, value, at: place)
    case "pause":
      let parts = value.split(separator: " ").map(String.init)
      ask("pause-before", parts.first ?? value, at: place)
      ask("pause-after", parts.last ?? value, at: place)
    case "voice-family":
      addVoice(style, at: place)
    case "voice-rate", "voice-pitch":
      guard value != "normal" else { return }
      ask(String(style.property.dropFirst("voice-".count)), value, at: place)
    case "voice-volume":
      if value == "silent" {
        isSilent = true
      } else {
        ask("volume", value, at: place)
      }
    case "voice-stress":
      if value != "normal" { ask("emphasis", value, at: place) }
    case "voice-range", "voice-duration", "voice-balance", "rest", "rest-before", "rest-after",
      "cue", "cue-before", "cue-after", "speech-rate", "pitch-range", "richness", "azimuth",
      "elevation", "play-during":
      fault("the style \(style.property) is not followed; the text is read without it", at: place)
    default:
      guard ["speak-", "voice-", "pause-"].contains(where: style.property.hasPrefix) else { return }
      fault("the style \(style.property) is not known; the text is read without it", at: place)
    }
  }

  private mutating func addSpeak(_ style: StyleDeclaration, _ value: String, at place: Int) {
    switch value {
    case "never", "none": isSilent = true
    case "auto", "always", "normal": isSilent = false
    // CSS 2 has here what CSS Speech has in `speak-as`.
    case "spell-out": ask("spell-out", "true", at: place)
    default: unknown(style, at: place)
    }
  }

  private mutating func addSpeakAs(_ word: String, _ style: StyleDeclaration, at place: Int) {
    switch word {
    case "spell-out": ask("spell-out", "true", at: place)
    case "digits": ask("say-as", "digits", at: place)
    case "literal-punctuation": ask("punctuation", "true", at: place)
    case "no-punctuation": ask("punctuation", "false", at: place)
    case "normal": break
    default: unknown(style, at: place)
    }
  }

  /// Asks for the first voice that is named; sexes and ages are not names.
  private mutating func addVoice(_ style: StyleDeclaration, at place: Int) {
    let kinds: Set<Substring> = ["male", "female", "neutral", "child", "young", "old"]
    for family in style.value.split(separator: ",") {
      let name = family.trimmed { "\"' ".contains($0) }
      let first = name.split(separator: " ").first ?? ""
      if name.isEmpty || kinds.contains(first) || first == "preserve" { continue }
      ask("voice", String(name), at: place)
      return
    }
    if style.value.lowercased() != "preserve" { unknown(style, at: place) }
  }

  private mutating func unknown(_ style: StyleDeclaration, at place: Int) {
    fault(
      "the style \(style.property): \"\(style.value)\" is not understood; the text is read "
        + "without it", at: place)
  }
}

extension Substring {
  /// Returns the text without the characters at both ends that a condition names.
  func trimmed(where isDropped: (Character) -> Bool) -> Substring {
    var rest = drop(while: isDropped)
    while let last = rest.last, isDropped(last) { rest.removeLast() }
    return rest
  }
}
