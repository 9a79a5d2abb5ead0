import ReadingContent

/// Compares what an engine spoke with what was asked of it, sound by sound and stress by stress.
///
/// Two ways to write the same are the same: other forms of a sign, an affricate with or without its
/// tie, dots and slashes, a stress before its syllable or before its vowel. This does not know how
/// the engine's phonemes were found, so it also finds what went wrong there without a word.
enum SpokenComparison {
  /// A sound with the stress of its syllable, which a vowel alone has.
  private struct Sound: Hashable {
    let sound: PhoneticSound
    let stress: Stress
  }

  /// Answers whether what is spoken is what was asked, but for the changes that are told.
  ///
  /// - Returns: The answer; nothing for a notation that cannot be compared, such as the engine's own
  ///   mnemonics.
  static func isAsTold(_ pronunciation: Pronunciation) -> Bool? {
    guard let asked = reading(of: pronunciation),
      let spoken = try? IPAReader.read(PhoneticNotation(pronunciation.spoken))
    else { return nil }
    let ignoresStress = pronunciation.changes.contains { $0.kind == .stressed }
    let ignoresLength = asked.leavesLengthOpen
    return sounds(asked, ignoresStress, ignoresLength)
      == sounds(spoken, ignoresStress, ignoresLength)
  }

  /// The notation as it was asked with each told change made in it.
  private static func reading(of pronunciation: Pronunciation) -> PhoneticReading? {
    let asked = pronunciation.asked
    switch asked.alphabet {
    case .ipa:
      let text = changed(asked.text, by: pronunciation.changes)
      return try? IPAReader.read(PhoneticNotation(text))
    case .xSampa, .arpabet:
      let isChanged = pronunciation.changes.contains {
        $0.kind == .approximated || $0.kind == .dropped
      }
      if isChanged { return nil }
      return asked.alphabet == .xSampa ? try? XSampa.read(asked) : try? Arpabet.read(asked)
    case .espeak:
      return nil
    }
  }

  private static func changed(_ text: String, by changes: [Pronunciation.Change]) -> String {
    var scalars = Array(text.unicodeScalars)
    let last = scalars.count
    var end = last
    // From the end, so that the places of those before stay right; the first of two that overlap.
    for change in changes.sorted(by: { $0.scalar < $1.scalar }).reversed() {
      let lower = min(max(change.scalar, 0), last)
      let upper = min(lower + change.symbol.unicodeScalars.count, last)
      guard change.kind != .stressed, upper <= end else { continue }
      scalars.replaceSubrange(lower..<upper, with: change.replacement.unicodeScalars)
      end = lower
    }
    return String(String.UnicodeScalarView(scalars))
  }

  private static func sounds(
    _ reading: PhoneticReading, _ ignoresStress: Bool, _ ignoresLength: Bool
  ) -> [Sound] {
    var sounds: [Sound] = []
    var stress = Stress.none
    for item in reading.items {
      switch item.kind {
      case .stress(let sign): stress = ignoresStress ? .none : max(stress, sign)
      case .sound(var sound):
        if ignoresLength { sound = sound.with(sound.marks.subtracting([.long, .halfLong])) }
        sounds.append(Sound(sound: sound, stress: sound.isNucleus ? stress : .none))
        if sound.isNucleus { stress = .none }
      case .tone, .wordEnd: break
      }
    }
    return sounds
  }
}
