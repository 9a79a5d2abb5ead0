import EspeakEngine
import SpeechSynthesis
import TestSupport
import Testing

/// What the engine tells of the phonemes and marks that it speaks.
@Suite(.serialized, .oneEngineAtATime) struct TraceTests {
  private static let english = "gmw/en-US"

  private func markup(_ text: String, voice: String = english) -> SpeechRequest {
    SpeechRequest(runs: [SpeechRequest.Run(text: text, voice: voice, isMarkup: true)])
  }

  @Test(arguments: [PhonemeNotation.mnemonics, .ipa])
  func `the trace changes no sample and no word`(_ notation: PhonemeNotation) async throws {
    try await withEngine(speakers: 2) { engine in
      for passage in Passages.all.prefix(100) {
        let plain = try await engine.speak(passage)
        var traced = passage
        traced.trace = notation
        let told = try await engine.speak(traced)
        #expect(plain.map(\.samples) == told.map(\.samples))
        #expect(plain.map(\.words) == told.map(\.words))
        #expect(plain.allSatisfy { $0.phonemes == nil })
        #expect(told.allSatisfy { $0.phonemes?.isEmpty == false })
      }
    }
  }

  @Test(arguments: [PhonemeNotation.mnemonics, .ipa])
  func `the trace of a sentence is what the oracle tells`(
    _ notation: PhonemeNotation
  ) async throws {
    var runs: Set<SpeechRequest.Run> = []
    for run in Passages.all.flatMap(\.runs) where run.endsSentence { runs.insert(run) }
    #expect(runs.count > 20)
    try await withEngine(speakers: 2) { engine in
      for run in runs {
        let spoken = try await engine.speak(SpeechRequest(runs: [run], trace: notation))
        let told = try await engine.transcriptions(
          of: [run.text], voice: run.voice, isMarkup: false, notation: notation)
        let lines = spoken[0].phonemes?.split(separator: "\n").joined(separator: " ")
        #expect(lines == told[0], "\(run.text)")
      }
    }
  }

  @Test func `each run has its own phonemes, a line a clause`() async throws {
    let runs = ["One, two; three.", "", "Four."].map {
      SpeechRequest.Run(text: $0, voice: Self.english)
    }
    let spoken = try await withEngine {
      try await $0.speak(SpeechRequest(runs: runs, trace: .ipa))
    }
    #expect(spoken.map(\.phonemes) == ["wˈʌn\ntˈuː\nθɹˈiː", "", "fˈoːɹ"])
  }

  @Test func `a long run has its whole trace`() async throws {
    let text = String(repeating: "A long road leads to the sea at last. ", count: 2_700)
    let spoken = try await withEngine {
      try await $0.speak(
        SpeechRequest(
          runs: [SpeechRequest.Run(text: text, voice: Self.english)], trace: .mnemonics))
    }
    let lines = try #require(spoken[0].phonemes).split(separator: "\n")
    #expect(lines.count == 2_700)
    #expect(Set(lines).count == 1)
  }

  @Test func `a mark before phonemes tells their first sample, in order among the words`()
    async throws
  {
    let text =
      "Say <mark name=\"4\"/><phoneme alphabet=\"espeak\" ph=\"k'at\"/> then "
      + "<mark name=\"15\"/><phoneme alphabet=\"espeak\" ph=\"d'Og\"/>, at last."
    let run = try await withEngine { try await $0.speak(markup(text))[0] }
    let marks = run.words.filter { $0.mark != nil }
    #expect(marks.map(\.mark) == [4, 15])
    #expect(marks.allSatisfy { $0.scalars == 0..<0 && 0 < $0.sample })
    #expect(run.words.map(\.sample) == run.words.map(\.sample).sorted())
    let scalars = Array(text.unicodeScalars)
    let order = run.words.map { event in
      event.mark.map { "\($0)" } ?? String(String.UnicodeScalarView(scalars[event.scalars]))
    }
    // The words of a block of phonemes have the place of the word that follows.
    #expect(order.first == "Say")
    #expect(order.filter { $0 == "4" || $0 == "15" || $0 == "last" } == ["4", "15", "last"])
    #expect(order.firstIndex(of: "4") == 1)
  }

  @Test func `the mark of a block is silent itself`() async throws {
    let block = "<phoneme alphabet=\"espeak\" ph=\"k'at\"/>"
    try await withEngine { engine in
      let with = try await engine.speak(markup("Say <mark name=\"1\"/>\(block) then."))
      let without = try await engine.speak(markup("Say \(block) then."))
      #expect(with[0].samples == without[0].samples)
    }
  }

  @Test(arguments: ["x", "-1", "+1", "1.0", "", "12345678901", " 1", "٣", "page 3"])
  func `a mark whose name is no number is not told`(_ name: String) async throws {
    let run = try await withEngine {
      try await $0.speak(markup("One <mark name=\"\(name)\"/> two <mark name=\"7\"/> three."))[0]
    }
    #expect(run.words.compactMap(\.mark) == [7])
  }

  @Test func `events of markup beyond the text are left out`() async throws {
    let text = "<tts:style field=\"punctuation\" mode=\"all\">One, two (three).</tts:style>"
    let run = try await withEngine { try await $0.speak(markup(text))[0] }
    #expect(!run.words.isEmpty)
    let count = text.unicodeScalars.count
    #expect(run.words.allSatisfy { (0..<count).contains($0.scalars.lowerBound) })
    #expect(run.words.allSatisfy { $0.scalars.upperBound <= count })
  }
}
