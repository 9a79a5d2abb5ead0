import Pronunciation
public import ReadingContent
import SpeechMarkup
public import SpeechSynthesis

/// Tells for each word of a book what is heard and who decided it.
public struct Explainer: Sendable {
  private let maker: PieceMaker
  private let oracle: (any PhonemeOracle)?

  /// Makes an explainer for a book.
  ///
  /// - Parameters:
  ///   - engine: What would speak; where it is a ``PhonemeOracle`` as well, what is heard is told.
  ///   - book: What is read.
  ///   - settings: What the listener chose.
  ///   - pronouncing: What knows how pronunciations are spoken.
  public init(
    engine: any SpeechEngine, book: Book, settings: NarrationSettings,
    pronouncing: (any Pronouncing)? = nil
  ) {
    maker = PieceMaker(engine: engine, book: book, settings: settings, pronouncing: pronouncing)
    oracle = engine as? any PhonemeOracle
  }

  /// Returns the words of a passage, in order.
  ///
  /// What is heard for a word is that in its sentence where the engine keeps its words apart, else
  /// that of the word alone.
  /// - Throws: ``SpeechError`` when the engine cannot be asked.
  public func words(of passage: Passage) async throws(SpeechError) -> [ExplainedWord] {
    var result: [ExplainedWord] = []
    for piece in try await maker.pieces(of: passage).pieces {
      guard let utterance = passage.segments[piece.segment].utterance else { continue }
      let units = SpeechUnit.units(of: piece.text)
      let heard = try await heard(units, piece)
      let wishes = units.compactMap { $0.element?.asked(in: piece.text.string) }
      let answers = try await maker.pronunciations.answers(to: wishes, voice: piece.voice)
      for (unit, heard) in zip(units, heard) {
        let answer = unit.element?.asked(in: piece.text.string).flatMap { answers[$0] }
        result.append(explained(unit, of: piece, utterance, answer: answer, heard: heard))
      }
    }
    return result
  }

  /// What the engine says of each unit.
  private func heard(
    _ units: [SpeechUnit], _ piece: SpokenPiece
  ) async throws(SpeechError) -> [String?] {
    guard let oracle else { return units.map { _ in nil } }
    let markups = units.map { unit in
      let text = unit.words(in: piece.text.string)
      let elements = piece.text.elements.filter(\.isContent).within(unit.scalars)
      return EngineMarkup(text, elements: elements, phonemes: piece.phonemes, isPrinted: true)
    }
    let answers = try await oracle.transcriptions(
      of: markups.map(\.string) + [piece.printed], voice: piece.voice, isMarkup: true,
      notation: .ipa)
    let alone = Array(answers.prefix(units.count))
    return Self.shares(of: answers.last ?? nil, like: alone) ?? alone
  }

  /// The parts of a sentence's phonemes for its units; nothing where the engine joined words, so
  /// that there are not as many as the units have alone.
  private static func shares(of sentence: String?, like alone: [String?]) -> [String?]? {
    guard let words = sentence?.split(separator: " ") else { return nil }
    let counts = alone.map { $0?.split(separator: " ").count ?? 0 }
    guard counts.reduce(0, +) == words.count, !counts.contains(0) else { return nil }
    var next = 0
    return counts.map { count in
      defer { next += count }
      return words[next..<next + count].joined(separator: " ")
    }
  }

  private func explained(
    _ unit: SpeechUnit, of piece: SpokenPiece, _ utterance: Utterance,
    answer: PronunciationTable.Answer?, heard: String?
  ) -> ExplainedWord {
    let range = piece.text.source(ofScalars: unit.scalars)
    var position = utterance.position
    if !utterance.isAnnouncement { position.offset += range.lowerBound }
    var pronunciation: Pronunciation?
    var fault: PhoneticFault?
    switch answer {
    case .success(let found): pronunciation = found
    case .failure(let why): fault = why
    case nil: break
    }
    return ExplainedWord(
      text: utterance.text.slice(range).string, position: position,
      source: utterance.text.source.position(of: range), voice: piece.voice,
      decidedBy: unit.element?.source ?? unit.replaced?.source
        ?? (utterance.isAnnouncement ? .reader : .engine),
      said: unit.replaced.map { _ in unit.words(in: piece.text.string) },
      asked: unit.element.flatMap { element in
        if case .phonetic(let notation) = element.kind { notation } else { nil }
      }, spoken: heard.map(LanguageFlags.removed), changes: pronunciation?.changes ?? [],
      fault: fault, otherLanguage: heard.flatMap { LanguageFlags.first(in: $0) })
  }
}
