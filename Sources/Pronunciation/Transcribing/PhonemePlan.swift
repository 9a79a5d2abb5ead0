import ReadingContent

/// A notation on its way: the words to be spoken, how they are written for the engine, and what had
/// to be changed so far.
struct PhonemePlan: Sendable {
  /// A piece of it that the engine is asked about in one go.
  struct Piece: Sendable {
    /// The sounds, word by word.
    var words: [[AskedWord.Sound]]
    /// The way through each word.
    var paths: [[SoundPath.Step]]
    /// What should be heard.
    var expected: [HeardSound]
    /// The engine's phonemes, word by word.
    var phonemes: [String]
    /// What is heard, as the engine says; empty before it was asked.
    var spoken = ""
  }

  let asked: PhoneticNotation
  var changes: [Pronunciation.Change]
  var pieces: [Piece] = []

  /// The most phonemes of a word and the most bytes of one, beyond which the engine falls silent.
  static let mostPhonemes = 100
  static let mostBytes = 400
}

/// Makes plans for a voice.
struct Planner: Sendable {
  let voice: LearnedVoice

  /// Plans a notation that was taken apart.
  ///
  /// - Parameters:
  ///   - reading: Its pieces.
  ///   - asked: The notation.
  ///   - keepsUnstressed: Whether a word without any stress is meant so.
  /// - Returns: The plan, or why there can be none.
  func plan(
    _ reading: PhoneticReading, asked: PhoneticNotation, keepsUnstressed: Bool
  ) -> Result<PhonemePlan, PhoneticFault> {
    var changes = reading.changes
    var pieces: [PhonemePlan.Piece] = []
    for var word in words(of: reading, &changes) {
      if reading.leavesLengthOpen { chooseDiphthongs(&word) }
      var path = voice.path(through: word)
      if path.lacksSounds {
        guard replace(&word, path, reading.leavesLengthOpen, &changes) else {
          return .failure(PhoneticFault(.unspeakable, asked: asked))
        }
        path = voice.path(through: word)
      }
      if !keepsUnstressed, !reading.givesEveryStress,
        stress(&word, path.steps, of: asked, &changes)
      {
        path = voice.path(through: word)
      }
      for range in Self.parts(of: path.steps, voice) {
        add(word, Array(path.steps[range]), to: &pieces)
      }
    }
    guard !pieces.isEmpty else { return .failure(PhoneticFault(.empty, asked: asked)) }
    return .success(PhonemePlan(asked: asked, changes: changes, pieces: pieces))
  }

  /// Cuts a way into parts that the engine bears as words.
  private static func parts(of steps: [SoundPath.Step], _ voice: LearnedVoice) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = 0
    var (count, bytes) = (0, 0)
    for (number, step) in steps.enumerated() {
      // With the stress before it and the bars between.
      let mnemonics = step.unit.map { voice.units[$0].mnemonics } ?? ["1234"]
      let (more, size) = (
        mnemonics.count + 1, mnemonics.reduce(3) { $0 + $1.utf8.count + 1 }
      )
      if count + more > PhonemePlan.mostPhonemes || bytes + size > PhonemePlan.mostBytes {
        parts.append(start..<number)
        start = number
        (count, bytes) = (0, 0)
      }
      count += more
      bytes += size
    }
    if start < steps.count { parts.append(start..<steps.count) }
    return parts
  }

  /// Adds a word to the last piece, or to a new one where that would be too long.
  private func add(
    _ word: [AskedWord.Sound], _ steps: [SoundPath.Step], to pieces: inout [PhonemePlan.Piece]
  ) {
    let phonemes = voice.mnemonics.joined(voice.mnemonics(of: steps, in: word))
    guard !phonemes.isEmpty else { return }
    let expected = voice.expected(of: steps, in: word)
    let last = pieces.indices.last
    if let last, pieces[last].phonemes.reduce(phonemes.utf8.count, { $0 + $1.utf8.count + 1 })
      <= PhonemePlan.mostBytes
    {
      pieces[last].words.append(word)
      pieces[last].paths.append(steps)
      pieces[last].expected += expected
      pieces[last].phonemes.append(phonemes)
    } else {
      pieces.append(
        PhonemePlan.Piece(
          words: [word], paths: [steps], expected: expected, phonemes: [phonemes]))
    }
  }
}

