/// What a voice speaks for a sound that it does not have.
struct StandIn: Hashable, Sendable {
  /// Sounds that the voice has, with as many syllables as before.
  let sounds: [PhoneticSound]
  /// Whether only what an alphabet without lengths leaves open is different.
  let isSameButLength: Bool
}

extension LearnedVoice {
  /// Returns what stands for a sound.
  ///
  /// - Parameters:
  ///   - sound: A sound that the voice does not have.
  ///   - next: The sound after it in the word.
  /// - Returns: Sounds that the voice has; nothing where it has neither vowels nor consonants.
  func standIn(for sound: PhoneticSound, before next: PhoneticSound?) -> StandIn? {
    let wanted = sound.marks
    // Lengths first: they alone leave the sound what it is.
    let otherLength = sound.with(wanted.symmetricDifference(.long))
    if case .vowel = sound.features, has(otherLength) {
      return StandIn(sounds: [otherLength], isSameButLength: true)
    }
    if sound.letter == "ɝ", has(PhoneticSound("ɚ")) {
      // Where the voice has the weak one, its long central vowel is the strong one.
      for marks in [PhoneticMarks.long, []] where has(PhoneticSound("ɜ", marks)) {
        // Before a vowel its r is heard as a sound of its own.
        let link = next?.isNucleus == true ? rhotic.map { [$0] } ?? [] : []
        return StandIn(sounds: [PhoneticSound("ɜ", marks)] + link, isSameButLength: true)
      }
    }
    let glide = PhoneticSound("y", .nonSyllabic)
    if sound == PhoneticSound("ɥ"), has(glide) {
      return StandIn(sounds: [glide], isSameButLength: false)
    }
    if wanted.contains(.nonSyllabic), next?.isNucleus == true,
      let letter = Nearness.glides[sound.letter], let consonant = nearest(to: PhoneticSound(letter))
    {
      return StandIn(sounds: [consonant], isSameButLength: false)
    }
    guard let sounds = taken(apart: sound, before: next) else { return nil }
    return StandIn(sounds: sounds, isSameButLength: false)
  }

  /// Takes a sound apart until the voice has each piece; each turn takes a mark or ends.
  private func taken(
    apart sound: PhoneticSound, before next: PhoneticSound?
  ) -> [PhoneticSound]? {
    var base = sound
    var tail: [PhoneticSound] = []
    var head: [PhoneticSound] = []
    while !has(base) {
      guard let mark = Self.order.first(where: { base.marks.contains($0) }) else { break }
      base = base.with(base.marks.subtracting(mark))
      switch mark {
      case .nasal where sound.isNucleus: tail = nasal(before: next).map { [$0] } ?? []
      case .syllabic:
        if let weak = nearest(to: PhoneticSound("ə")) { head = [weak] }
      case .rhotic, .rColoured: tail = rhotic.map { [$0] } ?? []
      case .palatalised: tail = consonant("j", unless: next)
      case .labialised: tail = consonant("w", unless: next)
      case .labialPalatalised: tail = consonant("ɥ", unless: next)
      default: break
      }
    }
    if has(base) { return head + [base] + tail }
    if base.letter == "ɚ" || base.letter == "ɝ" {
      let plain = PhoneticSound(base.letter == "ɚ" ? "ə" : "ɜ", base.marks)
      return nearest(to: plain).map { [$0] + (rhotic.map { [$0] } ?? []) + tail }
    }
    // A y before a vowel is what Americanists write for j.
    if base.letter == "y", next?.isNucleus == true, has(PhoneticSound("j")) {
      return [PhoneticSound("j")] + tail
    }
    return nearest(to: base).map { head + [$0] + tail }
  }

  /// Marks in the order in which they are given up.
  private static let order: [PhoneticMarks] = {
    let later: [PhoneticMarks] = [
      .breathy, .aspirated, .ejective, .voiceless, .labialPalatalised, .labialised, .palatalised,
      .rColoured, .rhotic, .long, .nasal, .syllabic,
    ]
    let all = PhoneticMarks(rawValue: 1 << UInt64(PhoneticMarks.scalars.count) - 1)
    return all.each.filter { !later.contains($0) } + later
  }()

  private func nasal(before next: PhoneticSound?) -> PhoneticSound? {
    var wanted: [Unicode.Scalar] = ["n", "ŋ", "m"]
    if case .consonant(let place, _, _) = next?.features {
      switch place {
      case .bilabial, .labiodental: wanted = ["m", "n", "ŋ"]
      case .velar, .uvular, .labialVelar: wanted = ["ŋ", "n", "m"]
      default: break
      }
    }
    return wanted.lazy.map { PhoneticSound($0) }.first(where: has)
  }

  /// A glide, where the next sound is not the same one already.
  private func consonant(_ letter: Unicode.Scalar, unless next: PhoneticSound?) -> [PhoneticSound] {
    guard next?.letter != letter else { return [] }
    return nearest(to: PhoneticSound(letter)).map { [$0] } ?? []
  }

  /// The sound of the voice that is nearest to a letter, as long as the other one if it can be.
  func nearest(to sound: PhoneticSound) -> PhoneticSound? {
    if has(sound) { return sound }
    let isVowel = if case .vowel = sound.features { true } else { false }
    let lengths: [PhoneticMarks] =
      sound.marks.contains(.long) ? [.long, []] : isVowel ? [[], .long] : [[]]
    for length in lengths where has(PhoneticSound(sound.letter, length)) {
      return PhoneticSound(sound.letter, length)
    }
    // The r of a language is its own, wherever it is made.
    if sound.isRhotic, let rhotic, has(rhotic) { return rhotic }
    // The same letter with a mark is nearer than any other letter.
    let marked = (isVowel ? vowels : consonants).filter {
      $0.letter == sound.letter && $0.marks.isDisjoint(with: [.nasal, .syllabic, .nonSyllabic])
    }.min { $0.marks.rawValue.nonzeroBitCount < $1.marks.rawValue.nonzeroBitCount }
    if let marked { return marked }
    for letter in Nearness.preferred[sound.letter] ?? [] {
      for length in lengths where has(PhoneticSound(letter, length)) {
        return PhoneticSound(letter, length)
      }
    }
    var best: (sound: PhoneticSound, distance: Int)?
    for candidate in isVowel ? vowels : consonants {
      guard candidate.marks.isDisjoint(with: [.nasal, .syllabic, .nonSyllabic]),
        var distance = Nearness.distance(sound.letter, candidate.letter)
      else { continue }
      // A length is heard less than any other mark.
      if candidate.marks.contains(.long) != sound.marks.contains(.long) { distance += 1 }
      distance += 2 * candidate.marks.subtracting(.long).rawValue.nonzeroBitCount
      if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
    }
    return best?.sound
  }
}
