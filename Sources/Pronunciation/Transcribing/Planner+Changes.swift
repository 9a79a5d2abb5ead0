import ReadingContent

extension Planner {
  /// Puts the diphthongs that the voice has for those that an alphabet of phonemes means.
  func chooseDiphthongs(_ word: inout [AskedWord.Sound]) {
    for start in word.indices.dropLast() {
      let both = [word[start].sound, word[start + 1].sound]
      guard let others = Nearness.diphthongs[both.map(\.letter)], !voice.hasUnit(both),
        voice.hasUnit(others.map { PhoneticSound($0) })
      else { continue }
      word[start].sound = PhoneticSound(others[0])
      word[start + 1].sound = PhoneticSound(others[1])
    }
  }

  /// Adds the r of an r-coloured vowel where the voice always lets it be heard before the next one.
  func linkRhoticVowels(_ word: inout [AskedWord.Sound]) {
    guard let rhotic = voice.rhotic, voice.hasUnit([PhoneticSound("ɚ"), rhotic]) else { return }
    for place in word.indices.dropLast().reversed()
    where word[place].sound.letter == "ɚ" && word[place + 1].isNucleus {
      let alwaysLinks = voice.candidates(for: [word[place].sound]).allSatisfy {
        voice.units[$0].contexts & SoundContext.vowelsBeforeVowels == 0
      }
      guard alwaysLinks else { continue }
      word.insert(
        AskedWord.Sound(sound: rhotic, isNucleus: false, place: word[place].place), at: place + 1)
    }
  }

  /// Puts what the voice has for what it lacks; false where it has nothing at all.
  func replace(
    _ word: inout [AskedWord.Sound], _ path: SoundPath, of asked: PhoneticNotation,
    _ leavesLengthOpen: Bool, _ changes: inout [Pronunciation.Change]
  ) -> Bool {
    var replaced: [AskedWord.Sound] = []
    replaced.reserveCapacity(word.count)
    // A stress whose vowel became a consonant goes on to the next vowel.
    var stress = Stress.none
    for step in path.steps {
      var first = word[step.range.lowerBound]
      if stress != .none, first.isNucleus {
        first.stress = max(first.stress, stress)
        stress = .none
      }
      guard step.unit == nil, first.tone == nil else {
        replaced.append(first)
        replaced += word[step.range.dropFirst()]
        continue
      }
      let next = word[step.range.upperBound...].first { $0.tone == nil }?.sound
      guard let standIn = voice.standIn(for: first.sound, before: next) else { return false }
      stress = max(stress, first.stress)
      for sound in standIn.sounds {
        var one = AskedWord.Sound(
          sound: sound, isNucleus: sound.isNucleus, place: first.place)
        if one.isNucleus {
          one.stress = stress
          stress = .none
        }
        replaced.append(one)
      }
      if !(leavesLengthOpen && standIn.isSameButLength) {
        changes.append(
          .init(
            kind: .approximated, symbol: asked.signs(in: first.place),
            replacement: standIn.sounds.text,
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
  func stress(
    _ word: inout [AskedWord.Sound], _ steps: [SoundPath.Step], of asked: PhoneticNotation,
    _ changes: inout [Pronunciation.Change]
  ) -> Bool {
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
      let signs = asked.signs(
        in: word[0].place.lowerBound..<word[word.count - 1].place.upperBound)
      changes.append(
        .init(
          kind: .unstressed, symbol: signs, replacement: signs,
          scalar: word[0].place.lowerBound))
      return false
    }
    let place = nuclei[syllable]
    word[place].stress = .primary
    changes.append(
      .init(
        kind: .stressed, symbol: asked.signs(in: word[place].place),
        replacement: "ˈ" + word[place].sound.text, scalar: word[place].place.lowerBound))
    return true
  }
}
