import SpeechSynthesis
import Testing

@Suite struct SilentEngineTests {
  private func speak(
    _ text: String, isMarkup: Bool, trace: PhonemeNotation? = nil
  ) async throws -> SpokenRun {
    let run = SpeechRequest.Run(text: text, voice: "en", isMarkup: isMarkup)
    return try await SilentEngine().speak(SpeechRequest(runs: [run], trace: trace))[0]
  }

  @Test func `elements are silent, their marks and phonemes are told`() async throws {
    let text = "ab <mark name=\"3\"/><phoneme alphabet=\"espeak\" ph=\"k'a t\"/> <b>end</b>"
    let run = try await speak(text, isMarkup: true, trace: .ipa)
    #expect(
      run.words == [
        SpokenRun.WordEvent(scalars: 0..<2, sample: 0),
        SpokenRun.WordEvent(scalars: 0..<0, sample: 1_900, mark: 3),
        SpokenRun.WordEvent(scalars: 62..<65, sample: 1_900),
        SpokenRun.WordEvent(scalars: 62..<65, sample: 2_200),
        SpokenRun.WordEvent(scalars: 62..<65, sample: 6_200),
      ])
    #expect(run.samples.count == 7_000)
    #expect(run.phonemes == "ab k'a t end")
  }

  @Test func `plain text has no elements`() async throws {
    let run = try await speak("a <b> c", isMarkup: false)
    #expect(run.words.map(\.scalars) == [0..<1, 2..<5, 6..<7])
    #expect(run.phonemes == nil)
  }

  @Test func `an element that never ends is silent`() async throws {
    let run = try await speak("one <mark name=\"3\" two", isMarkup: true)
    #expect(run.words.filter { $0.mark == nil }.map(\.scalars) == [0..<3])
  }

  @Test func `it tells letters as phonemes, clauses apart, and nothing where it crashes`()
    async throws
  {
    var options = SilentEngine.Options()
    options.crashesOn = "boom"
    let engine = SilentEngine(options)
    let told = try await engine.transcriptions(
      of: ["The cat, it's.", "boom", "<phoneme ph=\"k'at\"/> sat"], voice: "en", isMarkup: true,
      notation: .mnemonics)
    #expect(told == ["The cat its", nil, "k'at sat"])
    let run = SpeechRequest.Run(text: "The cat, it's.", voice: "en")
    let spoken = try await engine.speak(SpeechRequest(runs: [run], trace: .mnemonics))
    #expect(spoken[0].phonemes == "The cat\nits")
    #expect(try await engine.inventory(of: "en").phonemes.count == 28)
  }

  @Test func `a language without a voice has no inventory`() async throws {
    var options = SilentEngine.Options()
    options.languages = ["en"]
    let engine = SilentEngine(options)
    await #expect(throws: SpeechError.noVoice("fr")) { try await engine.inventory(of: "fr") }
  }
}
