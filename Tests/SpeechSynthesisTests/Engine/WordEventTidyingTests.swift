import SpeechSynthesis
import Testing

@Suite struct WordEventTidyingTests {
  /// Tidies events of which each is told by its place, its length and its sample.
  private func ranges(_ text: String, _ words: [(Int, Int, Int)]) -> [Range<Int>] {
    words.map { SpokenRun.WordEvent(scalars: $0.0..<$0.0 + $0.1, sample: $0.2) }
      .tidied(for: text).map(\.scalars)
  }

  @Test func `words of their own stay as they are`() {
    #expect(ranges("Ein Haus", [(0, 3, 0), (4, 4, 10)]) == [0..<3, 4..<8])
  }

  @Test func `a word behind a quotation mark gets the letters that follow`() {
    #expect(
      ranges("say “Yes” now", [(0, 3, 0), (5, 0, 10), (10, 3, 20)]) == [0..<3, 5..<8, 10..<13])
  }

  @Test func `closing events and events beyond the text are left out`() {
    #expect(ranges("Ja.", [(0, 2, 0), (2, 0, 50), (3, 0, 60), (900, 5, 60)]) == [0..<2])
  }

  @Test func `a word that reaches beyond the text is cut`() {
    #expect(ranges("Ja.", [(0, 900, 0)]) == [0..<3])
  }

  @Test func `the second of two words that are spoken as one has its own letters`() {
    #expect(ranges("so it was", [(0, 2, 0), (3, 2, 10), (4, 2, 15)]) == [0..<2, 3..<5, 6..<9])
  }

  @Test func `marks stay where they are among the words`() {
    let mark = SpokenRun.WordEvent(scalars: 0..<0, sample: 5, mark: 7)
    let words = [0..<3, 4..<8].map { SpokenRun.WordEvent(scalars: $0, sample: $0.lowerBound) }
    #expect(
      [words[0], mark, words[1], mark].tidied(for: "Ein Haus") == [words[0], mark, words[1], mark])
  }

  @Test func `an event within a word that was reached has no letters of its own`() {
    #expect(ranges("Haus", [(0, 4, 0), (1, 0, 10)]) == [0..<4])
  }

  @Test func `blanks are no words, and repeated events count once`() {
    #expect(
      ranges("a 😀 b", [(0, 1, 0), (2, 1, 5), (3, 1, 6), (4, 1, 9), (4, 1, 12)])
        == [0..<1, 2..<3, 4..<5])
  }
}
