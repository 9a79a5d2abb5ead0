import ReadingContent

extension ElementMeaning {
  /// Returns what is asked of the voice, and what of it could not be understood.
  ///
  /// - Parameter outer: The phonetic alphabet that the elements around name.
  /// - Returns: The change and the faults, in the order of the attributes.
  func change(alphabet outer: String?) -> (SpeechChange, faults: [Fault]) {
    var change = SpeechChange()
    var faults: [Fault] = []
    func takeFaults(at place: Int) {
      faults += change.faults.map { Fault(message: $0.message, place: place) }
      change.faults = []
    }
    for ask in asks {
      AttributeVocabulary.add(ask.key, ask.value, to: &change)
      takeFaults(at: ask.place)
    }
    if let given = pronunciation {
      let name = alphabet ?? outer ?? "ipa"
      if !given.text.utf8.contains(where: { !$0.isWhiteSpace }) {
        faults.append(
          Fault(
            message: "the pronunciation is empty; the text is read without it", place: given.place))
      } else if let key = Self.alphabets[name.lowercased()] {
        AttributeVocabulary.add(key, given.text, to: &change)
        takeFaults(at: given.place)
      } else {
        faults.append(
          Fault(
            message: "the phonetic alphabet \"\(name.prefix(40))\" is not known, only ipa, "
              + "x-sampa, arpabet and espeak; the text is read without the pronunciation",
            place: given.place))
      }
    }
    if isSilent { change.attributes.silence = .silent }
    return (change, faults)
  }

  /// The names that SSML and its users have for the alphabets.
  private static let alphabets = [
    "ipa": "ipa", "x-sampa": "x-sampa", "xsampa": "x-sampa", "arpabet": "arpabet",
    "x-arpabet": "arpabet", "espeak": "espeak", "x-espeak": "espeak",
  ]
}
