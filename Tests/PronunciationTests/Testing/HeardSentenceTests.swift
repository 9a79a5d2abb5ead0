import Pronunciation
import Testing

@Suite struct HeardSentenceTests {
  @Test(arguments: [
    ("bow", "The bow broke.", 4..<7), ("bow", "The elbow and the bow.", 18..<21),
    ("bow", "elbow", nil), ("Des Moines", "Off to Des Moines!", 7..<17), ("°C", "20 °C", 3..<6),
    ("µm", "4 µm and", 2..<5), ("", "x", nil), ("longer", "long", nil), ("é", "é", 0..<2),
    ("Yosemite’s", "“Yosemite’s”", 3..<15), ("a", "aé a", 4..<5),
  ])
  func `words are found where they stand whole`(
    _ word: String, _ text: String, _ place: Range<Int>?
  ) {
    #expect(HeardSentence.place(of: word, in: text) == place)
  }
}
