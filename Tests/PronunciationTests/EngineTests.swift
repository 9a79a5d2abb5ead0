import EspeakEngine
import ReadingContent
import SpeechSynthesis
import TestSupport
import Testing

@testable import Pronunciation

@Suite(.serialized, .oneEngineAtATime) struct EngineTests {
  private func pronunciations(
    _ texts: [String], _ voice: String, _ alphabet: PhoneticNotation.Alphabet = .ipa
  ) async throws -> [Result<Pronunciation, PhoneticFault>] {
    try await Transcriber(oracle: Voices.engine()).pronunciations(
      of: texts.map { PhoneticNotation($0, alphabet: alphabet) }, voice: voice)
  }

  private func spoken(_ texts: [String], _ voice: String) async throws -> [String] {
    try await pronunciations(texts, voice).map { try $0.get().spoken }
  }

  @Test(arguments: Voices.all)
  func `ordinary words come back as they were`(_ voice: String) async throws {
    let words = OrdinaryWords.of(voice)
    #expect(words.count >= 90)
    let trip = try await RoundTrip.of(words, voice: voice, Voices.engine())
    #expect(trip.misses.isEmpty)
    #expect(trip.leftOut <= 3)
  }

  @Test func `sounds that a voice lacks have a near one`() async throws {
    #expect(try await spoken(["lɒt", "kʊʁ", "ty", "bã", "bã:k"], Voices.american).count == 5)
    #expect(
      try await spoken(["lɒt", "ty", "bœf", "ɓa", "kʼu"], Voices.american)
        == ["lˈɑːt", "tˈu", "bˈɜːf", "bˈæ", "kˈu"])
    #expect(try await spoken(["ˈbɜ˞d", "ˈbɝd", "ˈlɛtɚ"], Voices.american)[2] == "lˈɛtɚ")
    #expect(try await spoken(["ˈlɛtɚ"], Voices.british) == ["lˈɛtəɹ"])
    #expect(try await spoken(["θɪn", "ðɪs"], Voices.german) == ["θˈɪn", "ðˈɪs"])
    #expect(try await spoken(["ɹɛd"], Voices.french) == ["ʁˈɛd"])
  }

  @Test func `each approximation is told`() async throws {
    let found = try await pronunciations(["ˈlɒtɑ̃ʘ"], Voices.american)[0].get()
    #expect(found.changes.map(\.symbol) == ["ɒ", "ʘ"])
    #expect(found.changes.map(\.replacement) == ["ɑː", "p"])
    #expect(found.changes.map(\.scalar) == [2, 6])
    #expect(found.changes.allSatisfy { $0.kind == .approximated })
  }

  @Test func `in English the letter r is the English one`() async throws {
    let found = try await pronunciations(["ˈveri"], Voices.american)[0].get()
    #expect(found.spoken == "vˈeɹi")
    #expect(found.changes.map(\.kind) == [.respelled])
    let italian = try await pronunciations(["ˈvero"], Voices.italian)[0].get()
    #expect(italian.changes.isEmpty)
  }

  @Test func `a y before a vowel is the Americanist one`() async throws {
    let found = try await pronunciations(["ˈkyut"], Voices.american)[0].get()
    #expect(found.spoken == "kjˈut")
    #expect(found.changes.map(\.replacement) == ["j"])
  }

  @Test func `the stress is put by the rule of the language`() async throws {
    #expect(try await spoken(["bɔ̃ʒuʁ"], Voices.french) == ["bɔ̃ʒˈuʁ"])
    #expect(
      try await spoken(["kasa", "kanton", "xenetal"], Voices.spanish)
        == ["kˈasa", "kˈanton", "xenetˈal"])
    #expect(try await spoken(["tavolo"], "zlw/pl") == ["tavˈolo"])
    #expect(try await spoken(["tavolo"], "urj/hu") == ["tˈavolo"])
    let free = try await pronunciations(["kætɪk"], Voices.american)[0].get()
    #expect(free.spoken == "kætɪk")
    #expect(free.changes.map(\.kind) == [.unstressed])
    #expect(free.changes.map(\.symbol) == ["kætɪk"])
    #expect(
      try await spoken(["kæt", "haɪ", "kaɪ̯t"], Voices.american) == ["kˈæt", "hˈaɪ", "kˈaɪt"])
  }

  @Test func `words that the voice leaves unstressed stay so`() async throws {
    let transcriber = Transcriber(oracle: Voices.engine())
    let notation = PhoneticNotation("ðə")
    let article = try await transcriber.pronunciation(
      of: notation, voice: Voices.american, spelling: "the")
    #expect(try article.get().spoken == "ðə")
    let word = try await transcriber.pronunciation(
      of: notation, voice: Voices.american, spelling: "thu")
    #expect(try word.get().spoken == "ðˈə")
  }

  @Test func `tones are spoken where there are any`() async throws {
    let found = try await pronunciations(["ma˥", "ma⁵⁵", "ma˨˩˦"], "sit/cmn")
    #expect(try found.map { try $0.get().phonemes } == [["m'a55"], ["m'a55"], ["m'a214"]])
    #expect(try found.allSatisfy { try $0.get().changes.isEmpty })
    let digits = try await pronunciations(["ma51"], "sit/cmn")[0].get()
    #expect(digits.phonemes == ["m'a51"])
    #expect(digits.changes.map(\.kind) == [.respelled, .respelled])
  }

  @Test func `each alphabet says the same`() async throws {
    let ipa = try await pronunciations(["ˈtʃɪkɪn"], Voices.american)[0].get().phonemes
    #expect(
      try await pronunciations(["\"tSIkIn"], Voices.american, .xSampa)[0].get().phonemes == ipa)
    #expect(
      try await pronunciations(["CH IH1 K IH0 N"], Voices.american, .arpabet)[0].get().phonemes
        == ipa)
    #expect(
      try await pronunciations(["tS'IkIn"], Voices.american, .espeak)[0].get().phonemes == ipa)
  }

  @Test func `ARPABET leaves the length to the voice`() async throws {
    let texts = ["F AA1 DH ER0", "G OW1", "B ER1 D", "F ER1 IY0", "S UW1 N"]
    for (voice, expected) in [
      (Voices.american, ["fˈɑːðɚ", "ɡˈoʊ", "bˈɜːd", "fˈɜːɹi", "sˈuːn"]),
      (Voices.british, ["fˈɑːðəɹ", "ɡˈəʊ", "bˈɜːɹd", "fˈɜːɹi", "sˈuːn"]),
    ] {
      let found = try await pronunciations(texts, voice, .arpabet)
      #expect(try found.map { try $0.get().spoken } == expected)
    }
    let american = try await pronunciations(texts, Voices.american, .arpabet)
    #expect(try american.allSatisfy { try $0.get().changes.isEmpty })
  }

  @Test(arguments: [Voices.american, Voices.french, Voices.german])
  func `whatever is written is spoken or a fault`(_ voice: String) async throws {
    var texts = [
      "\"", ">", "[[", "]]", "a[[b", "<", "&", "&amp;", "a\u{0}b", "\u{1B}[2J", "\u{202E}a",
    ]
    texts += ["'", "''''", "ˈˈa", "a\u{303}\u{303}\u{303}", "|||", "a|b", "_^_fr a", "\u{FFFD}"]
    for count in [1, 50, 99, 100, 101, 250, 350, 1000, 4999, 5000, 5001] {
      for unit in ["a", "t", "ã", "tʃ", "ˈa", "y", "ʘ", "aɪ", "ŋ̊", "a ", "ə̃ː"] {
        texts.append(String(repeating: unit, count: count))
      }
    }
    for alphabet in PhoneticNotation.Alphabet.allCases {
      let asked = alphabet == .ipa ? texts : texts.filter { $0.utf8.count < 2000 }
      for (text, result) in zip(asked, try await pronunciations(asked, voice, alphabet)) {
        guard case .success(let found) = result else { continue }
        #expect(!found.spoken.isEmpty)
        #expect(!found.phonemes.isEmpty)
        #expect(found.phonemes.allSatisfy { !$0.isEmpty && $0.utf8.count <= 400 })
        #expect(text.utf8.count > 0)
      }
    }
  }

  @Test func `random signs never crash`() async throws {
    var generator = SeededGenerator(seed: 3)
    let signs = Array(
      "aɪəʊɑːtʃdʒˈˌ. ̩̃ʰʼ˥|/[](){}~\"'>&<_^;:*?!#-0123=%,@\u{7}\u{200D}漢".unicodeScalars)
    let texts = (0..<2000).map { _ in
      String(
        String.UnicodeScalarView(
          (0..<Int.random(in: 1...12, using: &generator)).map { _ in
            signs[Int.random(in: 0..<signs.count, using: &generator)]
          }))
    }
    for alphabet in PhoneticNotation.Alphabet.allCases {
      let found = try await pronunciations(texts, Voices.american, alphabet)
      #expect(found.count == texts.count)
      for result in found {
        switch result {
        case .success(let pronunciation): #expect(!pronunciation.spoken.isEmpty)
        case .failure(let fault):
          #expect((0...fault.asked.text.unicodeScalars.count).contains(fault.scalar))
        }
      }
    }
  }

  @Test func `the list of symbols names what is there and what is not`() async throws {
    let symbols: VoiceSymbols = try await Transcriber(oracle: Voices.engine()).symbols(
      of: Voices.american)
    #expect(symbols.sounds.first { $0.ipa == "ə" }?.mnemonic == "@")
    #expect(symbols.sounds.first { $0.ipa == "aɪ" }?.mnemonic == "aI")
    #expect(symbols.standIns.first { $0.ipa == "ɒ" }?.spoken == "ɑː")
    let named = Set(symbols.sounds.map(\.ipa) + symbols.standIns.map(\.ipa))
    for letter in IPAChart.letters {
      #expect(named.contains(String(Character(letter.scalar))), "\(letter.scalar)")
    }
    #expect(symbols.standIns.allSatisfy { !$0.spoken.isEmpty })
  }
}
