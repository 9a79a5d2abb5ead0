import SpeechSynthesis
import Testing

@testable import EspeakEngine

@Suite struct WordEventsTests {
  private func events(
    _ text: String, isMarkup: Bool = false, _ words: [SpeakerReply.Word]
  ) -> [SpokenRun.WordEvent] {
    let run = SpeechRequest.Run(text: text, voice: "gmw/de", isMarkup: isMarkup)
    return WordEvents.events(from: words, of: run, samples: 100)
  }

  private func word(_ position: UInt32, _ length: UInt32, _ sample: UInt32) -> SpeakerReply.Word {
    SpeakerReply.Word(position: position, length: length, sample: sample)
  }

  @Test func `positions count from one, ranges from zero`() {
    let ranges = events("Ein Haus", [word(1, 3, 0), word(5, 4, 10)]).map(\.scalars)
    #expect(ranges == [0..<3, 4..<8])
  }

  @Test(arguments: [false, true])
  func `an event behind the end of the sound or outside the text is left out`(_ isMarkup: Bool) {
    let words = [
      word(1, 1, 0), word(3, 1, 100), word(0, 0, 60), word(9, 1, 60), word(.max, .max, 60),
    ]
    #expect(events("a b", isMarkup: isMarkup, words).map(\.scalars) == [0..<1])
  }

  @Test func `events of plain text are tidied, those of markup stay as they were told`() {
    let words = [word(1, 2, 0), word(3, 0, 50), word(1, 900, 60), word(1, 900, 60)]
    #expect(events("Ja.", words).map(\.scalars) == [0..<2, 0..<3])
    #expect(
      events("Ja.", isMarkup: true, words).map(\.scalars) == [0..<2, 2..<2, 0..<3, 0..<3])
  }

  @Test func `a mark has its number and no place, and lies within the sound`() {
    let mark = SpeakerReply.Word(position: 900, length: 7, sample: 400, mark: 12)
    #expect(
      events("Ja.", isMarkup: true, [mark, word(1, 2, 3)]) == [
        SpokenRun.WordEvent(scalars: 0..<0, sample: 100, mark: 12),
        SpokenRun.WordEvent(scalars: 0..<2, sample: 3),
      ])
  }
}
