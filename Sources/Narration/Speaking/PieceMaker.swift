import Pronunciation
import ReadingContent
import SpeechMarkup
import SpeechSynthesis
import Synchronization

/// Makes what the engine is given for the utterances of a passage: chooses the voices and looks up
/// the pronunciations.
struct PieceMaker: Sendable {
  /// A part of an utterance with what is known about it.
  private struct Part {
    let text: SpokenText
    let voice: String
    let phonemes: [AskedPronunciation: [String]]
  }

  private let settings: NarrationSettings
  private let language: String
  private let sections: Sections
  private let voices: VoiceTable
  /// What the voices make of pronunciations.
  let pronunciations: PronunciationTable
  /// Who looks after declared languages, where the engine tells what it will say.
  private let languages: LanguageGuard?
  /// Who joins articles to pronunciations.
  private let elision: Elision?
  /// Who has foreign phrases spoken inside the clause, where that is wanted and can be had.
  private let phrases: ForeignPhrases?

  init(
    engine: any SpeechEngine, book: Book, settings: NarrationSettings,
    pronouncing: (any Pronouncing)?
  ) {
    self.settings = settings
    language = book.metadata.language?.description ?? settings.defaultLanguage
    sections = book.sections
    voices = VoiceTable(engine: engine, settings: settings)
    pronunciations = PronunciationTable(pronouncing)
    let oracle = engine as? any PhonemeOracle
    languages = oracle.map { LanguageGuard($0) }
    elision = oracle.map { Elision($0) }
    phrases = settings.foreignPhrases == .inClause ? oracle.map { ForeignPhrases($0) } : nil
  }

  /// Returns the pieces of a passage, and what will not be spoken as it should be.
  func pieces(
    of passage: Passage
  ) async throws(SpeechError) -> (pieces: [SpokenPiece], reports: [SpeechReport]) {
    var pieces: [SpokenPiece] = []
    var reports: [SpeechReport] = []
    let base =
      sections.indices.contains(passage.id.section)
      ? sections[passage.id.section].language?.description ?? language : language
    for (index, segment) in passage.segments.enumerated() {
      guard let utterance = segment.utterance else { continue }
      if case .recording(let recording) = segment {
        reports.append(
          utterance.report(
            .recordingSpoken(resource: recording.resource), 0..<utterance.text.count))
      }
      var parts: [Part] = []
      for text in utterance.parts {
        let told = reports.count
        let voice = try await voice(for: text, base: base, of: utterance, reports: &reports)
        let isAsDeclared = reports.count == told
        let (text, phonemes) = try await pronounced(text, voice, of: utterance, reports: &reports)
        if isAsDeclared, text.voice != nil || (text.language ?? base) != base, let languages {
          reports += try await languages.reports(on: text, voice: voice, of: utterance)
        }
        for unread in text.unread {
          reports.append(utterance.report(.notReadAs(unread.kind), unread.source))
        }
        parts.append(Part(text: text, voice: voice, phonemes: phonemes))
      }
      if let phrases, parts.count > 1 { parts = try await joined(parts, base: base, phrases) }
      for (number, part) in parts.enumerated() {
        pieces +=
          SpokenPiece(
            segment: index, text: part.text, voice: part.voice,
            endsSentence: number == parts.count - 1 && utterance.endsSentence,
            phonemes: part.phonemes
          ).fitted
      }
    }
    return (pieces, reports)
  }

