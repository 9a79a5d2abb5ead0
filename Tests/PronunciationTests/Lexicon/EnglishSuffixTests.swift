import FoundationEssentials
import Pronunciation
import ReadingContent
import TestSupport
import Testing

@Suite struct EnglishSuffixTests {
  @Test(
    arguments: [
      ("kæt", "s"), ("dɒɡ", "z"), ("tʃɜːtʃ", "ɪz"), ("bʌs", "ɪz"), ("biː", "z"), ("klɪf", "s"),
      ("smɪθ", "s"), ("smuːð", "z"), ("dʒʌdʒ", "ɪz"), ("d͡ʒʌd͡ʒ", "ɪz"), ("ɡəˈrɑːʒ", "ɪz"),
      ("kætʰ", "s"), ("bɒtl̩", "z"), ("ˈzɛfɚ", "z"), ("ˈzɛfə˞", "z"), ("tʃɜːʧ", "ɪz"), ("", "z"),
      ("…", "z"), ("/kæt/", "s"),
    ])
  func `the ending goes by the last sound`(word: String, ending: String) {
    #expect(EnglishSuffix.ipa(after: word) == ending)
  }

  @Test(
    arguments: [
      (PhoneticNotation("K AE1 T", alphabet: .arpabet), "K AE1 T S"),
      (PhoneticNotation("D AO1 G", alphabet: .arpabet), "D AO1 G Z"),
      (PhoneticNotation("B AH1 S", alphabet: .arpabet), "B AH1 S IH0 Z"),
      (PhoneticNotation("b\"VS", alphabet: .xSampa), "b\"VSIz"),
      (PhoneticNotation("k'at", alphabet: .espeak), "k'ats"),
      (PhoneticNotation("bʌs"), "ˈbʌsɪz"), (PhoneticNotation("/kiːʃ/"), "/ˈkiːʃɪz/"),
      (PhoneticNotation("[kæt] "), "[kæts] "), (PhoneticNotation("vɔɪs"), "ˈvɔɪsɪz"),
      (PhoneticNotation("ˈwʌn hɔːs"), "ˈwʌn ˈhɔːsɪz"), (PhoneticNotation("ˈbɒsɪs"), "ˈbɒsɪsɪz"),
      (PhoneticNotation("bVS", alphabet: .xSampa), "\"bVSIz"),
    ])
  func `a word gets its ending in its own alphabet`(word: PhoneticNotation, text: String) {
    #expect(EnglishSuffix.appended(to: word) == PhoneticNotation(text, alphabet: word.alphabet))
  }

  @Test func `possessives of CMUdict have the ending that is made for them`() throws {
    guard let corpus = PackageRoot.corpus else { return PackageRoot.corpusMissing() }
    let data = try Data(contentsOf: corpus.appending(path: "lexicons/cmudict.dict"))
    var words: [String: String] = [:]
    var possessives: [(word: String, sounds: String)] = []
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      let sounds = line.prefix { $0 != "#" }.split(separator: " ").map(String.init)
      guard let word = sounds.first, !word.hasSuffix(")") else { continue }
      let said = sounds.dropFirst().joined(separator: " ")
      words[word] = said
      if word.hasSuffix("'s") { possessives.append((String(word.dropLast(2)), said)) }
    }
    var (pairs, same) = (0, 0)
    for (word, sounds) in possessives {
      // A pair is regular where the possessive begins as the word does.
      guard let base = words[word], plain(sounds).hasPrefix(plain(base)) else { continue }
      pairs += 1
      let made = EnglishSuffix.appended(to: PhoneticNotation(base, alphabet: .arpabet)).text
      if plain(made) == plain(sounds) { same += 1 }
    }
    #expect(pairs > 4_000)
    #expect(same * 100 >= pairs * 97, "\(same) of \(pairs)")
    print("POSSESSIVES \(same) of \(pairs) of \(possessives.count)")
  }

  /// Sounds without stress, and with one vowel for the two that CMUdict has in the ending.
  private func plain(_ sounds: String) -> String {
    let plain = sounds.filter { !$0.isNumber }
    return plain.hasSuffix(" AH Z") ? plain.dropLast(5) + " IH Z" : plain
  }
}
