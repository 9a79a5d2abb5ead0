import ReadingContent
public import SpeechSynthesis

/// Asks a voice for each entry of a lexicon and compares what it really speaks with what is asked.
public struct LexiconTester: Sendable {
  let transcriber: Transcriber
  let oracle: any PhonemeOracle

  /// Makes a tester.
  ///
  /// - Parameters:
  ///   - transcriber: What makes phonemes of the entries.
  ///   - oracle: What is asked how an alias is spoken.
  public init(transcriber: Transcriber, oracle: any PhonemeOracle) {
    self.transcriber = transcriber
    self.oracle = oracle
  }

  /// Returns a case for each pronunciation and each alias of a lexicon, in the order of its file.
  ///
  /// - Parameters:
  ///   - lexicon: What is tested.
  ///   - voice: The identifier of the voice.
  /// - Returns: The cases.
  /// - Throws: ``SpeechError`` when the engine cannot be asked.
  public func cases(
    of lexicon: Lexicon, voice: String
  ) async throws(SpeechError) -> [LexiconTestCase] {
    let entries = lexicon.lexemes.flatMap(Entry.all)
    let notations = entries.compactMap { entry in
      if case .notation(let notation) = entry.content { notation } else { nil }
    }
    let aliases = entries.compactMap { entry in
      if case .alias(let alias) = entry.content { alias } else { nil }
    }
    var pronunciations = try await transcriber.pronunciations(of: notations, voice: voice)[...]
    var spokenAliases = try await oracle.transcriptions(
      of: aliases, voice: voice, isMarkup: false, notation: .ipa)[...]
    return entries.map { entry in
      let judgement: Judgement
      switch entry.content {
      case .notation(let notation):
        judgement = Judgement(
          pronunciations.popFirst() ?? .failure(PhoneticFault(.unspeakable, asked: notation)))
      case .alias: judgement = Judgement(alias: spokenAliases.popFirst() ?? nil)
      }
      return LexiconTestCase(
        kind: .entry, path: lexicon.path, line: entry.line, voice: voice, word: entry.word,
        asked: entry.asked, spoken: judgement.spoken, outcome: judgement.outcome,
        remarks: judgement.remarks)
    }
  }

  /// One way to say an entry.
  private struct Entry {
    let word: String
    let content: Lexeme.Reading.Content
    let line: Int

    /// What the file asks for.
    var asked: String {
      switch content {
      case .notation(let notation): notation.text
      case .alias(let alias): LexiconExpectation.alikeSign + alias
      }
    }

    static func all(of lexeme: Lexeme) -> [Entry] {
      let written = lexeme.graphemes.first?.text ?? ""
      return lexeme.readings.enumerated().map { index, reading in
        Entry(
          word: lexeme.readings.count == 1 ? written : "\(written) (\(index + 1))",
          content: reading.content, line: reading.line)
      }
    }
  }
}
