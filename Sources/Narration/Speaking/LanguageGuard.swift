import Pronunciation
import ReadingContent
import SpeechMarkup
import SpeechSynthesis
import Synchronization

/// Finds words whose language the author declared and that the voice reads otherwise: by the rules
/// of a language that the engine guesses, or letter by letter.
final class LanguageGuard: Sendable {
  /// How a word is read.
  enum Reading: Hashable, Sendable {
    case asDeclared
    case inOther(String)
    case byLetters
  }

  /// More words than this are forgotten and asked for again.
  private static let mostKnown = 20_000
  /// Words of fewer letters may well be said as their letters are named.
  private static let fewestLetters = 3

  private let oracle: any PhonemeOracle
  private let known = Mutex<[String: [String: Reading]]>([:])

  init(_ oracle: any PhonemeOracle) {
    self.oracle = oracle
  }

  /// Returns what is to be told about the words of a part that a voice speaks.
  func reports(
    on text: SpokenText, voice: String, of utterance: Utterance
  ) async throws(SpeechError) -> [SpeechReport] {
    let words = Self.words(of: text)
    let readings = try await readings(of: Array(Set(words.map(\.word))).sorted(), voice: voice)
    var reports: [SpeechReport] = []
    for (word, scalars) in words {
      let kind: SpeechReport.Kind
      switch readings[word] {
      case .asDeclared, nil: continue
      case .inOther(let language): kind = .readThroughOtherLanguage(language, voice: voice)
      case .byLetters: kind = .readByLetters(voice: voice)
      }
      reports.append(utterance.report(kind, text.source(ofScalars: scalars)))
    }
    return reports
  }

  /// The words of a part that nothing else decides about, with their scalars.
  private static func words(of text: SpokenText) -> [(word: String, scalars: Range<Int>)] {
    let scalars = Array(text.string.unicodeScalars)
    let contents = text.elements.filter(\.isContent).map(\.scalars)
    return scalars.indices.split {
      !scalars[$0].isInWord && scalars[$0] != "’" && scalars[$0] != "'"
    }
    .compactMap { word in
      guard let first = word.first, word.contains(where: { scalars[$0].properties.isAlphabetic })
      else { return nil }
      let range = first..<first + word.count
      guard !contents.contains(where: { $0.overlaps(range) }) else { return nil }
      return (String(String.UnicodeScalarView(scalars[range])), range)
    }
  }

  private func readings(
    of words: [String], voice: String
  ) async throws(SpeechError) -> [String: Reading] {
    let table = known.withLock { $0[voice] ?? [:] }
    let unknown = words.filter { table[$0] == nil }
    guard !unknown.isEmpty else { return table }
    let spoken = try await oracle.transcriptions(
      of: unknown, voice: voice, isMarkup: false, notation: .ipa)
    let spelled = try await oracle.transcriptions(
      of: unknown.map { word in
        EngineMarkup(
          word,
          elements: [
            SpokenElement(
              scalars: 0..<word.unicodeScalars.count, kind: .characters, source: .engine)
          ]
        ).string
      }, voice: voice, isMarkup: true, notation: .ipa)
    var new: [String: Reading] = [:]
    for (index, word) in unknown.enumerated() {
      let letters = word.unicodeScalars.count { $0.properties.isAlphabetic }
      if let other = spoken[index].flatMap({ LanguageFlags.first(in: $0) }) {
        new[word] = .inOther(other)
      } else if letters >= Self.fewestLetters, !word.isAllCapitals, !word.isOfSyllables,
        let sounds = spoken[index].map(LanguageFlags.sounds),
        // The name of a letter has several sounds.
        sounds.unicodeScalars.count > word.unicodeScalars.count,
        sounds == spelled[index].map(LanguageFlags.sounds)
      {
        new[word] = .byLetters
      } else {
        new[word] = .asDeclared
      }
    }
    let merged = table.merging(new) { old, _ in old }
    known.withLock { known in
      let total = known.values.reduce(0) { $0 + $1.count }
      if total > Self.mostKnown { known.removeAll() }
      known[voice, default: [:]].merge(new) { old, _ in old }
    }
    return merged
  }
}

extension String {
  fileprivate var isAllCapitals: Bool {
    !unicodeScalars.contains { $0.properties.isLowercase }
      && unicodeScalars.contains { $0.properties.isUppercase }
  }
}

extension String {
  /// Whether the names of its letters are what they stand for, as in kana and Hangul.
  fileprivate var isOfSyllables: Bool {
    unicodeScalars.contains {
      (0x3040...0x30FF).contains($0.value) || (0xAC00...0xD7A3).contains($0.value)
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isInWord: Bool {
    properties.isAlphabetic || properties.numericType != nil
      || properties.generalCategory == .nonspacingMark
  }
}
