import EspeakEngine
import Glibc
import ReadingContent
import SpeechSynthesis
import TestSupport
import Testing

@testable import Narration

@Suite("Emoji", .serialized, .oneEngineAtATime)
struct EmojiTests {
  private func spoken(_ text: String, language: String, _ treatment: Treatment = .read) -> [String]
  {
    var maker = BookMaker()
    maker.language = LanguageTag(language)
    maker.section("", [maker.block(.paragraph, .text(text))])
    var treatments = Treatments()
    treatments[.emoji] = treatment
    return maker.book.heard(treatments)
  }

  @Test("Each picture stands alone, without what only changes its look")
  func pictures() {
    #expect(spoken("Well done 👍🏽!", language: "en") == ["Well done 👍!"])
    #expect(spoken("I ❤️ you.", language: "fr") == ["I ❤ you."])
    #expect(spoken("😂😂ok😂", language: "de") == ["😂 😂 ok 😂"])
    #expect(spoken("👩🏽‍💻 in 🇫🇷🇩🇪", language: "en") == ["👩 💻 in 🇫🇷 🇩🇪"])
  }

  @Test("Voices without names for them say Unicode's in English")
  func englishNames() {
    #expect(spoken("良い😀。", language: "ja") == ["良い / en: grinning face。"])
    #expect(spoken("❤️", language: "zh") == ["en: heart"])
  }

  @Test("A colour of skin that stands alone is a picture of its own")
  func tones() {
    #expect(spoken("🏽", language: "en") == ["🏽"])
    #expect(
      spoken("Shades 🏽 and 👍🏽.", language: "ja") == [
        "Shades / en: medium skin tone / and / en: thumbs up."
      ])
  }

  @Test("They can be passed over, and are accounted for")
  func silent() {
    #expect(spoken("Good 😀.", language: "en", .skip) == ["Good ."])
    #expect(spoken("😀", language: "en", .skip) == [])
  }

  @Test("Text without them is left as it is")
  func plain() {
    for text in ["A star ★ and © 5 ✓.", "“Quoted” – dash…", "数字１２３"] {
      #expect(AttributedText(text).runsWithEmoji == [])
    }
  }

  @Test("The engine says the whole name in the languages that have names, nothing in the others")
  func engineNames() async throws {
    signal(SIGPIPE, SIG_IGN)
    let engine = EspeakEngine(speakers: 1)
    for language in [
      "en", "de", "fr", "es", "it", "nl", "pl", "pt", "ru", "sv", "ja", "ko", "zh", "he",
    ] {
      let voice = try await engine.voice(for: language).identifier
      let heard = try await engine.transcriptions(
        of: ["😀"], voice: voice, isMarkup: false, notation: .ipa)
      let isNamed = !(heard[0] ?? "").allSatisfy(\.isWhitespace)
      #expect(isNamed != EmojiName.languagesWithoutNames.contains(language), "\(language)")
    }
    await engine.close()
  }
}
