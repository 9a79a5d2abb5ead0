import ReadingContent
import SpeechSynthesis
import Synchronization
import TestSupport
import Testing

@testable import Pronunciation

@Suite struct LearningTests {
  private let voice = "made/up"

  private func pronunciation(
    _ text: String, _ alphabet: PhoneticNotation.Alphabet = .ipa, spelling: String? = nil,
    engine: MadeUpEngine = MadeUpEngine()
  ) async throws -> Result<Pronunciation, PhoneticFault> {
    try await Transcriber(oracle: engine).pronunciation(
      of: PhoneticNotation(text, alphabet: alphabet), voice: voice, spelling: spelling)
  }

  private func phonemes(_ text: String) async throws -> [String] {
    try await pronunciation(text).get().phonemes
  }

  @Test func `a sound is written by its plain name where that says it`() async throws {
    #expect(try await phonemes("ˈtap") == ["t'ap"])
    #expect(try await phonemes("ˈdap") == ["d'ap"])
  }

  @Test func `elsewhere it is written by another name`() async throws {
    #expect(try await phonemes("ˈata") == ["'at2a"])
    #expect(try await phonemes("ˈaɾa") == ["'ata"])
    #expect(try await phonemes("ˈpad") == ["p'ad2"])
  }

  @Test func `the longest name is taken`() async throws {
    #expect(try await phonemes("ˈtʃaɪ") == ["tS'aI"])
    #expect(try await phonemes("ˈt͡ʃaɪ̯") == ["tS'aI"])
    #expect(try await phonemes("ˈaːs") == ["'a:s"])
  }

  @Test func `what is spoken is what the engine says`() async throws {
    let found = try await pronunciation("paˈsalo").get()
    #expect(found.spoken == "pasˈalo")
    #expect(found.changes.isEmpty)
  }

  @Test func `a sound that is not there is approximated and told`() async throws {
    let found = try await pronunciation("ˈθyb").get()
    #expect(found.phonemes == ["s'up"])
    #expect(found.changes.map(\.kind) == [.approximated, .approximated, .approximated])
    #expect(found.changes.map(\.symbol) == ["θ", "y", "b"])
    #expect(found.changes.map(\.replacement) == ["s", "u", "p"])
    #expect(found.changes.map(\.scalar) == [1, 2, 3])
  }

  @Test func `nasal and syllabic sounds are taken apart`() async throws {
    #expect(try await phonemes("ˈpã") == ["p'an"])
    #expect(try await phonemes("ˈsãk") == ["s'aNk"])
    #expect(try await phonemes("ˈasl̩") == ["'as@l"])
  }

  @Test func `the stress is the voice's own where none is written`() async throws {
    let one = try await pronunciation("sol").get()
    #expect(one.phonemes == ["s'ol"])
    #expect(one.changes.isEmpty)
    let more = try await pronunciation("salo").get()
    #expect(more.phonemes == ["s'alo"])
    #expect(more.changes.map(\.kind) == [.stressed])
    #expect(more.changes.map(\.scalar) == [1])
    #expect(try await pronunciation("sə", spelling: "the").get().phonemes == ["s@"])
    #expect(try await pronunciation("sə", spelling: "sol").get().phonemes == ["s'@"])
    #expect(try await phonemes("sa ˈlo") == ["sa", "l'o"])
  }

  @Test func `a stress without a vowel is told`() async throws {
    let found = try await pronunciation("ˈsalˈs").get()
    #expect(found.phonemes == ["s'als"])
    #expect(found.changes.map(\.kind) == [.dropped])
    #expect(found.changes.map(\.scalar) == [4])
  }

  @Test func `tones of a voice without tones are told`() async throws {
    let found = try await pronunciation("sa˥˩").get()
    #expect(found.changes.map(\.symbol) == ["˥˩"])
    #expect(found.changes.map(\.kind) == [.dropped])
  }

  @Test func `a crash is a fault of its notation alone`() async throws {
    let engine = MadeUpEngine(crashingOn: "k'as")
    let found = try await Transcriber(oracle: engine).pronunciations(
      of: ["sa", "kas", "la"].map { PhoneticNotation($0) }, voice: voice)
    #expect((try? found[0].get().phonemes) == ["s'a"])
    #expect(throws: PhoneticFault.self) { try found[1].get() }
    #expect((try? found[2].get().phonemes) == ["l'a"])
  }

