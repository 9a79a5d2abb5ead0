import DocumentImport
import EspeakEngine
import FoundationEssentials
import Glibc
import Narration
import ReadingContent
import SpeechSynthesis
import TestSupport
import Testing

/// Word times must not change what is said: a sentence that is read aloud with its word events has
/// the same phonemes as the same sentence given to the plain command.
@Suite(.serialized, .oneEngineAtATime) struct TimingNeutralityTests {
  private static let count = 200

  private static let corpus = [
    "en": "markdown/rust-book", "fr": "books-text/GITenberg_Candide_4650-8.txt",
    "de": "books-text/GITenberg_Die-Verwandlung_22367-8.txt",
    "es": "books-text/GITenberg_Lazarillo_320-8.txt",
  ]

  private static let own = [
    "en": [
      "It was the evening of the third day, and the boat had not come.",
      "“Don't you read the letters?” she said; he'd read them all.",
      "In the end we used 1,234.5 pounds of it (or so they say).",
      "The use of a ferry is an answer to the only question: how?",
      "I have to go, but I can't — not yet, and not for the others.",
    ],
    "fr": [
      "Les enfants ont mangé une orange, et il est allé à l'école.",
      "« Où avez-vous mis la lanterne ? » dit-elle ; il n'en savait rien.",
      "Vingt-deux ans plus tard, un homme est venu de l'est.",
      "C'est à dix heures qu'on ouvre : les autres attendent.",
      "Ils ont six amis — pas un de plus, pas un de moins !",
    ],
    "de": [
      "Am Abend des dritten Tages war das Boot noch nicht da.",
      "„Wer hat den Ofen ausgemacht?“, fragte sie; er wusste es nicht.",
      "Es kostete 1.234,50 Euro (so sagt man jedenfalls).",
      "Der Weg ist weg: das geht's nicht, und das Chor-Buch auch.",
      "Ich komme — aber nicht heute, und nicht zu dir!",
    ],
    "es": [
      "Al anochecer del tercer día, el barco aún no había llegado.",
      "«¿Quién apagó la luz?», dijo ella; él no lo sabía.",
      "Costó 1.234,50 euros (o eso dicen).",
      "Es la una y diez: hay que irse, pero no con ellos.",
      "No vengas — ni hoy, ni mañana, ¡ni nunca!",
    ],
  ]

  @Test(arguments: ["en", "fr", "de", "es"])
  func `two hundred sentences have the phonemes of the plain command`(
    _ language: String
  ) async throws {
    let path = Self.corpus[language].flatMap { PackageRoot.corpus?.appending(path: $0).path }
    guard let path, FileManager.default.fileExists(atPath: path) else {
      return PackageRoot.corpusMissing()
    }
    let options = ImportOptions(
      language: LanguageTag(language),
      encoding: path.hasSuffix(".txt") ? "ISO-8859-1" : nil)
    var warnings: [BookWarning] = []
    let book = try DocumentImporter(options: options).book(at: [path], warnings: &warnings)
    let compared = try await compare(book, skipping: 60, atMost: Self.count)
    #expect(compared == Self.count)
  }

  @Test(arguments: ["en", "fr", "de", "es"])
  func `sentences of many signs have the phonemes of the plain command`(
    _ language: String
  ) async throws {
    let sentences = try #require(Self.own[language])
    let blocks = sentences.map { Block(kind: .paragraph, text: AttributedText($0)) }
    let book = Book(
      metadata: BookMetadata(title: "", language: LanguageTag(language)),
      sections: [Section(title: "", blocks: blocks)], resources: [])
    #expect(try await compare(book, skipping: 0, atMost: Self.count) >= sentences.count)
  }

  /// Reads sentences of a book aloud, compares each with what the command prints, and returns how
  /// many there were.
  private func compare(_ book: Book, skipping skipped: Int, atMost count: Int) async throws -> Int {
    signal(SIGPIPE, SIG_IGN)
    let engine = EspeakEngine(speakers: 1)
    let tracing = TracingEngine(engine)
    let speaker = PassageSpeaker(engine: tracing, book: book, settings: NarrationSettings())
    var spoken: [TracingEngine.Spoken] = []
    for passage in Script(book: book).lazy.dropFirst(skipped) where spoken.count < count {
      _ = try await speaker.spoken(passage)
      spoken += tracing.spoken.filter { !$0.told.words.isEmpty }.prefix(count - spoken.count)
    }
    await engine.close()
    let voices = Set(spoken.map(\.run.voice))
    var different: [String] = []
    for voice in voices {
      let runs = spoken.filter { $0.run.voice == voice }
      let printed = try await printed(runs.map(\.run), voice: voice)
      for (run, printed) in zip(runs, printed)
      where TracingEngine.bare(run.told.phonemes ?? "") != TracingEngine.bare(printed) {
        different.append("\(run.run.text): \(run.told.phonemes ?? "") | \(printed)")
      }
    }
    #expect(different == [])
    return spoken.count
  }

  /// Returns what the command prints for each text, spoken by a process of its own.
  private func printed(
    _ texts: [SpeechRequest.Run], voice: String
  ) async throws -> [String] {
    try await withThrowingTaskGroup(of: (Int, String).self) { group in
      var all = [String](repeating: "", count: texts.count)
      var next = 0
      func start() {
        guard next < texts.count else { return }
        let (index, text) = (next, texts[next])
        next += 1
        group.addTask {
          let result = try await ChildProcess.run(
            "espeak-ng",
            ["-q", "--ipa", "-v", voice, "--stdin"] + (text.isMarkup ? ["-m"] : []),
            environment: ["PULSE_SERVER": "unix:/dev/null"], input: Array(text.text.utf8))
          #expect(result.status == .exited(0))
          return (index, result.text)
        }
      }
      for _ in 0..<4 { start() }
      while let (index, text) = try await group.next() {
        all[index] = text
        start()
      }
      return all
    }
  }
}
