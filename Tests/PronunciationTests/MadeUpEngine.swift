import SpeechSynthesis
import Synchronization

/// An engine with a few phonemes and two rules, to learn from without the real one.
///
/// `t` between vowels is spoken ɾ, `d` at the end of a word is spoken t; `t2` and `d2` are not
/// changed. A stress is told before its vowel. It can be made to crash on one word.
final class MadeUpEngine: PhonemeOracle {
  static let sounds: [(String, String, PhonemeInventory.Phoneme.Kind)] = [
    ("a", "a", .vowel), ("i", "i", .vowel), ("u", "u", .vowel), ("o", "o", .vowel),
    ("aI", "aɪ", .vowel), ("@", "ə", .vowel), ("p", "p", .stop), ("k", "k", .stop),
    ("t", "t", .stop), ("t2", "t", .stop), ("d", "d", .voicedStop), ("d2", "d", .voicedStop),
    ("s", "s", .fricative), ("S", "ʃ", .fricative), ("tS", "tʃ", .stop), ("l", "l", .liquid),
    ("n", "n", .nasal), ("N", "ŋ", .nasal), ("r", "r", .liquid), (":", "ː", .virtual),
    ("'", "", .stress), (",", "", .stress), ("%", "", .stress),
  ]

  /// How many texts were asked.
  let asked = Mutex(0)
  private let crashing: String?

  /// Makes an engine that crashes on the phonemes of one word.
  init(crashingOn word: String? = nil) { crashing = word }

  func inventory(of voice: String) async throws(SpeechError) -> PhonemeInventory {
    guard voice == "made/up" else { throw .noVoice(voice) }
    return PhonemeInventory(
      voice: voice, table: "up",
      phonemes: Self.sounds.map { .init(mnemonic: $0.0, kind: $0.2) }, dataVersion: "1")
  }

  func transcriptions(
    of texts: [String], voice: String, isMarkup: Bool, notation: PhonemeNotation
  ) async throws(SpeechError) -> [String?] {
    asked.withLock { $0 += texts.count }
    return texts.map { isMarkup ? spoken($0) : text($0) }
  }

  /// Of words it stresses the first syllable, and it leaves the article alone.
  private func text(_ word: String) -> String? {
    if word == "the" { return "sə" }
    let vowels = "aiou"
    guard let first = word.firstIndex(where: vowels.contains) else { return word }
    return word[..<first] + "ˈ" + word[first...]
  }

  private func spoken(_ markup: String) -> String? {
    guard let start = markup.range(of: "ph=\"")?.upperBound,
      let end = markup[start...].firstIndex(of: "\"")
    else { return "" }
    let phonemes = markup[start..<end].split(separator: " ").map { names(in: String($0)) }
    if let crashing, markup[start..<end] == crashing { return nil }
    return phonemes.map(said).joined(separator: " ")
  }

  /// Takes the longest names first, as engines do.
  private func names(in word: String) -> [String] {
    var rest = Substring(word)
    var names: [String] = []
    while !rest.isEmpty {
      let name = Self.sounds.map(\.0).filter { rest.hasPrefix($0) }.max { $0.count < $1.count }
      if let name { names.append(name) }
      rest = rest.dropFirst(name?.count ?? 1)
    }
    return names
  }

  private func said(_ names: [String]) -> String {
    let table = Dictionary(
      Self.sounds.map { ($0.0, ($0.1, $0.2)) }, uniquingKeysWith: { first, _ in first })
    let sounds = names.filter { table[$0]?.1 != .stress }
    var said = ""
    var place = 0
    var stress = ""
    for name in names {
      guard let (ipa, kind) = table[name] else { continue }
      if kind == .stress {
        stress = name == "'" ? "ˈ" : name == "," ? "ˌ" : ""
        continue
      }
      let isBetween =
        place > 0 && place + 1 < sounds.count && table[sounds[place - 1]]?.1 == .vowel
        && table[sounds[place + 1]]?.1 == .vowel
      if kind == .vowel {
        said += stress
        stress = ""
      }
      said +=
        name == "t" && isBetween ? "ɾ" : name == "d" && place + 1 == sounds.count ? "t" : ipa
      place += 1
    }
    return said
  }
}

extension String {
  /// Returns where a text begins first.
  fileprivate func range(of text: String) -> Range<Index>? {
    indices.first { self[$0...].hasPrefix(text) }.map { $0..<index($0, offsetBy: text.count) }
  }
}
