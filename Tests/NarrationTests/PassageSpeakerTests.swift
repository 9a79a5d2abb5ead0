import ReadingContent
import SpeechSynthesis
import Synchronization
import Testing

@testable import Narration

@Suite struct PassageSpeakerTests {
  private func speak(
    _ book: Book, _ options: SilentEngine.Options = SilentEngine.Options()
  ) async throws -> (spoken: SpokenPassage, engine: SilentEngine) {
    let engine = SilentEngine(options)
    let speaker = PassageSpeaker(engine: engine, book: book, settings: NarrationSettings())
    return (try await speaker.spoken(try TestBooks.firstPassage(of: book)), engine)
  }

  /// The words with their places in the text of the first block.
  private func words(_ spoken: SpokenPassage, _ book: Book) -> [String] {
    let text = book.sections[0].blocks[spoken.passage.id.block].text.string
    return spoken.segments.flatMap(\.words).map { text.bytes($0.range) }
  }

  private let three = TestBooks.paragraphs("One two three. Four five six seven. Eight nine.")

  @Test func `every segment comes once, in order, with its words`() async throws {
    let (spoken, engine) = try await speak(three)
    #expect(spoken.segments.map(\.segment) == [0, 1, 2, 3])
    #expect(
      words(spoken, three) == [
        "One", "two", "three.", "Four", "five", "six", "seven.", "Eight", "nine.",
      ])
    #expect(spoken.reports.isEmpty)
    #expect(engine.requests.map(\.runs.count) == [3])
    // "One two three. " and the pause of 500.
    #expect(spoken.segments[0].samples.count == 1_900)
    #expect(
      spoken.segments[0].words.map(\.samples) == [0..<400, 400..<800, 800..<1_400])
    #expect(spoken.segments[3].samples == [Int16](repeating: 0, count: 1_200))
  }

  @Test func `a lost tail is spoken after all, and nothing twice`() async throws {
    let book = TestBooks.paragraphs(
      "Somebody bought seventeen thousand. Everybody wanted eighteen thousand. Nine ten.")
    var options = SilentEngine.Options()
    options.mostWords = 2
    let (spoken, engine) = try await speak(book, options)
    let (whole, _) = try await speak(book)
    #expect(words(spoken, book) == words(whole, book))
    #expect(spoken.segments.map(\.segment) == [0, 1, 2, 3])
    #expect(spoken.reports.isEmpty)
    // All that is too long is cut at once.
    #expect(engine.requests.map(\.runs.count) == [3, 5])
    #expect(
      engine.requests.last?.runs.map(\.text) == [
        "Somebody bought ", "seventeen thousand. ", "Everybody wanted ", "eighteen thousand. ",
        "Nine ten.",
      ])
    #expect(engine.requests.last?.runs.map(\.endsSentence) == [false, true, false, true, true])
  }

  @Test func `an engine that never tells of a word is believed with a report`() async throws {
    var options = SilentEngine.Options()
    options.mostWords = 0
    let (spoken, engine) = try await speak(three, options)
    #expect(spoken.reports.map(\.kind) == [SpeechReport.Kind](repeating: .unconfirmed, count: 9))
    #expect(spoken.segments.map(\.segment) == [0, 1, 2, 3])
    #expect(engine.requests.count <= 4)
  }

  @Test func `a word that crashes the engine is reported with its place, the rest is spoken`()
    async throws
  {
    let book = TestBooks.markdown("# One\n\nA good word. A *BOOM* word, and more. The end.\n")
    var options = SilentEngine.Options()
    options.crashesOn = "BOOM"
    let engine = SilentEngine(options)
    let speaker = PassageSpeaker(engine: engine, book: book, settings: NarrationSettings())
    let passage = Array(Script(book: book))[1]
    let spoken = try await speaker.spoken(passage)
    #expect(spoken.reports.map(\.kind) == [.crashed])
    let report = try #require(spoken.reports.first)
    #expect(report.text == "BOOM ")
    #expect(
      report.description(in: book).hasPrefix("book.md, line 3, column 17: the engine crashes"))
    #expect(
      words(spoken, book) == [
        "A", "good", "word.", "A", "word,", "and", "more.", "The", "end.",
      ])
    #expect(spoken.segments.map(\.segment) == [0, 1, 2, 3])
  }

  @Test func `a passage of nothing but crashes is silent and ends`() async throws {
    let book = TestBooks.paragraphs(String(repeating: "bad worse bad. ", count: 50))
    var options = SilentEngine.Options()
    options.crashesOn = "a"
    options.samplesPerScalar = 1
    let (spoken, engine) = try await speak(book, options)
    #expect(spoken.segments.map(\.segment) == Array(spoken.passage.segments.indices))
    #expect(spoken.reports.allSatisfy { $0.kind == .crashed })
    #expect(engine.requests.count <= 200)
    let reported = spoken.reports.reduce(0) { $0 + $1.text.count }
    let heard = words(spoken, book).reduce(0) { $0 + $1.count }
    #expect(reported + heard >= spoken.passage.utterances.reduce(0) { $0 + $1.text.count } - 50)
  }

  @Test func `a crash on a run that was spoken before cuts nothing`() async throws {
    let session = PassageSession(
      passage: try TestBooks.firstPassage(of: three),
      pieces: try TestBooks.firstPassage(of: three).utterances.enumerated().map {
        index, utterance in
        SpokenPiece(
          segment: index, text: utterance.parts[0], voice: "en", endsSentence: true)
      }, sampleRate: 1_000
    ) { _ in }
    let request = try #require(session.request(rate: 175, pitch: 50))
    for run in try await SilentEngine().speak(request).prefix(2) { session.take(run) }
    session.endAttempt(crashedRun: 0)
    let again = try #require(session.request(rate: 175, pitch: 50))
    #expect(again == request)
    for run in try await SilentEngine().speak(again) { session.take(run) }
    session.endAttempt(crashedRun: nil)
    #expect(session.request(rate: 175, pitch: 50) == nil)
    #expect(session.finish().isEmpty)
  }

  @Test func `a voice that is missing is told, and the book's own reads on`() async throws {
    var text = AttributedText("He said ")
    var klingon = SpeechAttributes()
    klingon.language = LanguageTag("tlh")
    text.append("qapla", attributes: klingon)
    text.append(" to me.")
    var book = TestBooks.paragraphs("")
    book.sections[0].blocks[0].text = text
    var options = SilentEngine.Options()
    options.languages = ["en"]
    let (spoken, engine) = try await speak(book, options)
    #expect(spoken.reports.map(\.kind) == [.noVoice(language: "tlh")])
    #expect(engine.requests.first?.runs.map(\.voice) == ["en", "en", "en"])
    #expect(words(spoken, book) == ["He", "said", "qapla", "to", "me."])
  }

  @Test func `an error of the engine that is no crash ends the passage`() async throws {
    var options = SilentEngine.Options()
    options.fails = ("seven", .speakerLost)
    let faulty = options
    await #expect(throws: SpeechError.speakerLost) { try await speak(three, faulty) }
  }

  @Test func `a cancelled task stops at once`() async throws {
    let (asked, ask) = AsyncStream.makeStream(of: Void.self)
    let (answered, answer) = AsyncStream.makeStream(of: Void.self)
    var options = SilentEngine.Options()
    options.before = { _ in
      ask.yield()
      for await _ in answered {}
    }
    let waiting = options
    let task = Task { try await speak(three, waiting) }
    for await _ in asked { break }
    task.cancel()
    answer.finish()
    await #expect(throws: SpeechError.cancelled) { try await task.value }
  }

  @Test func `the queue gives every passage in order, and as many ahead as it may`() async throws {
    let book = TestBooks.paragraphs("One.", "Two.", "Three.", "Four.", "Five.")
    let engine = SilentEngine()
    let speaker = PassageSpeaker(engine: engine, book: book, settings: NarrationSettings())
    for ahead in [-1, 1, 2, 9] {
      var queue = PassageQueue(Script(book: book).makeIterator(), speaker: speaker, ahead: ahead)
      var blocks: [Int] = []
      while let upcoming = queue.upcoming(), let spoken = try await queue.next() {
        #expect(spoken.passage.id == upcoming)
        blocks.append(spoken.passage.id.block)
      }
      #expect(blocks == [0, 1, 2, 3, 4])
      #expect(try await queue.next() == nil)
    }
  }

  @Test func `a narrator tells every segment once, whether streamed or whole`() async throws {
    let book = TestBooks.paragraphs("One two. Three.", "Four BOOM five.", "Six seven eight nine.")
    var options = SilentEngine.Options()
    options.mostWords = 2
    options.crashesOn = "BOOM"
    let speaker = PassageSpeaker(
      engine: SilentEngine(options), book: book, settings: NarrationSettings())
    let script = Script(book: book)
    var whole: [SpokenSegment] = []
    for passage in script { whole += try await speaker.spoken(passage).segments }
    for (block, first) in [(0, 0), (1, 3), (2, 5)] {
      let narrator = Narrator(script: script, speaker: speaker, ahead: 2)
      let (events, post) = AsyncStream.makeStream(of: Narrator.Event.self)
      await narrator.read(from: BlockPosition(section: 0, block: block), reading: 7) {
        post.yield($0)
      }
      var told: [SpokenSegment] = []
      reading: for await event in events {
        switch event {
        case .segment(let segment, _, let reading):
          #expect(reading == 7)
          told.append(segment)
        case .passage: await narrator.more()
        case .end: break reading
        case .failed(let error, _):
          Issue.record("\(error)")
          break reading
        }
      }
      #expect(told == Array(whole[first...]))
    }
  }

  @Test func `a narrator that is stopped tells no failure`() async throws {
    let (asked, ask) = AsyncStream.makeStream(of: Void.self)
    let (held, release) = AsyncStream.makeStream(of: Void.self)
    var options = SilentEngine.Options()
    options.before = { _ in
      ask.yield()
      for await _ in held {}
      ask.finish()
    }
    let speaker = PassageSpeaker(
      engine: SilentEngine(options), book: three, settings: NarrationSettings())
    let narrator = Narrator(script: Script(book: three), speaker: speaker, ahead: 1)
    let (ended, end) = AsyncStream.makeStream(of: Void.self)
    let log = await read(narrator, LastWord { end.finish() })
    for await _ in asked { break }
    await narrator.stop()
    release.finish()
    for await _ in ended {}
    #expect(log.all == [])
  }

  /// Starts a reading that keeps an object as long as it lasts, and returns what it tells.
  private func read(_ narrator: Narrator, _ lastWord: LastWord) async -> SharedLog {
    let log = SharedLog()
    await narrator.read(from: BlockPosition(section: 0, block: 0), reading: 1) { event in
      withExtendedLifetime(lastWord) { log.append("\(event)") }
    }
    return log
  }
}

/// Says when nobody holds it any more.
private final class LastWord: Sendable {
  private let say: @Sendable () -> Void

  init(_ say: @escaping @Sendable () -> Void) {
    self.say = say
  }

  deinit { say() }
}

/// Lines that are written from any thread.
private final class SharedLog: Sendable {
  private let lines = Mutex<[String]>([])

  func append(_ line: String) {
    lines.withLock { $0.append(line) }
  }

  var all: [String] {
    lines.withLock { $0 }
  }
}
