import FoundationEssentials
import Glibc
import SpeechSynthesis
import Synchronization
import TestSupport
import Testing

@testable import EspeakEngine

@Suite(.serialized, .oneEngineAtATime) struct EspeakEngineTests {
  private static let english = "gmw/en-US"

  private func single(
    _ text: String, voice: String = english, isMarkup: Bool = false, endsSentence: Bool = true
  ) -> SpeechRequest {
    SpeechRequest(runs: [
      SpeechRequest.Run(text: text, voice: voice, isMarkup: isMarkup, endsSentence: endsSentence)
    ])
  }

  /// Speaks all requests at the same time, and returns the runs of each.
  private func speakAll(
    _ requests: [SpeechRequest], _ engine: EspeakEngine
  ) async throws -> [[SpokenRun]] {
    try await withThrowingTaskGroup(of: (Int, [SpokenRun]).self) { group in
      for (index, request) in requests.enumerated() {
        group.addTask { (index, try await engine.speak(request)) }
      }
      var all = [[SpokenRun]](repeating: [], count: requests.count)
      for try await (index, runs) in group { all[index] = runs }
      return all
    }
  }

  private func words(_ text: String, voice: String, _ engine: EspeakEngine) async throws -> [String]
  {
    let scalars = Array(text.unicodeScalars)
    let runs = try await engine.speak(single(text, voice: voice))
    return runs.flatMap(\.words).map { event in
      var word = String.UnicodeScalarView()
      word.append(contentsOf: scalars[event.scalars])
      return String(word)
    }
  }

  @Test func `the same passage has the same samples in any order, on any number of speakers`()
    async throws
  {
    let passages = Passages.all
    let forwards = try await withEngine { engine in
      var all: [[SpokenRun]] = []
      for passage in passages { all.append(try await engine.speak(passage)) }
      return all
    }
    #expect(forwards.map(\.count) == passages.map(\.runs.count))
    #expect(forwards.joined().allSatisfy { !$0.samples.isEmpty && !$0.words.isEmpty })
    let backwards = try await withEngine(base: "ru") { engine in
      var all: [[SpokenRun]] = []
      for passage in passages.reversed() { all.append(try await engine.speak(passage)) }
      return Array(all.reversed())
    }
    #expect(forwards == backwards)
    let atOnce = try await withEngine(speakers: 3, base: "ja") { try await speakAll(passages, $0) }
    #expect(forwards == atOnce)
  }

  @Test(arguments: ["en", "en-US", "de", "roa/fr", "jbo", "ja", "no such language"])
  func `the voice that is loaded beforehand changes no sample`(_ base: String) async throws {
    let passages = [Passages.all[0], Passages.all[1], Passages.all[4]]
    let plain = try await withEngine { try await speakAll(passages, $0) }
    let other = try await withEngine(base: base) { try await speakAll(passages, $0) }
    #expect(plain == other)
  }

  @Test func `markup that is never closed leaves nothing behind for the next run`() async throws {
    let open = SpeechRequest.Run(
      text: "One <voice xml:lang=\"fr\">two", voice: Self.english, isMarkup: true)
    let next = SpeechRequest.Run(text: "The boat came late.", voice: Self.english)
    let words = try await withEngine { engine in
      let after = try await engine.speak(SpeechRequest(runs: [open, next]))
      let alone = try await engine.speak(SpeechRequest(runs: [next, next]))
      return (after[1].words.map(\.scalars), alone[1].words.map(\.scalars))
    }
    #expect(words.0 == words.1)
  }

