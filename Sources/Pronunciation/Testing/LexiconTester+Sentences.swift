import ReadingContent
public import SpeechSynthesis

extension LexiconTester {
  /// Returns a case for each sentence, in their order.
  ///
  /// - Parameters:
  ///   - expectations: What is expected of each sentence.
  ///   - sentences: What is heard of each, with the lexicon.
  ///   - voice: The identifier of the voice.
  /// - Returns: The cases.
  /// - Throws: ``SpeechError`` when the engine cannot be asked.
  public func cases(
    of expectations: [LexiconExpectation], heard sentences: [HeardSentence], voice: String
  ) async throws(SpeechError) -> [LexiconTestCase] {
    let notations = expectations.compactMap(\.notation)
    let words = expectations.compactMap { $0.notation == nil ? nil : $0.word }
    let likenesses = expectations.compactMap(\.likeness)
    var pronunciations = try await transcriber.pronunciations(
      of: notations, voice: voice, spellings: words)[...]
    var spokenLikenesses = try await oracle.transcriptions(
      of: likenesses, voice: voice, isMarkup: false, notation: .ipa)[...]
    return zip(expectations, sentences).map { expectation, sentence in
      let judgement: Judgement
      let heard = sentence.words(at: expectation.word)
      switch expectation.expected {
      case .spoken(let text):
        let wanted =
          pronunciations.popFirst()
          ?? .failure(PhoneticFault(.unspeakable, asked: PhoneticNotation(text)))
        judgement = Judgement(heard, wanted: wanted)
      case .alike(let words):
        judgement = Judgement(heard, alike: words, spoken: spokenLikenesses.popFirst() ?? nil)
      case .untouched: judgement = Judgement(untouched: heard)
      }
      return LexiconTestCase(
        kind: .sentence, path: expectation.path, line: expectation.line, voice: voice,
        word: expectation.word, sentence: sentence.text, asked: expectation.asked,
        spoken: judgement.spoken, outcome: judgement.outcome, remarks: judgement.remarks)
    }
  }
}

extension HeardSentence {
  /// What is heard at the first place of words; nothing where they do not stand in the sentence.
  fileprivate func words(at word: String) -> [HeardWord]? {
    Self.place(of: word, in: text).map { place in words.filter { $0.range.overlaps(place) } }
  }
}

extension LexiconExpectation {
  fileprivate var notation: PhoneticNotation? {
    if case .spoken(let text) = expected { PhoneticNotation(text) } else { nil }
  }

  fileprivate var likeness: String? {
    if case .alike(let words) = expected { words } else { nil }
  }
}
