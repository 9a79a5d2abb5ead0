import ReadingContent

/// Looks for faults in how pronunciations are written.
enum NotationCheck {
  /// Returns what is wrong whatever the voice.
  static func faults(in place: LexiconCheck.Place, of lexicon: Lexicon) -> [LexiconFault] {
    guard place.notation.alphabet == .ipa else { return otherAlphabet(place, lexicon) }
    let language = lexicon.language?.primary
    var faults: [LexiconFault] = []
    let scalars = Array(place.notation.text.unicodeScalars)
    if let signs = enclosing(scalars) {
      faults.append(fault(.enclosed(signs), 0, place, lexicon))
    }
    do throws(PhoneticFault) {
      let reading = try IPAReader.read(
        place.notation,
        manner: IPAReader.Manner(
          readsDigitsAsTones: language.map(toneLanguages.contains) ?? false))
      for change in reading.changes {
        guard let kind = kind(of: change) else { continue }
        faults.append(fault(kind, change.scalar, place, lexicon))
      }
      if language == "en" { faults += english(reading, place, lexicon) }
    } catch {
      faults += signs(scalars, after: error, place, lexicon)
    }
    return faults
  }

  /// Returns what is wrong for a voice, apart from what is known without one.
  static func faults(
    of answer: Result<Pronunciation, PhoneticFault>, in place: LexiconCheck.Place,
    of lexicon: Lexicon, voice: String, except known: [LexiconFault]
  ) -> [LexiconFault] {
    switch answer {
    case .failure(let error):
      // What the reader of the alphabet has found is told already.
      if known.contains(where: { $0.severity == .error }) { return [] }
      return [fault(kind(of: error, voice: voice), error.scalar, place, lexicon)]
    case .success(let pronunciation):
      return pronunciation.changes.compactMap { change in
        let column = place.column + change.scalar
        let here = known.filter { $0.line == place.line && $0.column == column }
        guard let kind = kind(of: change, in: place, voice: voice, known: here) else { return nil }
        return fault(kind, change.scalar, place, lexicon)
      }
    }
  }

  /// What a voice does otherwise, where that is not told already.
  private static func kind(
    of change: Pronunciation.Change, in place: LexiconCheck.Place, voice: String,
    known: [LexiconFault]
  ) -> LexiconFault.Kind? {
    switch change.kind {
    case .approximated:
      // A voice without the vowel says what the author meant.
      if change.replacement == "j", known.contains(where: { $0.kind == .suspectY }) { return nil }
      return .approximated(symbol: change.symbol, replacement: change.replacement, voice: voice)
    case .dropped:
      return known.isEmpty ? .dropped(symbol: change.symbol, voice: voice) : nil
    case .unstressed:
      let isStressed = place.notation.text.unicodeScalars.contains { $0 == "ˈ" || $0 == "ˌ" }
      return known.isEmpty && !isStressed ? .noStress : nil
    case .respelled, .stressed:
      return nil
    }
  }

  /// What is the matter with a notation of another alphabet: its reader tells the first fault.
  private static func otherAlphabet(
    _ place: LexiconCheck.Place, _ lexicon: Lexicon
  ) -> [LexiconFault] {
    do throws(PhoneticFault) {
      switch place.notation.alphabet {
      case .xSampa: _ = try XSampa.read(place.notation)
      case .arpabet: _ = try Arpabet.read(place.notation)
      // Only a voice knows its mnemonics.
      case .ipa, .espeak: break
      }
      return []
    } catch {
      return [fault(kind(of: error, voice: ""), error.scalar, place, lexicon)]
    }
  }

  /// The slashes or brackets that stand around a notation.
  private static func enclosing(_ scalars: [Unicode.Scalar]) -> String? {
    guard scalars.count > 1, let first = scalars.first, let last = scalars.last else { return nil }
    if first == "/", last == "/" { return "slashes" }
    return first == "[" && last == "]" ? "brackets" : nil
  }

