import Narration
import ReadingContent
import Testing

@Suite("Recordings")
struct RecordingTests {
  private var book: Book {
    var maker = BookMaker()
    maker.section(
      "",
      [
        maker.block(
          .paragraph, .recording("One. Two. ", "a.mp3", 0..<900), .text("Spoken. "),
          .recording("Three.", "a.mp3", 900..<1500))
      ])
    return maker.book
  }

  @Test("Recordings are kept apart where that is asked, whole though they hold sentences")
  func kept() throws {
    var settings = NarrationSettings()
    settings.keepsRecordings = true
    let passages = Array(Script(book: book, settings: settings))
    let kinds = passages.flatMap(\.segments).compactMap { segment -> String? in
      switch segment {
      case .recording(let recording):
        "\(recording.resource) \(recording.milliseconds): \(recording.words.text.string)"
      case .speech(let utterance): utterance.text.string
      case .silence, .tones: nil
      }
    }
    #expect(
      kinds == ["a.mp3 0..<900: One. Two. ", "Spoken. ", "a.mp3 900..<1500: Three."])
    // The dots between its sentences stay, so that the voice stops at them.
    #expect(passages.first?.utterances.first?.parts.first?.string == "One. Two. ")
    #expect(Ledger(Script(book: book, settings: settings)).unaccounted == 0)
  }

  @Test("Else the text is read as any other")
  func ignored() {
    #expect(book.heard(Treatments()) == ["One.", "Two.", "Spoken.", "Three."])
  }

  @Test("That recordings are read by the voice is told once a book")
  func toldOnce() {
    let place = BlockPosition(section: 0, block: 0)
    let reports = ["a.mp3", "b.mp3"].map {
      SpeechReport(
        kind: .recordingSpoken(resource: $0), text: "", position: place, source: nil)
    }
    var told: Set<String> = []
    #expect(reports.newOnes(told: &told).count == 1)
  }
}
