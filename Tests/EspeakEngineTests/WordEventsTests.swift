import SpeechSynthesis
import Testing

@testable import EspeakEngine

@Suite struct WordEventsTests {
  private func ranges(_ text: String, _ words: [(UInt32, UInt32, UInt32)]) -> [Range<Int>] {
    WordEvents.events(
      from: words.map { SpeakerReply.Word(position: $0.0, length: $0.1, sample: $0.2) },
      text: text, samples: 100
    ).map(\.scalars)
  }

  @Test func `positions count from one, ranges from zero`() {
    #expect(ranges("Ein Haus", [(1, 3, 0), (5, 4, 10)]) == [0..<3, 4..<8])
  }

  @Test func `a word behind a quotation mark gets the letters that follow`() {
    #expect(
      ranges("say “Yes” now", [(1, 3, 0), (6, 0, 10), (11, 3, 20)]) == [0..<3, 5..<8, 10..<13])
  }

  @Test func `closing events are left out`() {
    #expect(
      ranges("Ja.", [(1, 2, 0), (3, 0, 50), (4, 0, 60), (0, 0, 60), (.max, .max, 60)]) == [0..<2])
  }

  @Test func `an event within a word that was reached has no letters of its own`() {
    #expect(ranges("Haus", [(1, 4, 0), (2, 0, 10)]) == [0..<4])
  }

  @Test func `blanks are no words, and repeated events count once`() {
    #expect(
      ranges("a 😀 b", [(1, 1, 0), (3, 1, 5), (4, 1, 6), (5, 1, 9), (5, 1, 12)])
        == [0..<1, 2..<3, 4..<5])
  }

  @Test func `an event behind the end of the sound is left out`() {
    #expect(ranges("a b", [(1, 1, 0), (3, 1, 100)]) == [0..<1])
  }
}