extension Planner {
  /// The words of a notation, each stress moved to the vowel that it belongs to.
  private func words(
    of reading: PhoneticReading, _ changes: inout [Pronunciation.Change]
  ) -> [[AskedWord.Sound]] {
    var words: [[AskedWord.Sound]] = []
    var word: [AskedWord.Sound] = []
    var waiting: (stress: Stress, place: Range<Int>)?
    func dropWaiting() {
      guard let lost = waiting else { return }
      changes.append(
        .init(
          kind: .dropped, symbol: lost.stress.sign, replacement: "",
          scalar: lost.place.lowerBound))
      waiting = nil
    }
    for item in reading.items {
      switch item.kind {
      case .wordEnd:
        dropWaiting()
        if !word.isEmpty { words.append(word) }
        word = []
      case .stress(let stress):
        dropWaiting()
        waiting = (stress, item.place)
      case .sound(let sound):
        var asked = AskedWord.Sound(sound: sound, place: item.place)
        if sound.letter == "r", let own = voice.rhotic, own.letter == "ɹ" {
          // Dictionaries of English write the letter for it.
          asked.sound = PhoneticSound("ɹ", sound.marks)
          changes.append(
            .init(
              kind: .respelled, symbol: "r", replacement: "ɹ", scalar: item.place.lowerBound))
        }
        if asked.isNucleus, let stress = waiting?.stress {
          asked.stress = stress
          waiting = nil
        }
        word.append(asked)
      case .tone(let contour):
        if let digits = tone(contour), !word.isEmpty {
          word.append(
            AskedWord.Sound(sound: PhoneticSound("\u{FFFD}"), place: item.place, tone: digits))
        } else {
          changes.append(
            .init(
              kind: .dropped, symbol: Self.toneSigns(contour), replacement: "",
              scalar: item.place.lowerBound))
        }
      }
    }
    dropWaiting()
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// The digits by which the voice knows a tone: as written, or with a level said once or twice.
  private func tone(_ contour: UInt32) -> UInt32? {
    if voice.tones[contour] != nil { return contour }
    if contour < 10, voice.tones[contour * 11] != nil { return contour * 11 }
    if contour < 100, contour % 11 == 0, voice.tones[contour / 11] != nil { return contour / 11 }
    return nil
  }

  private static func toneSigns(_ contour: UInt32) -> String {
    let letters = Array("˩˨˧˦˥⁶⁷")
    return String(
      String(contour).compactMap { digit in
        digit.wholeNumberValue.flatMap { (1...7).contains($0) ? letters[$0 - 1] : nil }
      })
  }

  private func chooseDiphthongs(_ word: inout [AskedWord.Sound]) {
    for start in word.indices.dropLast() {
      let both = [word[start].sound, word[start + 1].sound]
      guard let others = Nearness.diphthongs[both.map(\.letter)], !voice.hasUnit(both),
        voice.hasUnit(others.map { PhoneticSound($0) })
      else { continue }
      word[start].sound = PhoneticSound(others[0])
      word[start + 1].sound = PhoneticSound(others[1])
    }
  }

  /// Puts what the voice has for what it lacks; false where it has nothing at all.
  private func replace(
    _ word: inout [AskedWord.Sound], _ path: SoundPath, _ leavesLengthOpen: Bool,
    _ changes: inout [Pronunciation.Change]
  ) -> Bool {
    var replaced: [AskedWord.Sound] = []
    replaced.reserveCapacity(word.count)
    for step in path.steps {
      let first = word[step.range.lowerBound]
      guard step.unit == nil, first.tone == nil else {
        replaced += word[step.range]
        continue
      }
      let next = word[step.range.upperBound...].first { $0.tone == nil }?.sound
      guard let standIn = voice.standIn(for: first.sound, before: next) else { return false }
      var stress = first.stress
      for sound in standIn.sounds {
        var one = AskedWord.Sound(sound: sound, place: first.place)
        if one.isNucleus || !first.isNucleus {
          one.stress = stress
          stress = .none
        }
        replaced.append(one)
      }
      if !(leavesLengthOpen && standIn.isSameButLength) {
        changes.append(
          .init(
            kind: .approximated, symbol: first.sound.text, replacement: standIn.sounds.text,
            scalar: first.place.lowerBound))
      }
    }
    word = replaced
    return true
  }

  /// Puts a stress into a word that has none.
  ///
  /// A word of one syllable is always meant to be stressed: dictionaries do not write it. In a
  /// longer one it is the voice's own rule that tells.
  private func stress(
    _ word: inout [AskedWord.Sound], _ steps: [SoundPath.Step], of asked: PhoneticNotation,
    _ changes: inout [Pronunciation.Change]
  ) -> Bool {
    guard word.allSatisfy({ $0.stress == .none }) else { return false }
    // The vowels of a diphthong are one syllable.
    let nuclei = steps.compactMap { step in step.range.first { word[$0].isNucleus } }
    guard let first = nuclei.first, let last = word.last(where: { $0.tone == nil }) else {
      return false
    }
    let runs = word.indices.filter { word[$0].isNucleus && ($0 == 0 || !word[$0 - 1].isNucleus) }
    if nuclei.count == 1 || (runs.count == 1 && nuclei.count == 2) {
      word[first].stress = .primary
      return true
    }
    // In a tone voice the tones do what the stress does elsewhere.
    guard voice.tones.isEmpty else { return false }
    guard let syllable = voice.stressRule.syllable(of: nuclei.count, last: last.sound),
      nuclei.indices.contains(syllable)
    else {
      changes.append(
        .init(
          kind: .unstressed, symbol: word.map(\.sound.text).joined(), replacement: "",
          scalar: word[0].place.lowerBound))
      return false
    }
    let place = nuclei[syllable]
    word[place].stress = .primary
    changes.append(
      .init(
        kind: .stressed, symbol: word[place].sound.text,
        replacement: "ˈ" + word[place].sound.text, scalar: word[place].place.lowerBound))
    return true
  }
}
