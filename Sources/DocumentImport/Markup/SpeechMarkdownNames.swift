/// The names of modifiers in Speech Markdown.
enum SpeechMarkdownNames {
  /// Returns the attributes of the vocabulary that a modifier stands for.
  ///
  /// - Parameters:
  ///   - key: The modifier's name.
  ///   - value: Its value; nothing where it has none.
  ///   - offset: Where it stands.
  /// - Returns: Whether it is one of Speech Markdown's, and its attributes.
  static func items(
    _ key: String, _ value: String?, at offset: Int
  ) -> (isKnown: Bool, items: [AttributeList.Item]) {
    func item(_ name: String, _ text: String) -> AttributeList.Item {
      AttributeList.Item(key: name, value: text, offset: offset)
    }
    if let value {
      if let name = names[key] { return (true, [item(name, value)]) }
      if kinds.contains(key) || key == "date" || key == "time" {
        return (true, [item("say-as", key), item("format", value)])
      }
    } else {
      if kinds.contains(key) { return (true, [item("say-as", key)]) }
      if key == "emphasis" { return (true, [item("emphasis", "moderate")]) }
    }
    return (others.contains(key), [item(key, value ?? "")])
  }

  /// Modifiers with a value.
  private static let names = [
    "lang": "lang", "ipa": "ipa", "sub": "alias", "pitch": "pitch", "rate": "rate",
    "volume": "volume", "vol": "volume", "voice": "voice", "emphasis": "emphasis",
    "break": "pause",
  ]

  /// Modifiers that say what kind of thing a text is.
  private static let kinds: Set<String> = [
    "address", "bleep", "cardinal", "characters", "digits", "expletive", "fraction",
    "interjection", "number", "ordinal", "phone", "telephone", "unit",
  ]

  /// Modifiers that no voice of ours can follow.
  private static let others: Set<String> = [
    "audio", "defaults", "disappointed", "dj", "excited", "mark", "newscaster", "whisper",
  ]
}
