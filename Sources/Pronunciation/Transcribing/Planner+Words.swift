import ReadingContent

extension Planner {
  /// The words of a notation, each stress moved to the vowel that it belongs to.
  func words(
    of reading: PhoneticReading, asked: PhoneticNotation, _ changes: inout [Pronunciation.Change]
  ) -> [[AskedWord.Sound]] {
    var words: [[AskedWord.Sound]] = []
    var word: [AskedWord.Sound] = []
    var waiting: (stress: Stress, place: Range<Int>)?
    func dropWaiting() {
      guard let lost = waiting else { return }
      changes.append(
        .init(
          kind: .dropped, symbol: asked.signs(in: lost.place), replacement: "",
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
        var one = AskedWord.Sound(
          sound: sound, isNucleus: voice.isNucleus(sound), place: item.place)
        if sound.letter == "r", let own = voice.rhotic, own.letter == "ɹ" {
          // Dictionaries of English write the letter for it.
          one.sound = PhoneticSound("ɹ", sound.marks)
          changes.append(
            .init(
              kind: .respelled, symbol: "r", replacement: "ɹ", scalar: item.place.lowerBound))
        }
        if one.isNucleus, let stress = waiting?.stress {
          one.stress = stress
          waiting = nil
        }
        word.append(one)
      case .tone(let contour):
        if let digits = tone(contour), !word.isEmpty {
          word.append(
            AskedWord.Sound(
              sound: PhoneticSound("\u{FFFD}"), isNucleus: false, place: item.place, tone: digits))
        } else {
          changes.append(
            .init(
              kind: .dropped, symbol: asked.signs(in: item.place), replacement: "",
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
}