  @Test func `a crash of the engine is told, and the next request is spoken`() async throws {
    let deadly = "[[" + String(repeating: "ta", count: 350) + "]]"
    try await withEngine { engine in
      let good = Passages.all[0]
      let before = try await engine.speak(good)
      let runs = [
        SpeechRequest.Run(text: "Before.", voice: Self.english),
        SpeechRequest.Run(text: deadly, voice: Self.english, isMarkup: true),
      ]
      let received = Mutex<[Int]>([])
      await #expect(throws: SpeechError.crashed(run: 1, signal: Int(SIGSEGV))) {
        try await engine.speak(SpeechRequest(runs: runs)) { run in
          received.withLock { $0.append(run.run) }
        }
      }
      #expect(received.withLock { $0 } == [0])
      let after = try await engine.speak(good)
      #expect(after == before)
      #expect(Family.speakers.count == 1)
    }
  }

  @Test func `a speaker killed in the middle is replaced and nothing is lost or doubled`()
    async throws
  {
    let long = String(repeating: "The river was wide and the boat was slow. ", count: 200)
    let request = SpeechRequest(runs: [
      SpeechRequest.Run(text: "First.", voice: Self.english),
      SpeechRequest.Run(text: long, voice: Self.english),
    ])
    try await withEngine { engine in
      let whole = try await engine.speak(request)
      let killed = Mutex(0)
      let runs = Mutex<[SpokenRun]>([])
      // The speaker cannot be through with the second run, which is larger than any pipe.
      try await engine.speak(request) { run in
        runs.withLock { $0.append(run) }
        guard run.run == 0, killed.withLock({ $0 }) == 0 else { return }
        for speaker in Family.speakers {
          kill(speaker, SIGKILL)
          killed.withLock { $0 += 1 }
        }
      }
      #expect(killed.withLock { $0 } == 1)
      #expect(runs.withLock { $0 } == whole)
    }
  }

  @Test func `a speaker that always dies is given up after the second attempt`() async throws {
    let program = FileManager.default.temporaryDirectory.appending(
      path: "speaker-that-dies-\(getpid())", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: program, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: program) }
    let script = program.appending(path: "read-aloud-speaker")
    try Data("#!/bin/sh\nexit 0\n".utf8).write(to: script)
    chmod(script.path, 0o755)
    let engine = EspeakEngine(speakers: 1, libexec: program.path)
    signal(SIGPIPE, SIG_IGN)
    await #expect(throws: SpeechError.speakerLost) { try await engine.speak(Passages.all[0]) }
    await engine.close()
  }

  @Test func `a missing speaker is named with its path`() async {
    let engine = EspeakEngine(speakers: 1, libexec: "/nowhere")
    engine.start()
    await #expect(throws: SpeechError.speakerMissing(path: "/nowhere/read-aloud-speaker")) {
      try await engine.speak(Passages.all[0])
    }
    await engine.close()
  }

  @Test(arguments: [
    ("gmw/en-US", "Hi 😀 there, “Yes” (no) was it.", "Hi 😀 there Yes no was it"),
    ("roa/fr", "Le soir tombait « vite ».", "Le soir tombait vite"),
    ("gmw/de", "Der Ofen ist größer.", "Der Ofen ist größer"),
    ("zle/ru", "Он сказал: да.", "Он сказал да"),
    ("jpx/ja", "こんにちは、せかい。", "こんにちは せかい"),
  ])
  func `words are those of the text in several scripts`(
    _ voice: String, _ text: String, _ expected: String
  ) async throws {
    let spoken = try await withEngine { try await words(text, voice: voice, $0) }
    #expect(spoken.joined(separator: " ") == expected)
  }

  @Test func `times of words rise and lie within the sound`() async throws {
    try await withEngine { engine in
      for request in Passages.all.prefix(60) {
        for run in try await engine.speak(request) {
          let samples = run.words.map(\.sample)
          #expect(samples == samples.sorted())
          #expect(run.words.allSatisfy { $0.sample < run.samples.count })
        }
      }
    }
  }

  @Test(arguments: [
    (
      "North [[ east <b> west </b> south & centre ]] end",
      ["North", "east", "west", "south", "end"]
    ),
    ("North\u{0}east \u{1}90P end", ["North", "east", "end"]),
    ("<break time=\"9s\"/> north <!-- east --> end", ["north", "end"]),
  ])
  func `plain text loses no word to signs that mean something to the engine`(
    _ text: String, _ expected: [String]
  ) async throws {
    let spoken = try await withEngine { try await words(text, voice: Self.english, $0) }
    #expect(expected.filter { !spoken.contains($0) } == [])
  }

  @Test func `markup is obeyed`() async throws {
    try await withEngine { engine in
      let plain = try await engine.speak(single("One two.", isMarkup: true))
      let paused = try await engine.speak(
        single("One <break time=\"2000ms\"/>two.", isMarkup: true))
      let gain = paused[0].samples.count - plain[0].samples.count
      #expect(gain > 40_000)
      let phonemes = try await engine.speak(single("[[t'EstIN]]", isMarkup: true))
      let spelt = try await engine.speak(single("[[t'EstIN]]"))
      #expect(phonemes[0].samples.count < spelt[0].samples.count)
    }
  }

  @Test func `the pause of a sentence's end is there only when asked for`() async throws {
    try await withEngine { engine in
      let with = try await engine.speak(single("It rained."))
      let without = try await engine.speak(single("It rained.", endsSentence: false))
      #expect(with[0].samples.count > without[0].samples.count)
    }
  }

  @Test func `an empty text is silence and an empty passage nothing`() async throws {
    try await withEngine { engine in
      let empty = try await engine.speak(single(""))
      #expect(empty == [SpokenRun(run: 0, samples: [], words: [])])
      let none = try await engine.speak(SpeechRequest(runs: []))
      #expect(none == [])
      let blank = try await engine.speak(single(" \n"))
      #expect(blank.map(\.words) == [[]])
    }
  }

  @Test func `a text of 100 kB is spoken to its last word`() async throws {
    let text = String(repeating: "A long road leads to the sea at last. ", count: 2_700)
    let runs = try await withEngine { try await $0.speak(single(text)) }
    #expect(runs.count == 1)
    let last = try #require(runs[0].words.last)
    #expect(last.scalars.upperBound > text.unicodeScalars.count - 10)
    #expect(runs[0].samples.count > 22_050 * 3_000)
  }

  @Test func `speech beyond three hours is refused`() async throws {
    let text = String(repeating: "Long <break time=\"3600000ms\"/> road. ", count: 13)
    try await withEngine { engine in
      await #expect(
        throws: SpeechError.refused(run: 0, reason: "it would last longer than three hours")
      ) { _ = try await engine.speak(single(text, isMarkup: true)) as [SpokenRun] }
    }
  }

  @Test func `the events of a long Korean clause tell how far it was spoken`() async throws {
    let text = (0..<40).map { _ in "사람들이" }.joined(separator: " ") + "."
    let runs = try await withEngine { try await $0.speak(single(text, voice: "ko")) }
    let reached = try #require(runs[0].words.last).scalars.upperBound
    print("Korean: \(runs[0].words.count) of 40 words, \(reached) of \(text.unicodeScalars.count)")
    #expect(runs[0].words.count <= 40)
  }

  @Test(arguments: [
    ("en", "gmw/en"), ("en-US", "gmw/en-US"), ("en-us", "gmw/en-US"), ("de-1996", "gmw/de"),
    ("pt-PT", "roa/pt"), ("pt-BR", "roa/pt-BR"), ("fr-FR", "roa/fr"), ("sr-Latn", "zls/sr"),
    ("el-monoton", "grk/el"), ("zh", "sit/cmn"), ("ja", "jpx/ja"),
  ])
  func `a language has its voice`(_ language: String, _ identifier: String) async throws {
    let voice = try await withEngine { try await $0.voice(for: language) }
    #expect(voice.identifier == identifier)
  }

  @Test(arguments: ["xx", "qqq-AB", "", "und", "../../etc/passwd", "\u{0}"])
  func `a language without a voice is told`(_ language: String) async throws {
    try await withEngine { engine in
      await #expect(throws: SpeechError.noVoice(language)) { try await engine.voice(for: language) }
      // The answer is whole: the next question gets its own.
      let german = try await engine.voice(for: "de-1996")
      #expect(german.languages == ["de"])
    }
  }

  @Test(arguments: ["", "gmw/nowhere", "../../../../../../etc/passwd", "/etc/passwd", "a\u{0}b"])
  func `a voice that is not there is told, and the runs before it are spoken`(_ voice: String)
    async throws
  {
    let received = Mutex<[Int]>([])
    try await withEngine { engine in
      await #expect(throws: SpeechError.noVoice(voice)) {
        try await engine.speak(
          SpeechRequest(runs: [
            SpeechRequest.Run(text: "One.", voice: Self.english),
            SpeechRequest.Run(text: "Two.", voice: voice),
          ])
        ) { run in received.withLock { $0.append(run.run) } }
      }
    }
    #expect(received.withLock { $0 } == [0])
  }

  @Test func `there are more than a hundred voices, each found by its identifier`() async throws {
    try await withEngine(speakers: 2) { engine in
      let voices = try await engine.voices()
      #expect(voices.count > 100)
      #expect(Set(voices.map(\.identifier)).count == voices.count)
      #expect(voices.allSatisfy { !$0.name.isEmpty && !$0.languages.isEmpty })
      for voice in voices {
        let runs = try await engine.speak(single("a", voice: voice.identifier))
        #expect(runs.allSatisfy { !$0.samples.isEmpty }, "\(voice.identifier)")
      }
    }
  }

  @Test func `a cancelled request ends at once and the next one is spoken right`() async throws {
    let long = String(repeating: "The river was wide and the boat was slow. ", count: 500)
    try await withEngine { engine in
      let good = Passages.all[1]
      let before = try await engine.speak(good)
      let task = Task { try await engine.speak(single(long)) }
      let waiting = Task { try await engine.speak(single(long)) }
      task.cancel()
      waiting.cancel()
      for cancelled in [task, waiting] {
        await #expect(throws: SpeechError.cancelled) { try await cancelled.value }
      }
      let after = try await engine.speak(good)
      #expect(after == before)
    }
  }

  @Test func `after closing there is no process, no zombie and no open descriptor`() async throws {
    let wires = Family.wires
    #expect(Family.speakers == [])
    for speakers in 1...3 {
      let engine = EspeakEngine(speakers: speakers)
      engine.start()
      _ = try await speakAll(Array(Passages.all.prefix(9)), engine)
      #expect((1...speakers).contains(Family.speakers.count))
      await engine.close()
      #expect(Family.speakers == [])
      #expect(Family.wires == wires)
    }
  }

  @Test func `closing stops a request under way, and a closed engine refuses`() async throws {
    let long = String(repeating: "The river was wide and the boat was slow. ", count: 2_000)
    let engine = EspeakEngine(speakers: 1)
    let request = SpeechRequest(runs: [
      SpeechRequest.Run(text: "First.", voice: Self.english),
      SpeechRequest.Run(text: long, voice: Self.english),
    ])
    let (started, start) = AsyncStream<Void>.makeStream()
    let task = Task {
      try await engine.speak(request) { run in if run.run == 0 { start.finish() } }
    }
    for await _ in started {}
    await engine.close()
    await #expect(throws: SpeechError.cancelled) { try await task.value }
    await #expect(throws: SpeechError.cancelled) { try await engine.speak(request) }
    #expect(Family.speakers == [])
  }
}
