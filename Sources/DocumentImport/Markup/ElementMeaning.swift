/// What the tag of an element asks of the voice, in the words that spans have for it.
///
/// It is the same for HTML, for the attributes of SSML that EPUB adds to it, and for SSML's own
/// elements; the values are checked where spans have theirs checked.
struct ElementMeaning {
  /// Something that is asked: the key and the value of a span.
  struct Ask: Hashable {
    let key: String
    let value: String
    /// The byte of the attribute that asks, in the text that holds the tag.
    let place: Int
  }

  /// Something that cannot be followed, with what follows from it.
  struct Fault: Hashable {
    let message: String
    /// The byte of the attribute, in the text that holds the tag.
    let place: Int
  }

  var asks: [Ask] = []
  var faults: [Fault] = []
  /// The phonetic alphabet for the element and what is inside of it, as it was written.
  var alphabet: String?
  /// The pronunciation in that alphabet, or in the one of the elements around, with its place.
  var pronunciation: (text: String, place: Int)?
  /// Shown and not spoken.
  var isSilent = false
  /// Neither shown nor spoken.
  var isHidden = false
  /// The milliseconds or the strength of a pause that stands where the tag does.
  var pause: Ask?

  /// Whether nothing is asked.
  var isEmpty: Bool {
    asks.isEmpty && alphabet == nil && pronunciation == nil && !isSilent && !isHidden
      && pause == nil
  }

  mutating func ask(_ key: String, _ value: String, at place: Int) {
    asks.append(Ask(key: key, value: value, place: place))
  }

  mutating func fault(_ message: String, at place: Int) {
    faults.append(Fault(message: message, place: place))
  }
}