  @Test func `mnemonics are checked and passed on`() async throws {
    let found = try await pronunciation("s'ata l,o", .espeak).get()
    #expect(found.phonemes == ["s'ata", "l,o"])
    #expect(found.spoken == "sˈaɾa lˌo")
    guard case .failure(let fault) = try await pronunciation("sa lZo", .espeak) else {
      Issue.record("it was taken")
      return
    }
    #expect(fault.kind == .unknown(symbol: "Z", suggestion: nil))
    #expect(fault.scalar == 4)
    for (text, kind) in [("'", PhoneticFault.Kind.empty), ("", .empty)] {
      guard case .failure(let fault) = try await pronunciation(text, .espeak) else {
        Issue.record("\(text) was taken")
        continue
      }
      #expect(fault.kind == kind)
    }
  }

  @Test(arguments: [1, 99, 100, 101, 777, 5000])
  func `no word is too long for the engine`(_ count: Int) async throws {
    for (text, alphabet) in [
      (String(repeating: "sa", count: count).prefix(count), PhoneticNotation.Alphabet.ipa),
      (String(repeating: "t2@", count: count).prefix(count / 3 * 3 + 3), .espeak),
    ] {
      let found = try await pronunciation(String(text), alphabet).get()
      let mnemonics = Mnemonics(try await MadeUpEngine().inventory(of: voice).phonemes)
      var all = 0
      for word in found.phonemes {
        let parts = try mnemonics.split(Substring(word)).get()
        #expect(parts.count <= 100)
        #expect(word.utf8.count <= 400)
        all += parts.count
      }
      #expect(all >= count / 3 * 2)
    }
  }

  @Test func `what was learned is kept`() async throws {
    let folder = try TemporaryFolder()
    let first = MadeUpEngine()
    let learned = try await Transcriber(oracle: first, cacheFolder: folder.path("sounds"))
      .learnedVoice(voice)
    #expect(first.asked.withLock { $0 } > 100)
    let second = MadeUpEngine()
    let kept = try await Transcriber(oracle: second, cacheFolder: folder.path("sounds"))
      .learnedVoice(voice)
    #expect(second.asked.withLock { $0 } == 0)
    #expect(kept.units == learned.units)
    #expect(kept.stressRule == learned.stressRule)
    #expect(kept.rhotic == learned.rhotic)
    #expect(kept.rhotic == PhoneticSound("r"))
  }

  @Test func `damaged or strange files are as good as none`() async throws {
    let inventory = try await MadeUpEngine().inventory(of: voice)
    let text = LearnedVoiceText.write(
      try await VoiceLearner.learn(inventory, from: MadeUpEngine()))
    #expect(LearnedVoiceText.read(text, inventory) != nil)
    let bytes = Array(text.utf8)
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      var damaged = bytes
      let place = Int.random(in: 0..<damaged.count, using: &generator)
      damaged[place] ^= UInt8.random(in: 1...255, using: &generator)
      #expect(LearnedVoiceText.read(String(decoding: damaged, as: UTF8.self), inventory) == nil)
      let half = String(decoding: bytes[..<place], as: UTF8.self)
      #expect(LearnedVoiceText.read(half, inventory) == nil)
    }
    let newer = PhonemeInventory(
      voice: voice, table: "up", phonemes: inventory.phonemes, dataVersion: "2")
    #expect(LearnedVoiceText.read(text, newer) == nil)
  }

  @Test func `a voice that is not there is an error`() async {
    await #expect(throws: SpeechError.noVoice("none")) {
      _ = try await Transcriber(oracle: MadeUpEngine()).pronunciation(
        of: PhoneticNotation("a"), voice: "none")
    }
  }

  @Test func `many are the same as one by one`() async throws {
    let texts = (0..<9000).map { ["sata", "ˈlot", "x", "paˈlosa", "ˈtʃaɪ"][$0 % 5] }
    let found = try await Transcriber(oracle: MadeUpEngine()).pronunciations(
      of: texts.map { PhoneticNotation($0) }, voice: voice)
    #expect(found.count == texts.count)
    for (place, text) in texts.enumerated() where place < 5 || place > 8990 {
      let alone = try await pronunciation(text)
      #expect(found[place] == alone)
    }
  }
}
