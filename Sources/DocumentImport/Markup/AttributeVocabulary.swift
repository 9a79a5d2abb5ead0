import ReadingContent

/// The attributes that ask something of the voice, under the names that all markup shares.
///
/// Every way of writing markup brings its own names to these.
enum AttributeVocabulary {
  /// The names of the attributes.
  static let names: Set<String> = [
    "lang", "ipa", "x-sampa", "arpabet", "espeak", "alias", "role", "say-as", "format", "detail",
    "spell-out", "punctuation", "silent", "pitch", "rate", "volume", "emphasis", "voice", "pause",
    "pause-before", "pause-after",
  ]

  /// Adds an attribute to what an element asks; a fault where it is not known.
  static func add(_ key: String, _ value: String, to change: inout SpeechChange) {
    let name = key.lowercased()
    guard let allowed = change.set(name, value.trimmed, writtenAs: key) else { return }
    change.faults.append(.unknownValue(value, attribute: key, allowed: allowed))
  }

  /// Adds a class to what an element asks; classes that mean nothing to the voice are styling.
  static func add(class name: String, to change: inout SpeechChange) {
    switch name {
    case "spell-out": change.attributes.spellOut = true
    case "punctuation": change.attributes.punctuation = true
    case "silent": change.attributes.silence = .silent
    default: break
    }
  }

  /// Says whether an attribute is for the look of a text or for other programs.
  static func isStyling(_ name: String) -> Bool {
    styling.contains(name) || name.hasPrefix("data-") || name.hasPrefix("aria-")
      || name.hasPrefix("on") && name.utf8.count > 4 || name.contains(":")
  }

  /// Attributes of HTML that any element can have, and those that pandoc gives a meaning to.
  private static let styling: Set<String> = [
    "accesskey", "align", "alt", "autocapitalize", "bgcolor", "border", "cite", "class", "color",
    "colspan", "contenteditable", "custom-style", "datetime", "dir", "download", "draggable",
    "enterkeyhint", "face", "fig-align", "fig-alt", "fig-cap", "height", "hidden", "href",
    "hreflang", "id", "inert", "inputmode", "is", "itemid", "itemprop", "itemref", "itemscope",
    "itemtype", "key", "label", "latex-placement", "loading", "name", "nonce", "number", "part",
    "popover", "property", "rel", "reversed", "rowspan", "scope", "size", "slot", "spellcheck",
    "src", "srcset", "start", "startfrom", "style", "summary", "tabindex", "target", "tbl-cap",
    "term", "title", "translate", "type", "typeof", "valign", "value", "width", "wrap",
  ]

  /// The kinds of things that `say-as` tells apart, as SSML, its note on say-as, and the engines in
  /// use have them.
  static let kinds: Set<String> = [
    "address", "bleep", "cardinal", "currency", "date", "decimal", "digits", "duration",
    "expletive", "fraction", "interjection", "measure", "name", "net", "number", "ordinal",
    "phone", "roman", "telephone", "time", "unit", "year",
  ]
}

extension SpeechChange {
  /// Sets an attribute.
  ///
  /// - Returns: What the value may be, where it is none; nothing where all is well or the fault is
  ///   entered already.
  fileprivate mutating func set(
    _ name: String, _ value: String, writtenAs key: String
  ) -> String? {
    switch name {
    case "lang", "xml:lang":
      guard let tag = LanguageTag(value) else {
        return "the tag of a language, such as fr or pt-PT"
      }
      attributes.language = tag
    case "ipa": setNotation(value, .ipa, name)
    case "x-sampa": setNotation(value, .xSampa, name)
    case "arpabet": setNotation(value, .arpabet, name)
    case "espeak": setNotation(value, .espeak, name)
    case "alias":
      guard !value.isEmpty else {
        faults.append(.emptyValue(attribute: name))
        return nil
      }
      attributes.alias = value
    case "role":
      guard !value.isEmpty else { return "the name of a reading, such as noun" }
      attributes.role = value
    case "voice":
      guard !value.isEmpty else { return "the name of a voice" }
      attributes.voice = value
    case "say-as", "format", "detail": return setKind(name, value)
    case "spell-out": return setFlag(\.spellOut, value)
    case "punctuation": return setFlag(\.punctuation, value)
    case "silent":
      guard let flag = SpeechValue.flag(value) else { return SpeechValue.flags }
      attributes.silence = flag ? .silent : nil
    case "emphasis":
      guard let emphasis = SpeechAttributes.Emphasis(rawValue: value.lowercased()) else {
        return "strong, moderate, reduced or none"
      }
      attributes.emphasis = emphasis
    case "pitch", "rate", "volume": return setFactor(name, value)
    case "pause", "pause-before", "pause-after": return setPause(name, value)
    default:
      if !AttributeVocabulary.isStyling(name) { faults.append(.unknownAttribute(key)) }
    }
    return nil
  }

  private mutating func setNotation(
    _ value: String, _ alphabet: PhoneticNotation.Alphabet, _ name: String
  ) {
    if value.isEmpty {
      faults.append(.emptyValue(attribute: name))
    } else if attributes.phonetic != nil {
      faults.append(.secondNotation(attribute: name))
    } else {
      attributes.phonetic = PhoneticNotation(value, alphabet: alphabet)
    }
  }

  private mutating func setKind(_ name: String, _ value: String) -> String? {
    switch name {
    case "format": sayAsFormat = value
    case "detail": sayAsDetail = value
    default:
      switch value.lowercased() {
      case "characters", "spell-out", "verbatim": attributes.spellOut = true
      case let kind where AttributeVocabulary.kinds.contains(kind):
        attributes.sayAs = SayAs(kind == "phone" ? "telephone" : kind)
      default: return "the kind of a thing, such as date, ordinal, telephone or characters"
      }
    }
    if let kind = attributes.sayAs {
      attributes.sayAs = SayAs(
        kind.interpretAs, format: sayAsFormat ?? kind.format, detail: sayAsDetail ?? kind.detail)
    }
    return nil
  }

  private mutating func setFlag(
    _ path: WritableKeyPath<SpeechAttributes, Bool?>, _ value: String
  ) -> String? {
    guard let flag = SpeechValue.flag(value) else { return SpeechValue.flags }
    attributes[keyPath: path] = flag
    return nil
  }

  private mutating func setFactor(_ name: String, _ value: String) -> String? {
    switch name {
    case "pitch":
      guard let found = SpeechValue.pitch(value) else { return SpeechValue.pitches }
      pitch = found
    case "rate":
      guard let found = SpeechValue.rate(value) else { return SpeechValue.rates }
      rate = found
    default:
      guard let found = SpeechValue.volume(value) else { return SpeechValue.volumes }
      volume = found
    }
    return nil
  }

  private mutating func setPause(_ name: String, _ value: String) -> String? {
    guard let pause = SpeechValue.pause(value) else { return SpeechValue.pauses }
    if name == "pause-before" { pauseBefore = pause } else { pauseAfter = pause }
    return nil
  }
}

extension String {
  /// The text without white space at both ends.
  fileprivate var trimmed: String {
    var part = self[...]
    while let first = part.first, first.isWhitespace { part.removeFirst() }
    while let last = part.last, last.isWhitespace { part.removeLast() }
    return String(part)
  }
}
