import ReadingContent

/// Compares what an engine spoke with what was asked of it, sound by sound and stress by stress.
///
/// Two ways to write the same are the same: other forms of a sign, an affricate with or without its
/// tie, dots and slashes, a stress before its syllable or before its vowel. A word of one syllable
/// that is written without a stress may have one, and the r of a vowel with its colour may be heard
/// before the next vowel. This does not know how the engine's phonemes were
/// found, so it also finds what went wrong there without a word.
enum SpokenComparison {
  /// A sound with the stress of its syllable, which a vowel alone has.
  private struct Sound {
    var sound: PhoneticSound
    /// Nothing where any will do.
    var stress: Stress?

    func fits(_ other: Sound) -> Bool {
      sound == other.sound && (stress == nil || other.stress == nil || stress == other.stress)
    }
  }

  /// Answers whether what is spoken is what was asked, but for the changes that are told.
  ///
  /// - Returns: The answer; nothing for a notation that cannot be compared, such as the engine's own
  ///   mnemonics.
  static func isAsTold(_ pronunciation: Pronunciation) -> Bool? {
    guard let asked = reading(of: pronunciation) else { return nil }
    let isStressOpen = pronunciation.changes.contains {
      $0.kind == .stressed || $0.kind == .unstressed
    }
    let isLengthOpen = asked.leavesLengthOpen
    let wanted = joined(sounds(asked, isStressOpen: isStressOpen), isLengthOpen: isLengthOpen)
    let heard = joined(
      HeardSound.read(pronunciation.spoken).map { Sound(sound: $0.sound, stress: $0.stress) },
      isLengthOpen: isLengthOpen)
    return wanted.count == heard.count && zip(wanted, heard).allSatisfy { $0.fits($1) }
  }

  /// The sounds without an r that only repeats the colour of the vowel before it.
  private static func joined(_ sounds: [Sound], isLengthOpen: Bool) -> [Sound] {
    var result: [Sound] = []
    for var item in sounds {
      // An alphabet without lengths has one sign for the strong and the weak vowel with an r.
      if isLengthOpen { item.sound = item.sound.withoutLength }
      if item.sound.letter == "ɹ", let last = result.last?.sound.letter, isColoured(last) {
        continue
      }
      result.append(item)
    }
    return result
  }

  private static func isColoured(_ letter: Unicode.Scalar) -> Bool {
    letter == "ɚ" || letter == "ɝ"
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
    _ reading: PhoneticReading, isStressOpen: Bool
  ) -> [Sound] {
    var sounds: [Sound] = []
    var stress = Stress.none
    var wordStart = 0
    func endWord() {
      let nuclei = sounds.indices[wordStart...].filter { sounds[$0].sound.isNucleus }
      // A diphthong is written as vowels side by side, which are counted as one syllable here.
      let isOneSyllable = nuclei.count - 1 == (nuclei.last ?? 0) - (nuclei.first ?? 0)
      let isOpen =
        isOneSyllable && !reading.givesEveryStress
        && nuclei.allSatisfy { sounds[$0].stress == Stress.none }
      for index in nuclei where isStressOpen || isOpen { sounds[index].stress = nil }
      wordStart = sounds.count
    }
    for item in reading.items {
      switch item.kind {
      case .stress(let sign): stress = max(stress, sign)
      case .sound(let sound):
        sounds.append(Sound(sound: sound, stress: sound.isNucleus ? stress : Stress.none))
        if sound.isNucleus { stress = .none }
      case .wordEnd: endWord()
      case .tone: break
      }
    }
    endWord()
    return sounds
  }
}

extension PhoneticSound {
  /// The sound as an alphabet writes it that tells no lengths and has one vowel with an r.
  fileprivate var withoutLength: PhoneticSound {
    let marks = marks.subtracting([.long, .halfLong])
    return letter == "ɝ" || letter == "ɜ" ? PhoneticSound("ɚ", marks) : with(marks)
  }
}
