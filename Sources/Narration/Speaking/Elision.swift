import Pronunciation
import ReadingContent
import SpeechMarkup
import SpeechSynthesis
import Synchronization

/// Takes what is glued to a pronunciation by an apostrophe into it, as the article of "l’Arc": alone
/// the engine would read it by the name of its letter.
final class Elision: Sendable {
  private struct Key: Hashable {
    let prefix: String
    let phonemes: [String]
    let voice: String
  }

  private static let mostLetters = 8

  private let oracle: any PhonemeOracle
  /// Nothing stands for a prefix that cannot be taken in.
  private let known = Mutex<[Key: [String]?]>([:])

  init(_ oracle: any PhonemeOracle) {
    self.oracle = oracle
  }

  /// Returns an element that covers the prefix before it as well, with the phonemes of both; nothing
  /// where there is none, or none that the voice joins to what follows.
  func joined(
    _ element: SpokenElement, in text: String, phonemes: [String], voice: String
  ) async throws(SpeechError) -> (element: SpokenElement, phonemes: [String])? {
    let scalars = Array(text.unicodeScalars)
    let end = element.scalars.lowerBound
    guard end > 1, end <= scalars.count, scalars[end - 1] == "’" || scalars[end - 1] == "'",
      let first = phonemes.first
    else { return nil }
    let start = (scalars[..<(end - 1)].lastIndex { !$0.properties.isAlphabetic } ?? -1) + 1
    guard (1...Self.mostLetters).contains(end - 1 - start) else { return nil }
    let prefix = String(String.UnicodeScalarView(scalars[start..<end - 1]))
    let key = Key(prefix: prefix, phonemes: [first], voice: voice)
    let joined: [String]?
    if let found = known.withLock({ $0[key] }) {
      joined = found
    } else {
      joined = try await ask(prefix, first, voice).map { [$0] }
      let new = joined
      known.withLock { $0[key] = .some(new) }
    }
    guard let joined else { return nil }
    var element = element
    element.scalars = start..<element.scalars.upperBound
    return (element, joined + phonemes.dropFirst())
  }

  /// The phonemes of a prefix and a word together.
  private func ask(
    _ prefix: String, _ word: String, _ voice: String
  ) async throws(SpeechError) -> String? {
    // What stands before the vowel when the prefix is joined to one.
    let answer = try await oracle.transcriptions(
      of: ["\(prefix)’a"], voice: voice, isMarkup: false, notation: .mnemonics)
    guard var sounds = answer.first ?? nil, sounds.last == "a", !sounds.contains(" "),
      !sounds.contains("(")
    else { return nil }
    sounds.removeLast()
    while let last = sounds.last, "',%=".contains(last) { sounds.removeLast() }
    guard !sounds.isEmpty else { return nil }
    let wanted = try await oracle.transcriptions(
      of: ["[[\(sounds)]]", "[[\(word)]]", "[[\(sounds)\(word)]]"], voice: voice, isMarkup: true,
      notation: .ipa)
    let heard = wanted.map { $0.map(LanguageFlags.sounds) }
    guard heard.count == 3, let left = heard[0], let right = heard[1], !left.isEmpty,
      heard[2] == left + right
    else { return nil }
    return sounds + word
  }
}
