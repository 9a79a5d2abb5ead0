public import ReadingContent
public import SpeechSynthesis

/// Looks for faults in what a lexicon's entries say; the reader tells those of the file's form.
public enum LexiconCheck {
  /// Returns the faults that can be found without a voice, in the order of the file.
  ///
  /// Entries that stand twice, spellings that no text can hold, aliases that lead back to
  /// themselves, and signs that are not the alphabet's own.
  public static func faults(in lexicon: Lexicon) -> [LexiconFault] {
    var faults = EntryCheck.faults(in: lexicon) + AliasLoops.faults(in: lexicon)
    for place in notations(of: lexicon) {
      faults += NotationCheck.faults(in: place, of: lexicon)
    }
    return sorted(faults)
  }

  /// Returns the faults that can be found with a voice: those without one, and which sounds the
  /// voice does not have.
  ///
  /// - Parameters:
  ///   - lexicon: The lexicon.
  ///   - voice: The identifier of the voice.
  ///   - transcribe: Asks what a voice makes of pronunciations, an answer for each; a lexicon of
  ///     135,000 entries asks once.
  /// - Returns: The faults in the order of the file.
  /// - Throws: What `transcribe` throws.
  public static func faults(
    in lexicon: Lexicon, voice: String,
    transcribe: ([PhoneticNotation]) async throws(SpeechError) -> [Result<
      Pronunciation, PhoneticFault
    >]
  ) async throws(SpeechError) -> [LexiconFault] {
    var faults = EntryCheck.faults(in: lexicon) + AliasLoops.faults(in: lexicon)
    let places = notations(of: lexicon)
    let answers = try await transcribe(places.map(\.notation))
    for (index, place) in places.enumerated() {
      let known = NotationCheck.faults(in: place, of: lexicon)
      faults += known
      guard answers.indices.contains(index) else { continue }
      faults += NotationCheck.faults(
        of: answers[index], in: place, of: lexicon, voice: voice, except: known)
    }
    return sorted(faults)
  }

  /// A pronunciation of a lexicon and where it stands.
  struct Place {
    let notation: PhoneticNotation
    let entry: String
    let line: Int
    let column: Int
  }

  /// All pronunciations, also those that others of their entry go before.
  static func notations(of lexicon: Lexicon) -> [Place] {
    lexicon.lexemes.flatMap { lexeme in
      lexeme.readings.compactMap { reading in
        guard case .notation(let notation) = reading.content else { return nil }
        return Place(
          notation: notation, entry: lexeme.graphemes.first?.text ?? "", line: reading.line,
          column: reading.column)
      }
    }
  }

  private static func sorted(_ faults: [LexiconFault]) -> [LexiconFault] {
    faults.enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      return (first.line ?? 0, first.column ?? 0, left.offset)
        < (second.line ?? 0, second.column ?? 0, right.offset)
    }.map(\.element)
  }
}