  /// Puts the foreign phrases of an utterance into the clauses of the reader's voice beside them.
  private func joined(
    _ parts: [Part], base: String, _ phrases: ForeignPhrases
  ) async throws(SpeechError) -> [Part] {
    guard let reader = try await voices.voice(for: base) else { return parts }
    var result: [Part] = []
    var isOpen = false
    for (index, part) in parts.enumerated() {
      var part = part
      var isPhrase = false
      let hasNeighbour =
        result.last?.voice == reader
        || index + 1 < parts.count && parts[index + 1].voice == reader
      if part.voice != reader, part.text.voice == nil, hasNeighbour,
        let phrase = try await phrases.part(part.text, of: part.voice, for: reader)
      {
        part = Part(text: phrase.text, voice: reader, phonemes: [phrase.asked: phrase.phonemes])
        isPhrase = true
      }
      if let last = result.last, isPhrase || isOpen, last.voice == reader, part.voice == reader,
        last.text.silenceAfter == 0, part.text.silenceBefore == 0
      {
        result[result.count - 1] = Part(
          text: last.text.followed(by: part.text), voice: reader,
          phonemes: last.phonemes.merging(part.phonemes) { old, _ in old })
      } else {
        result.append(part)
      }
      isOpen = isPhrase
    }
    return result
  }

  /// The voice of a part: the author's choice, else that of its language, else the book's.
  private func voice(
    for text: SpokenText, base: String, of utterance: Utterance, reports: inout [SpeechReport]
  ) async throws(SpeechError) -> String {
    if let name = text.voice {
      if let voice = try await voices.voice(named: name) { return voice }
      reports.append(utterance.report(.noNamedVoice(name), text.source))
    }
    let wanted = text.language ?? base
    if let voice = try await voices.voice(for: wanted) { return voice }
    reports.append(utterance.report(.noVoice(language: wanted), text.source))
    if let voice = try await voices.voice(for: base) { return voice }
    if let voice = try await voices.voice(for: settings.defaultLanguage) { return voice }
    throw .noVoice(wanted)
  }

  /// A part with the phonemes for its notations.
  private func pronounced(
    _ text: SpokenText, _ voice: String, of utterance: Utterance, reports: inout [SpeechReport]
  ) async throws(SpeechError) -> (SpokenText, [AskedPronunciation: [String]]) {
    let wishes = text.elements.compactMap { element in
      element.asked(in: text.string).map { (element, $0) }
    }
    guard !wishes.isEmpty else { return (text, [:]) }
    var asked: [AskedPronunciation] = []
    for (_, wish) in wishes where !asked.contains(wish) { asked.append(wish) }
    let answers = try await pronunciations.answers(to: asked, voice: voice)
    for (element, wish) in wishes {
      let source = text.source(ofScalars: element.scalars)
      switch answers[wish] {
      case .success(let pronunciation):
        for change in pronunciation.changes where change.isHeard {
          reports.append(
            utterance.report(
              .approximated(
                symbol: change.symbol, replacement: change.replacement, voice: voice), source))
        }
      case .failure(let fault): reports.append(utterance.report(.notPronounced(fault), source))
      case nil: break
      }
    }
    let phonemes = answers.compactMapValues { answer in
      if case .success(let pronunciation) = answer { pronunciation.phonemes } else { nil }
    }
    return try await elided(text, phonemes, voice)
  }

  /// A part whose pronunciations have taken in what is glued to them by an apostrophe.
  private func elided(
    _ text: SpokenText, _ phonemes: [AskedPronunciation: [String]], _ voice: String
  ) async throws(SpeechError) -> (SpokenText, [AskedPronunciation: [String]]) {
    guard let elision else { return (text, phonemes) }
    var (text, phonemes) = (text, phonemes)
    for (index, element) in text.elements.enumerated() {
      guard let known = element.asked(in: text.string).flatMap({ phonemes[$0] }),
        let joined = try await elision.joined(
          element, in: text.string, phonemes: known, voice: voice),
        let asked = joined.element.asked(in: text.string)
      else { continue }
      text.elements[index] = joined.element
      phonemes[asked] = joined.phonemes
    }
    return (text, phonemes)
  }
}

extension Pronunciation.Change {
  /// Whether what is heard is something else than was asked for.
  fileprivate var isHeard: Bool {
    switch kind {
    case .approximated, .dropped: true
    case .respelled, .stressed, .unstressed: false
    }
  }
}
