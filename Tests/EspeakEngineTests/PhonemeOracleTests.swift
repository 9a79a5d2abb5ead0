import EspeakEngine
import SpeechSynthesis
import TestSupport
import Testing

@Suite(.serialized, .oneEngineAtATime) struct PhonemeOracleTests {
  private static let english = "gmw/en-US"
  private static let deadly = "[[" + String(repeating: "ta", count: 350) + "]]"

  @Test(arguments: OracleWords.voices, [PhonemeNotation.ipa, .mnemonics])
  func `what it tells of words is what the command prints`(
    _ voice: String, _ notation: PhonemeNotation
  ) async throws {
    let words = OracleWords.words(for: voice)
    #expect(words.count == 200)
    let told = try await withEngine {
      try await $0.transcriptions(of: words, voice: voice, isMarkup: false, notation: notation)
    }
    let printed = try await ChildProcess.run(
      "espeak-ng", ["-q", notation == .ipa ? "--ipa" : "-x", "-v", voice, "--stdin"],
      environment: ["PULSE_SERVER": "unix:/dev/null"],
      input: Array(words.joined(separator: "\n\n").utf8))
    let lines = printed.text.split(separator: "\n").map { line in
      line.drop { $0 == " " }
    }
    #expect(lines.count == words.count)
    for (word, (told, line)) in zip(words, zip(told, lines)) {
      let told = try #require(told)
      // Spoken alone, a word without stress gets one.
      let isStressed = told.contains(Self.stress[notation] ?? "?")
      #expect(isStressed ? told == line : Self.unstressed(told) == Self.unstressed(line), "\(word)")
    }
  }

  private static let stress: [PhonemeNotation: Character] = [.ipa: "ˈ", .mnemonics: "'"]

  private static func unstressed(_ phonemes: some StringProtocol) -> String {
    String(phonemes.filter { !"ˈˌ',".contains($0) })
  }

  @Test func `fifty thousand words are answered in their order`() async throws {
    let words = OracleWords.words(for: Self.english)
    let many = (0..<50_000).map { words[$0 * 7 % words.count] }
    try await withEngine(speakers: 2) { engine in
      let once = try await engine.transcriptions(
        of: words, voice: Self.english, isMarkup: false, notation: .ipa)
      let told = try await engine.transcriptions(
        of: many, voice: Self.english, isMarkup: false, notation: .ipa)
      #expect(told == many.indices.map { once[$0 * 7 % words.count] })
    }
  }

  @Test func `a text on which the engine crashes has no answer, the others have theirs`()
    async throws
  {
    var texts = (0..<300).map { "[[t'E\($0 % 2 == 0 ? "s" : "k")]]" }
    try await withEngine { engine in
      let before = try await engine.transcriptions(
        of: texts, voice: Self.english, isMarkup: true, notation: .ipa)
      #expect(before[0] == "tˈɛs")
      for index in [0, 150, 151, 299] { texts[index] = Self.deadly }
      let after = try await engine.transcriptions(
        of: texts, voice: Self.english, isMarkup: true, notation: .ipa)
      for index in texts.indices {
        #expect(after[index] == (texts[index] == Self.deadly ? nil : before[index]), "\(index)")
      }
      #expect(Family.speakers.count == 1)
    }
  }

  @Test func `a text that is too long has no answer, the others have theirs`() async throws {
    let long = String(repeating: "a ", count: WireFormat.maximumText)
    let told = try await withEngine {
      try await $0.transcriptions(
        of: ["one", long, "two", long], voice: Self.english, isMarkup: false, notation: .ipa)
    }
    #expect(told == ["wˈʌn", nil, "tˈuː", nil])
  }

  @Test func `what a text leaves open changes nothing of the next one`() async throws {
    let open = [
      "One <voice xml:lang=\"fr\">deux trois", "<s xml:lang=\"de\">eins", "<sub alias=\"x\">y",
      "<say-as interpret-as=\"characters\">ab", "<emphasis level=\"strong\">the", "[[t", "a <b",
      "<phoneme alphabet=\"espeak\" ph=\"_^_fr bO~\"/>", "<!-- ", "&am",
      "<tts:style field=\"punctuation\" mode=\"all\">a, b",
      "<tts:style field=\"capital_letters\" mode=\"spelling\">Ab", "<audio src=\"/nowhere\">b", "",
    ]
    let next = "Read the evening, bonjour Ab."
    let texts = open.flatMap { [$0, next] }
    let told = try await withEngine {
      try await $0.transcriptions(
        of: [next] + texts, voice: Self.english, isMarkup: true, notation: .ipa)
    }
    for index in texts.indices where texts[index] == next {
      #expect(told[index + 1] == told[0], "after \(texts[index - 1])")
    }
  }

  @Test func `an element that changes the voice is obeyed`() async throws {
    let told = try await withEngine {
      try await $0.transcriptions(
        of: [
          "<voice name=\"gmw/en-US\">the cat</voice> <voice name=\"roa/fr\">la ville</voice>"
        ], voice: Self.english, isMarkup: true, notation: .ipa)
    }
    #expect(told == ["ðə kˈæt la- vˈil"])
  }

  @Test func `plain text keeps its signs`() async throws {
    let told = try await withEngine {
      try await $0.transcriptions(
        of: ["a [[b]] c", "<b>x</b>", "R&D", ""], voice: Self.english, isMarkup: false,
        notation: .ipa)
    }
    #expect(told[0]?.contains("bˈiː") == true)
    #expect(told[1]?.contains("ˈɛks") == true)
    #expect(told[2]?.contains("ænd") == true)
    #expect(told[3] == "")
  }

  @Test(arguments: ["", "gmw/nowhere", "../../../../../../etc/passwd"])
  func `a voice that is not there is told`(_ voice: String) async throws {
    try await withEngine { engine in
      await #expect(throws: SpeechError.noVoice(voice)) {
        try await engine.transcriptions(
          of: ["one"], voice: voice, isMarkup: false, notation: .ipa)
      }
      await #expect(throws: SpeechError.noVoice(voice)) { try await engine.inventory(of: voice) }
    }
  }

  @Test func `no texts have no answers`() async throws {
    let told = try await withEngine {
      try await $0.transcriptions(of: [], voice: Self.english, isMarkup: false, notation: .ipa)
    }
    #expect(told == [])
  }

  @Test func `a cancelled question ends, and the next one is answered`() async throws {
    let many = [String](repeating: "thoroughly", count: 200_000)
    try await withEngine { engine in
      let task = Task {
        try await engine.transcriptions(
          of: many, voice: Self.english, isMarkup: false, notation: .ipa)
      }
      task.cancel()
      await #expect(throws: SpeechError.cancelled) { try await task.value }
      let told = try await engine.transcriptions(
        of: ["one"], voice: Self.english, isMarkup: false, notation: .ipa)
      #expect(told == ["wˈʌn"])
    }
  }

  @Test func `a closed engine refuses`() async throws {
    let engine = EspeakEngine(speakers: 1)
    await engine.close()
    await #expect(throws: SpeechError.cancelled) {
      try await engine.transcriptions(
        of: ["one"], voice: Self.english, isMarkup: false, notation: .ipa)
    }
    await #expect(throws: SpeechError.cancelled) { try await engine.inventory(of: Self.english) }
  }
}
