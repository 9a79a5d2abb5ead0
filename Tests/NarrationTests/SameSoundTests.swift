import EspeakEngine
import FoundationEssentials
import Glibc
import Narration
import ReadingContent
import SpeechSynthesis
import Synchronization
import TestSupport
import Testing

/// What the project promises: a passage has the same bytes whatever was heard before it, and on
/// however many speakers.
@Suite(.serialized, .oneEngineAtATime) struct SameSoundTests {
  private static let count = 200

  private func withSpeaker<Answer: Sendable>(
    of book: Book, speakers: Int, _ body: (PassageSpeaker) async throws -> Answer
  ) async throws -> Answer {
    signal(SIGPIPE, SIG_IGN)
    let engine = EspeakEngine(speakers: speakers, libexec: Self.libexec)
    do {
      let answer = try await body(
        PassageSpeaker(engine: engine, book: book, settings: NarrationSettings()))
      await engine.close()
      return answer
    } catch {
      await engine.close()
      throw error
    }
  }

  /// The folder that this package is built into.
  private static var libexec: String {
    let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    let folder = program.map { URL(filePath: $0).deletingLastPathComponent().path } ?? ""
    let debug = PackageRoot.folder.appending(path: ".build/debug").path
    return [folder, debug].first { access("\($0)/read-aloud-speaker", X_OK) == 0 }
      ?? PackageRoot.folder.appending(path: ".build/release").path
  }

  @Test func `200 passages have the same bytes forwards, backwards, at once and after a seek`()
    async throws
  {
    let book = try TestBooks.own("story")
    let script = Script(book: book)
    let passages = Array(script.prefix(Self.count))
    #expect(passages.count == Self.count)

    let forwards = try await withSpeaker(of: book, speakers: 1) { speaker in
      var all: [SpokenPassage] = []
      for passage in passages { all.append(try await speaker.spoken(passage)) }
      return all
    }
    #expect(forwards.allSatisfy { $0.reports.isEmpty })
    #expect(forwards.allSatisfy { passage in passage.segments.contains { !$0.words.isEmpty } })

    let backwards = try await withSpeaker(of: book, speakers: 1) { speaker in
      var all: [SpokenPassage] = []
      for passage in passages.reversed() { all.append(try await speaker.spoken(passage)) }
      return Array(all.reversed())
    }
    #expect(backwards == forwards)

    let onThree = try await withSpeaker(of: book, speakers: 3) { speaker in
      var queue = PassageQueue(script.makeIterator(), speaker: speaker, ahead: 12)
      var all: [SpokenPassage] = []
      while all.count < Self.count, let next = try await queue.next() { all.append(next) }
      queue.cancel()
      return all
    }
    #expect(onThree == forwards)

    let afterSeek = try await withSpeaker(of: book, speakers: 2) { speaker in
      try await seek(to: passages, script, speaker)
    }
    #expect(afterSeek == forwards.map(\.segments))
  }

  /// Reads each passage first of all, in an order that jumps about, as a listener's seek does.
  private func seek(
    to passages: [Passage], _ script: Script, _ speaker: PassageSpeaker
  ) async throws -> [[SpokenSegment]] {
    let narrator = Narrator(script: script, speaker: speaker, ahead: 2)
    var all = [[SpokenSegment]](repeating: [], count: passages.count)
    for step in passages.indices {
      let index = step * 77 % passages.count
      let (events, post) = AsyncStream.makeStream(of: Narrator.Event.self)
      let place = try #require(passages[index].utterances.last).position
      await narrator.read(from: place, reading: step) { post.yield($0) }
      reading: for await event in events {
        switch event {
        case .segment(let segment, _, step): all[index].append(segment)
        case .passage(_, step): break reading
        case .failed(let error, step): throw error
        case .segment, .passage, .end, .failed: break
        }
      }
    }
    await narrator.stop()
    return all
  }

  @Test func `no sentence of ours is spoken in pieces`() async throws {
    let book = try TestBooks.own("story")
    let requests = Mutex(0)
    let counting = CountingEngine(engine: EspeakEngine(speakers: 2, libexec: Self.libexec)) {
      requests.withLock { $0 += 1 }
    }
    signal(SIGPIPE, SIG_IGN)
    let speaker = PassageSpeaker(engine: counting, book: book, settings: NarrationSettings())
    var queue = PassageQueue(Script(book: book).makeIterator(), speaker: speaker, ahead: 4)
    var passages = 0
    while try await queue.next() != nil { passages += 1 }
    await counting.engine.close()
    let attempts = requests.withLock { $0 }
    print("\(passages) passages in \(attempts) requests")
    #expect(attempts == passages)
  }
}

/// Counts the requests that reach the engine.
private struct CountingEngine: SpeechEngine {
  let engine: EspeakEngine
  let count: @Sendable () -> Void

  var format: AudioFormat { engine.format }

  func voices() async throws(SpeechError) -> [Voice] { try await engine.voices() }

  func voice(for language: String) async throws(SpeechError) -> Voice {
    try await engine.voice(for: language)
  }

  func speak(
    _ request: SpeechRequest, receive: @escaping @Sendable (SpokenRun) -> Void
  ) async throws(SpeechError) {
    count()
    try await engine.speak(request, receive: receive)
  }
}