  /// All signs that are wrong by themselves, where the reader stops at the first.
  private static func signs(
    _ scalars: [Unicode.Scalar], after error: PhoneticFault, _ place: LexiconCheck.Place,
    _ lexicon: Lexicon
  ) -> [LexiconFault] {
    var faults: [LexiconFault] = []
    var tellsFirst = false
    for (index, scalar) in scalars.enumerated() {
      let kind: LexiconFault.Kind?
      switch SignTable.role(of: scalar) {
      case .respelled(let meant):
        kind = .respelled(
          symbol: String(Character(scalar)),
          replacement: meant.reduce(into: "") { $0.unicodeScalars.append($1) })
      case .dropped:
        kind = .respelled(symbol: String(Character(scalar)), replacement: "")
      case .unknown where index != error.scalar && Decompositions.of(scalar) == nil:
        kind = strange(scalar)
      default: kind = nil
      }
      if index == error.scalar {
        tellsFirst = true
        faults.append(fault(self.kind(of: error, voice: ""), index, place, lexicon))
      } else if let kind {
        faults.append(fault(kind, index, place, lexicon))
      }
    }
    return tellsFirst
      ? faults : [fault(kind(of: error, voice: ""), error.scalar, place, lexicon)] + faults
  }

  private static func strange(_ scalar: Unicode.Scalar) -> LexiconFault.Kind? {
    guard case .unknown(let suggestion) = SignTable.role(of: scalar) else { return nil }
    return unknown(String(Character(scalar)), suggestion)
  }

  private static func unknown(_ symbol: String, _ suggestion: String?) -> LexiconFault.Kind {
    let isCapital = symbol.unicodeScalars.allSatisfy { $0.properties.isUppercase }
    return isCapital ? .capital(symbol) : .unknownSymbol(symbol, suggestion: suggestion)
  }

  /// What only English has: a y that is meant for /j/, and words that need a stress.
  private static func english(
    _ reading: PhoneticReading, _ place: LexiconCheck.Place, _ lexicon: Lexicon
  ) -> [LexiconFault] {
    var faults: [LexiconFault] = []
    var syllables = 0
    var hasStress = false
    var wordStart: Int?
    var before: PhoneticSound?
    for item in reading.items + [.init(kind: .wordEnd, place: 0..<0)] {
      defer { if case .sound(let sound) = item.kind { before = sound } else { before = nil } }
      switch item.kind {
      case .sound(let sound):
        if wordStart == nil { wordStart = item.place.lowerBound }
        if sound.isNucleus, !isEndOfDiphthong(sound, after: before) { syllables += 1 }
        if sound.letter == "y" {
          faults.append(fault(.suspectY, item.place.lowerBound, place, lexicon))
        }
      case .stress: hasStress = true
      case .tone: break
      case .wordEnd:
        if let wordStart, syllables > 1, !hasStress {
          faults.append(fault(.noStress, wordStart, place, lexicon))
        }
        (syllables, hasStress, wordStart) = (0, false, nil)
      }
    }
    return faults
  }

  /// Answers whether a vowel only ends a diphthong of English.
  private static func isEndOfDiphthong(_ sound: PhoneticSound, after before: PhoneticSound?) -> Bool
  {
    guard let before else { return false }
    return diphthongs.contains(String(before.letter) + String(sound.letter))
  }

  private static let diphthongs: Set<String> = [
    "aɪ", "aʊ", "eɪ", "oʊ", "əʊ", "ɔɪ", "ɪə", "eə", "ɛə", "ʊə", "ai", "au", "ei", "ou", "ɔi", "ɑɪ",
    "ɑʊ", "ɛɪ", "ʌɪ",
  ]

  private static let toneLanguages: Set<String> = ["zh", "cmn", "yue", "hak", "vi", "my"]

  // MARK: Words of others

  private static func kind(of change: Pronunciation.Change) -> LexiconFault.Kind? {
    switch change.kind {
    case .respelled: .respelled(symbol: change.symbol, replacement: change.replacement)
    case .dropped: .respelled(symbol: change.symbol, replacement: "")
    case .approximated, .stressed, .unstressed: nil
    }
  }

  private static func kind(of error: PhoneticFault, voice: String) -> LexiconFault.Kind {
    switch error.kind {
    case .empty: .emptyReading
    case .unknown(let symbol, let suggestion): unknown(symbol, suggestion)
    case .tooLong(let most): .tooManySounds(most: most)
    case .ambiguous(let symbol): .ambiguous(symbol)
    case .unspeakable: .unspeakable(voice: voice)
    }
  }

  private static func fault(
    _ kind: LexiconFault.Kind, _ scalar: Int, _ place: LexiconCheck.Place, _ lexicon: Lexicon
  ) -> LexiconFault {
    LexiconFault(
      kind, path: lexicon.path, line: place.line, column: place.column + scalar,
      entry: place.entry)
  }
}
