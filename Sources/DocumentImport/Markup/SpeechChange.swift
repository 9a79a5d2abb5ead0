import ReadingContent

/// What one element of markup asks of the voice for the text within it.
///
/// It is collected attribute by attribute through the ``AttributeVocabulary`` and then laid over
/// what the elements around it ask.
struct SpeechChange: Hashable {
  /// How many times the voice's height, speed or loudness, or those around the element, are taken.
  enum Factor: Hashable {
    /// A multiple of the normal value.
    case normal(Double)
    /// A multiple of the value that holds around the element.
    case around(Double)
  }

  /// What is asked, but for the three factors and the pauses.
  var attributes = SpeechAttributes()
  var pitch: Factor?
  var rate: Factor?
  var volume: Factor?
  /// Silence before the text of the element, in milliseconds.
  var pauseBefore: Int?
  /// Silence after the text of the element, in milliseconds.
  var pauseAfter: Int?
  /// What could not be understood, in the order of the attributes.
  var faults: [MarkupFault] = []

  /// How the text is written and read as one kind of thing, until it is clear that there is one.
  var sayAsFormat: String?
  var sayAsDetail: String?

  /// Whether nothing is asked for the text, pauses apart.
  var isEmpty: Bool {
    attributes.isEmpty && pitch == nil && rate == nil && volume == nil
  }

  /// Whether neither anything nor a pause is asked.
  var asksNothing: Bool { isEmpty && pauseBefore == nil && pauseAfter == nil }

  /// Whether the text is replaced or read as a whole, so that nothing within it can be asked apart.
  var isWhole: Bool {
    attributes.phonetic != nil || attributes.alias != nil || attributes.sayAs != nil
  }

  /// Returns what holds for the text, given what holds around the element: what is nearer wins.
  func applied(to outer: SpeechAttributes) -> SpeechAttributes {
    var result = outer
    if let language = attributes.language {
      result.language = language
      // A voice that was chosen for another language does not go on in this one.
      if attributes.voice == nil { result.voice = nil }
    }
    if let voice = attributes.voice { result.voice = voice }
    if let phonetic = attributes.phonetic { result.phonetic = phonetic }
    if let alias = attributes.alias { result.alias = alias }
    if let role = attributes.role { result.role = role }
    if let sayAs = attributes.sayAs { result.sayAs = sayAs }
    if let spellOut = attributes.spellOut { result.spellOut = spellOut }
    if let punctuation = attributes.punctuation { result.punctuation = punctuation }
    if let emphasis = attributes.emphasis { result.emphasis = emphasis }
    if let silence = attributes.silence { result.silence = silence }
    if let part = attributes.part { result.part = part }
    result.pitch = Self.apply(pitch, to: outer.pitch)
    result.rate = Self.apply(rate, to: outer.rate)
    result.volume = Self.apply(volume, to: outer.volume)
    return result
  }

  private static func apply(_ factor: Factor?, to outer: Double?) -> Double? {
    switch factor {
    case nil: outer
    case .normal(let value): value
    // However deep elements nest, the product stays a number that a voice can be asked for.
    case .around(let value): min(max((outer ?? 1) * value, 0.01), 100)
    }
  }
}
