import EspeakEngine
import Glibc
import Pronunciation
import ReadingContent
import TestSupport
import Testing

@testable import Narration

@Suite("Languages in Latin letters", .serialized, .oneEngineAtATime)
struct RomanizationTests {
  @Test(
    "Words are turned into the script that the voice reads",
    arguments: [
      ("ru-Latn", "esaul", "есаул"), ("ru-Latn", "otkupshchík", "откупщик"),
      ("ru-Latn", "kibítka", "кибитка"), ("ru-Latn", "plastún", "пластун"),
      ("ru-Latn", "sváyka", "свайка"), ("ru-Latn", "sótnya", "сотня"),
      ("ru-Latn", "torban", "торбан"), ("ru-Latn", "vesná", "весна"),
      ("ru-Latn", "zakúska", "закуска"), ("ru-Latn", "eto", "это"),
      ("ru-Latn", "Yefim", "Ефим"), ("ru-Latn", "Elena", "Елена"), ("ru-Latn", "ekh", "эх"),
      ("ru-Latn-alalc97", "muzhík", "мужик"), ("ru-Latn", "esaul’s", "есаулс"),
      ("uk-Latn", "Kyiv", "київ"), ("uk-Latn", "dobryi", "добрий"),
      ("uk-Latn", "Ukrayina", "україна"),
      ("uk-Latn", "borshch", "борщ"), ("bg-Latn", "Sofiya", "софия"),
      ("ja-Latn", "samurai", "サムライ"), ("ja-Latn", "konnichiwa", "コンニチワ"),
      ("ja-Latn", "shōgun", "ショーグン"), ("ko-Latn", "annyeong", "안녕"),
      ("hi-Latn", "namaste", "नमस्ते"), ("ka-Latn", "gamarjoba", "გამარჯობა"),
      ("el-Latn", "kaliméra", "καλιμέρα"),
    ])
  func words(tag: String, word: String, native: String) throws {
    let script = try #require(Romanization(LanguageTag(tag)))
    #expect(script.native(word) == native)
  }

  @Test(
    "Voices that read Latin letters, and scripts that cannot be told from them, are left alone",
    arguments: ["ru", "en", "sr-Latn", "fa-Latn", "zh-Latn", "he-Latn", "grc-Latn", "ru-Cyrl"])
  func others(tag: String) {
    #expect(Romanization(LanguageTag(tag)) == nil)
  }

  @Test("Each word is spoken for itself, and keeps its place in the source")
  func places() throws {
    let book = TestBooks.markdown("A [moy drug, esaul]{lang=ru-Latn} came.\n")
    let utterance = try #require(
      Array(Script(book: book)).flatMap(\.utterances).first)
    let part = try #require(utterance.parts.first { $0.language == "ru-Latn" })
    #expect(part.string == "мой друг, есаул")
    #expect(
      part.replaced.map { utterance.text.string.bytes($0.origin) } == ["moy", "drug", "esaul"])
    let ledger = Ledger(Script(book: book))
    #expect(ledger.unaccounted == 0)
    #expect(ledger.counts[.announced] == nil)
  }

  @Test("A dot before such a word ends no clause inside the sentence, as before any other")
  func dots() {
    var attributes = SpeechAttributes()
    attributes.language = LanguageTag("ru-Latn")
    var text = AttributedText()
    text.append("Ul. Gogol.", attributes: attributes)
    let parts = SpokenTextBuilder.build(text, lexicons: LexiconMatcher([]), base: .english).parts
    #expect(parts.map(\.string) == ["Ул  Гогол."])
  }

  @Test("The voice says what it says for the words in its own script")
  func phonemes() async throws {
    signal(SIGPIPE, SIG_IGN)
    let engine = EspeakEngine(speakers: 1)
    for (latin, own, language) in [
      ("kibítka otkupshchík vesná", "кибитка откупщик весна", "ru"),
      ("samurai", "さむらい", "ja"), ("namaste", "नमस्ते", "hi"),
    ] {
      let book = TestBooks.markdown(
        "[\(latin)]{lang=\(language)-Latn} x [\(own)]{lang=\(language)}")
      let explainer = Explainer(
        engine: engine, book: book, settings: NarrationSettings(),
        pronouncing: Transcriber(oracle: engine))
      let passage = try #require(Array(Script(book: book)).first)
      let words = try await explainer.words(of: passage)
      let middle = try #require(words.firstIndex { $0.text == "x" })
      #expect(words[..<middle].map(\.spoken) == words[(middle + 1)...].map(\.spoken))
      #expect(Set(words[..<middle].map(\.voice)) == Set(words[(middle + 1)...].map(\.voice)))
    }
    await engine.close()
  }

  @Test("Tags with a script find their voice")
  func voices() async throws {
    signal(SIGPIPE, SIG_IGN)
    let engine = EspeakEngine(speakers: 1)
    let table = VoiceTable(engine: engine, settings: NarrationSettings())
    for (tag, voice) in [
      ("ru-Latn", "zle/ru"), ("zh-Latn", "sit/cmn-Latn-pinyin"),
      ("zh-Latn-pinyin", "sit/cmn-Latn-pinyin"), ("yue-Latn", "sit/yue-Latn-jyutping"),
      ("fa-Latn", "ira/fa-Latn"), ("sr-Latn", "zls/sr"), ("sr-Cyrl-RS", "zls/sr"),
      ("zh-Hant-TW", "sit/cmn"), ("grc-Latn", "grk/grc"), ("uz-Cyrl", "trk/uz"),
      ("ja-Latn-hepburn", "jpx/ja"), ("de-Latn-1996", "gmw/de"),
    ] {
      let found = try await table.voice(for: tag)
      #expect(found == voice, "\(tag)")
    }
    await engine.close()
  }
}
