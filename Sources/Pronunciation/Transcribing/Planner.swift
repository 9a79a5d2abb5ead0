import ReadingContent

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
    let words = words(of: reading, asked: asked, &changes)
    // Where one word of several has a stress, the others are meant to have none.
    let isStressed = words.joined().contains { $0.stress != .none }
    let asIs = keepsUnstressed || isStressed || reading.givesEveryStress
    for var word in words {
      if reading.leavesLengthOpen { chooseDiphthongs(&word) }
      linkRhoticVowels(&word)
      var path = voice.path(through: word)
      if path.lacksSounds {
        guard replace(&word, path, of: asked, reading.leavesLengthOpen, &changes) else {
          return .failure(PhoneticFault(.unspeakable, asked: asked))
        }
        path = voice.path(through: word)
      }
      if !asIs, stress(&word, path.steps, of: asked, &changes) {
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
    if let last,
      pieces[last].phonemes.reduce(phonemes.utf8.count, { $0 + $1.utf8.count + 1 })
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
