import EspeakEngine
import Pronunciation
import ReadingContent
import SpeechSynthesis

/// Words on their way from the engine's IPA back to the engine.
struct RoundTrip {
  /// How many words were tried.
  var tried = 0
  /// How many the engine left to another voice, or said nothing for.
  var leftOut = 0
  /// The words that came back otherwise, with what was asked and what is spoken.
  var misses: [String] = []

  /// The share that came back as it was, in per cent.
  var share: Double { tried == 0 ? 0 : 100 * Double(tried - misses.count) / Double(tried) }

  /// Takes words to the IPA and back.
  static func of(_ words: [String], voice: String, _ engine: EspeakEngine) async throws -> Self {
    let texts = try await engine.transcriptions(
      of: words, voice: voice, isMarkup: false, notation: .ipa)
    var trip = Self()
    var asked: [(word: String, ipa: String)] = []
    for (word, ipa) in zip(words, texts) {
      // The brackets tell that another voice speaks.
      if let ipa, !ipa.isEmpty, !ipa.contains("(") {
        asked.append((word, ipa))
      } else {
        trip.leftOut += 1
      }
    }
    trip.tried = asked.count
    let found = try await Transcriber(oracle: engine).pronunciations(
      of: asked.map { PhoneticNotation($0.ipa) }, voice: voice, spellings: asked.map(\.word))
    for ((word, ipa), result) in zip(asked, found) {
      switch result {
      case .success(let pronunciation):
        if compared(pronunciation.spoken, voice) != compared(ipa, voice) {
          trip.misses.append("\(word): \(ipa) came back as \(pronunciation.spoken)")
        }
      case .failure(let fault): trip.misses.append("\(word): \(ipa) is a fault: \(fault.kind)")
      }
    }
    return trip
  }

  /// What is compared: each sound and each stress, but for three things.
  ///
  /// The spaces between words, which the engine does not tell of phonemes; the hyphen that it writes
  /// behind the French schwa; and in English `r`, which is read as `ɹ`, as dictionaries of English
  /// mean it: the British voice writes it for a few words.
  private static func compared(_ ipa: String, _ voice: String) -> String {
    let isEnglish = voice.hasPrefix("gmw/en")
    return String(
      String.UnicodeScalarView(
        ipa.unicodeScalars.filter { $0 != " " && $0 != "-" }.map {
          isEnglish && $0 == "r" ? "ɹ" : $0
        }))
  }
}
