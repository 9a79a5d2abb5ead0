/// Attributes as they stand in a text, whatever the markup, with their places.
struct AttributeList {
  struct Item {
    /// The name; empty for a class.
    var key: String
    var value: String
    /// Where the attribute starts.
    var offset: Int
  }

  var items: [Item] = []
  /// The offset after the markup.
  var end = 0

  /// Returns what the attributes ask, and what of them could not be understood.
  func change() -> (SpeechChange, faults: [(fault: MarkupFault, offset: Int)]) {
    var change = SpeechChange()
    var faults: [(fault: MarkupFault, offset: Int)] = []
    for item in items {
      if item.key.isEmpty {
        AttributeVocabulary.add(class: item.value, to: &change)
      } else {
        AttributeVocabulary.add(item.key, item.value, to: &change)
      }
      faults += change.faults.map { ($0, item.offset) }
      change.faults = []
    }
    return (change, faults)
  }
}
