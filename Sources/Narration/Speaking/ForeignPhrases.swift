import Pronunciation
import ReadingContent
import SpeechMarkup
import SpeechSynthesis
import Synchronization

/// Has phrases of another language spoken by the reader's own voice with the sounds of that
/// language, so that the clause goes on without a break.
final class ForeignPhrases: Sendable {
  private struct Key: Hashable {
    let words: String
    let foreign: String
    let reader: String
  }

  private let oracle: any PhonemeOracle
  /// Nothing stands for a phrase that the reader's voice would not say as the other one does.
  private let known = Mutex<[Key: [String]?]>([:])

  init(_ oracle: any PhonemeOracle) {
    self.oracle = oracle
  }

  /// Returns a part of another voice as one for the reader's, with its phonemes; nothing where the
  /// sounds cannot be had that way.
  func part(
    _ text: SpokenText, of foreign: String, for reader: String
  ) async throws(SpeechError) -> (text: SpokenText, asked: AskedPronunciation, phonemes: [String])?
  {
    let scalars = Array(text.string.unicodeScalars)
    guard text.elements.isEmpty, text.silenceBefore == 0, text.silenceAfter == 0,
      let first = scalars.firstIndex(where: \.isSpoken),
      let last = scalars.lastIndex(where: \.isSpoken),
      // The engine ends a clause at any other sign.
      scalars[first...last].allSatisfy({ $0.isSpoken || $0 == " " || $0 == "-" })
    else { return nil }
    let words = String(String.UnicodeScalarView(scalars[first...last]))
    guard let phonemes = try await phonemes(of: words, foreign: foreign, reader: reader) else {
      return nil
    }
    let notation = PhoneticNotation(phonemes.joined(separator: " "), alphabet: .espeak)
    var text = text
    text.elements = [
      SpokenElement(scalars: first..<last + 1, kind: .phonetic(notation), source: .engine)
    ]
    return (text, AskedPronunciation(notation, of: words), phonemes)
  }

  private func phonemes(
    of words: String, foreign: String, reader: String
  ) async throws(SpeechError) -> [String]? {
    let key = Key(words: words, foreign: foreign, reader: reader)
    if let found = known.withLock({ $0[key] }) { return found }
    let found = try await ask(key)
    known.withLock { $0[key] = .some(found) }
    return found
  }

  private func ask(_ key: Key) async throws(SpeechError) -> [String]? {
    let tables = (
      try await oracle.inventory(of: key.foreign).table,
      try await oracle.inventory(of: key.reader).table
    )
    let mnemonics = try await oracle.transcriptions(
      of: [key.words], voice: key.foreign, isMarkup: false, notation: .mnemonics)
    guard let spoken = mnemonics.first ?? nil, LanguageFlags.first(in: spoken) == nil else {
      return nil
    }
    let words = spoken.split(separator: " ").map(String.init)
    guard !words.isEmpty, words.allSatisfy({ $0.utf8.count <= 100 }) else { return nil }
    let phonemes = ["_^_\(tables.0)"] + words + ["_^_\(tables.1)"]
    let wanted = try await oracle.transcriptions(
      of: [key.words], voice: key.foreign, isMarkup: false, notation: .ipa)
    let asked = AskedPronunciation(PhoneticNotation(""), of: key.words)
    let markup = EngineMarkup(
      key.words,
      elements: [
        SpokenElement(
          scalars: 0..<key.words.unicodeScalars.count, kind: .phonetic(asked.notation),
          source: .engine)
      ], phonemes: [asked: phonemes])
    let heard = try await oracle.transcriptions(
      of: [markup.string], voice: key.reader, isMarkup: true, notation: .ipa)
    guard let wanted = (wanted.first ?? nil).map(LanguageFlags.bare),
      let heard = (heard.first ?? nil).map(LanguageFlags.bare), wanted == heard
    else { return nil }
    return phonemes
  }
}

extension Unicode.Scalar {
  /// Whether it is part of a word, an apostrophe inside included.
  fileprivate var isSpoken: Bool {
    properties.isAlphabetic || properties.generalCategory == .nonspacingMark || self == "’"
      || self == "'"
  }
}
