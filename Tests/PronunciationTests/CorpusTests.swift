import EspeakEngine
import FoundationEssentials
import ReadingContent
import SpeechSynthesis
import TestSupport
import Testing

@testable import Pronunciation

/// What needs the lists from outside the project.
@Suite(.serialized, .oneEngineAtATime) struct PronunciationCorpusTests {
  private static let lists = [
    (Voices.american, "eng_latn_us_broad_filtered"), (Voices.british, "eng_latn_uk_broad_filtered"),
    (Voices.french, "fra_latn_broad_filtered"), (Voices.german, "deu_latn_broad_filtered"),
    (Voices.spanish, "spa_latn_ca_broad_filtered"), (Voices.italian, "ita_latn_broad_filtered"),
  ]

  private func lines(_ path: String) throws -> [Substring]? {
    guard let file = PackageRoot.corpus?.appending(path: path),
      FileManager.default.fileExists(atPath: file.path)
    else { return nil }
    return try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline)
  }

  /// An order of words that does not follow the alphabet (FNV-1a, mixed).
  ///
  /// The first 1,500 are held back for this test; the code was tuned on the rest.
  private static func order(_ word: String) -> UInt64 {
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in word.utf8 { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
    sum ^= sum >> 33
    sum = sum &* 0xFF51_AFD7_ED55_8CCD
    return sum ^ sum >> 33
  }

  @Test(arguments: lists)
  func `words come back from their own IPA`(_ voice: String, _ list: String) async throws {
    guard let lines = try lines("lexicons/wikipron/\(list).sample.tsv") else {
      return PackageRoot.corpusMissing()
    }
    let all = Set(lines.compactMap { $0.split(separator: "\t").first.map(String.init) })
    let words = all.map { (Self.order($0), $0) }.sorted { $0 < $1 }.prefix(1500).map(\.1)
    let trip = try await RoundTrip.of(words, voice: voice, Voices.engine())
    print("\(voice): \(trip.share) % of \(trip.tried) words; \(trip.leftOut) left out")
    for miss in trip.misses { print("  \(miss)") }
    #expect(trip.tried >= 1400)
    #expect(trip.share >= 99.9)
  }

  @Test(arguments: Voices.all)
  func `no sound of any language is lost`(_ voice: String) async throws {
    guard let lines = try lines("phonemes/panphon/ipa_all.csv") else {
      return PackageRoot.corpusMissing()
    }
    let segments = lines.dropFirst().compactMap { $0.split(separator: ",").first.map(String.init) }
    #expect(segments.count > 6000)
    let found = try await Transcriber(oracle: Voices.engine()).pronunciations(
      of: segments.map { PhoneticNotation($0) }, voice: voice)
    var faults = 0
    for (segment, result) in zip(segments, found) {
      switch result {
      case .failure(let fault):
        // Tones on their own are no sounds; ü and ö are other alphabets' y and ø too often.
        let isMarked =
          if case .unknown(let symbol, .some) = fault.kind { ["ü", "ö"].contains(symbol) } else {
            false
          }
        #expect(fault.kind == .empty || isMarked, "\(segment)")
        faults += 1
      case .success(let pronunciation):
        let asked = try IPAReader.read(PhoneticNotation(segment)).items.compactMap {
          if case .sound(let sound) = $0.kind { sound } else { nil }
        }
        let heard = HeardSound.read(pronunciation.spoken).map(\.sound)
        #expect(!heard.isEmpty, "\(segment)")
        // The French voice writes the glide like the vowel.
        if segment.contains("ɥ") || asked == [PhoneticSound("y", .nonSyllabic)] { continue }
        #expect(heard == asked || !pronunciation.changes.isEmpty, "\(segment)")
        #expect(Self.vowels(heard) == Self.vowels(asked), "\(segment): \(pronunciation.spoken)")
      }
    }
    #expect(faults < 10)
  }

  private static func vowels(_ sounds: [PhoneticSound]) -> Int {
    sounds.count { sound in
      if case .vowel = sound.features { true } else { sound.isNucleus }
    }
  }

  @Test func `all of a dictionary is spoken`() async throws {
    guard let lines = try lines("lexicons/cmudict.dict") else { return PackageRoot.corpusMissing() }
    let entries = lines.compactMap { line in
      line.split(separator: "#").first?.split(separator: " ", maxSplits: 1).last.map {
        PhoneticNotation(String($0), alphabet: .arpabet)
      }
    }.enumerated().filter { $0.offset % 10 == 0 }.map(\.element)
    let found = try await Transcriber(oracle: Voices.engine()).pronunciations(
      of: entries, voice: Voices.american)
    var exact = 0
    for result in found where try result.get().changes.isEmpty { exact += 1 }
    #expect(exact * 100 >= entries.count * 99)
  }

  @Test(arguments: lists)
  func `every way of writing gives the same`(_ voice: String, _ list: String) async throws {
    guard let lines = try lines("lexicons/wikipron/\(list).sample.tsv") else {
      return PackageRoot.corpusMissing()
    }
    let words = lines.prefix(600).compactMap { $0.split(separator: "\t").first.map(String.init) }
    let engine = Voices.engine()
    let ipa = try await engine.transcriptions(
      of: words, voice: voice, isMarkup: false, notation: .ipa
    ).compactMap { $0 }.filter { !$0.isEmpty && !$0.contains("(") }
    let transcriber = Transcriber(oracle: engine)
    let plain = try await transcriber.pronunciations(
      of: ipa.map { PhoneticNotation($0) }, voice: voice)
    for (sign, other, isTold) in [
      ("ɡ", "g", true), ("ˈ", "'", true), ("ː", ":", true), ("tʃ", "t͡ʃ", false),
      ("tʃ", "ʧ", true), ("tʃ", "t\u{200D}ʃ", true), ("dʒ", "ʤ", true), ("ɛ", "ε", true),
      ("ɑ̃", "\u{251}\u{303}", false), ("ç", "c\u{327}", false), ("ə", "ǝ", true),
    ] {
      let variants = ipa.map { Self.replacing(sign, other, in: $0) }
      let found = try await transcriber.pronunciations(
        of: variants.map { PhoneticNotation($0.text) }, voice: voice)
      for ((variant, plain), found) in zip(zip(variants, plain), found) {
        let (plain, found) = (try plain.get(), try found.get())
        #expect(found.phonemes == plain.phonemes, "\(variant.text)")
        #expect(
          found.changes.count == plain.changes.count + (isTold ? variant.count : 0),
          "\(variant.text)")
      }
    }
  }

  /// Returns a text with other signs in the place of some, and how often they stood there.
  private static func replacing(
    _ sign: String, _ other: String, in text: String
  ) -> (text: String, count: Int) {
    let (scalars, sought) = (Array(text.unicodeScalars), Array(sign.unicodeScalars))
    var replaced = String.UnicodeScalarView()
    var (place, count) = (0, 0)
    while place < scalars.count {
      if scalars[place...].starts(with: sought) {
        replaced.append(contentsOf: other.unicodeScalars)
        place += sought.count
        count += 1
      } else {
        replaced.append(scalars[place])
        place += 1
      }
    }
    return (String(replaced), count)
  }
}
