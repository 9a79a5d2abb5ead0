import SpeechSynthesis

/// Learns from the engine itself how the sounds of a voice are written: each mnemonic is tried in
/// many places of a word, and what is heard is turned round.
struct VoiceLearner {
  private let inventory: PhonemeInventory
  private let mnemonics: Mnemonics
  private let vowelFrames: [WordFrame]
  private let consonantFrames: [WordFrame]
  private let carriers: WordFrame.Carriers
  /// What the engine was asked, and what it answered.
  private var questions: [String] = []
  private var answers: [[HeardSound]] = []

  /// Learns a voice.
  ///
  /// - Parameters:
  ///   - inventory: What the voice can say.
  ///   - oracle: The engine.
  /// - Returns: The table.
  /// - Throws: ``SpeechError`` when the engine cannot be asked.
  static func learn(
    _ inventory: PhonemeInventory, from oracle: any PhonemeOracle
  ) async throws(SpeechError) -> LearnedVoice {
    var learner = Self(inventory)
    return try await learner.learn(from: oracle)
  }

  private init(_ inventory: PhonemeInventory) {
    self.inventory = inventory
    let mnemonics = Mnemonics(inventory.phonemes)
    self.mnemonics = mnemonics
    func first(of wanted: [String], else kind: PhonemeInventory.Phoneme.Kind) -> String {
      let others = inventory.phonemes.first { $0.kind == kind }?.mnemonic
      return wanted.first { mnemonics.kinds[$0] != nil } ?? others ?? ""
    }
    carriers = WordFrame.Carriers(
      vowel: first(of: ["a", "A", "@"], else: .vowel), stop: first(of: ["p", "k"], else: .stop),
      nasal: first(of: ["n", "m"], else: .nasal), rhotic: first(of: ["r", "R"], else: .liquid))
    vowelFrames = WordFrame.vowels(carriers)
    consonantFrames = WordFrame.consonants(carriers)
  }

  private mutating func learn(
    from oracle: any PhonemeOracle
  ) async throws(SpeechError) -> LearnedVoice {
    let sounds = soundMnemonics
    let frameQuestions = [vowelFrames, consonantFrames].map { askForFrames($0) }
    let singles = sounds.map { ask(for: [$0.mnemonic], in: frames(of: $0.kind)) }
    let modified = Self.modifiers.map { modifier in
      sounds.map { sound in
        canTake(modifier, sound)
          ? ask(for: [sound.mnemonic, modifier], in: frames(of: sound.kind)) : nil
      }
    }
    let tones = toneMnemonics.map { ($0, ask([carriers.stop, "'", carriers.vowel, $0])) }
    let toneless = ask([carriers.stop, "'", carriers.vowel])
    answers = try await oracle.transcriptions(
      of: questions, voice: inventory.voice, isMarkup: true, notation: .ipa
    ).map { HeardSound.read($0 ?? "") }
    let surroundings = zip(frameQuestions, [vowelFrames, consonantFrames]).map { asked, frames in
      zip(asked, frames).map { self.surroundings($0, of: $1) }
    }

    let trials = try await trials(from: oracle)
    var units: [SoundUnit] = []
    for (number, sound) in sounds.enumerated() {
      let around = surroundings[sound.kind == .vowel ? 0 : 1]
      let frames = frames(of: sound.kind)
      let heard = heard(singles[number], around, frames)
      let plain = Self.units(of: [sound.mnemonic], heard)
      units += plain
      if sound.kind != .vowel { units += plain.compactMap(\.asGlide) }
      for (modifier, asked) in zip(Self.modifiers, modified) {
        guard let asked = asked[number] else { continue }
        // A sound with a modifier is worth knowing where it is the same with one mark more.
        let more = self.heard(asked, around, frames).filter { pair in
          guard let plain = heard[pair.key] else { return false }
          return Self.isMarked(pair.value, plain)
        }
        units += Self.units(of: [sound.mnemonic, modifier], more)
      }
    }
    return LearnedVoice(
      inventory: inventory, units: Self.ordered(units),
      tones: tones.reduce(into: [:]) { found, tone in
        let heard = answers[tone.1].dropFirst(answers[toneless].count).map(\.sound)
        guard let digits = UInt32(tone.0), !heard.isEmpty else { return }
        found[digits] = LearnedVoice.Tone(heard: heard, mnemonic: tone.0)
      },
      stressRule: StressRule.find(in: Array(trials.dropFirst())),
      rhotic: trials.first.flatMap { $0 }?.map(\.sound).first(where: \.isRhotic))
  }

  /// What changes the sound before it: it makes it long, or a consonant soft.
  static let modifiers = [long, ";"]
  private static let long = ":"

  private func canTake(_ modifier: String, _ sound: PhonemeInventory.Phoneme) -> Bool {
    mnemonics.kinds[modifier] != nil && (modifier == Self.long || sound.kind != .vowel)
  }

  private var soundMnemonics: [PhonemeInventory.Phoneme] {
    inventory.phonemes.filter { phoneme in
      guard EngineMarkup.canHold(phoneme.mnemonic), !phoneme.mnemonic.isEmpty,
        !Self.modifiers.contains(phoneme.mnemonic)
      else { return false }
      switch phoneme.kind {
      case .vowel, .liquid, .stop, .voicedStop, .fricative, .voicedFricative, .nasal: return true
      case .pause, .stress, .virtual, .deleted, .invalid: return false
      }
    }
  }

  /// The stresses that are numbers are tones.
  private var toneMnemonics: [String] {
    inventory.phonemes.filter { $0.kind == .stress && UInt32($0.mnemonic) != nil }.map(\.mnemonic)
  }

  private func frames(of kind: PhonemeInventory.Phoneme.Kind) -> [WordFrame] {
    kind == .vowel ? vowelFrames : consonantFrames
  }

  /// What the voice makes of words of no language.
  ///
  /// First one with an r before a vowel, then those that tell of the stress. Nothing for a word that
  /// it leaves to another voice.
  private func trials(
    from oracle: any PhonemeOracle
  ) async throws(SpeechError) -> [[HeardSound]?] {
    try await oracle.transcriptions(
      of: ["karato"] + StressRule.trials, voice: inventory.voice, isMarkup: false, notation: .ipa
    ).map { text in
      guard let text, !text.utf8.contains(UInt8(ascii: "(")) else { return nil }
      return HeardSound.read(text)
    }
  }
}

extension VoiceLearner {
  private mutating func ask(_ parts: [String]) -> Int {
    questions.append(EngineMarkup.text([mnemonics.joined(parts)]))
    return questions.count - 1
  }

  private mutating func ask(for parts: [String], in frames: [WordFrame]) -> Int {
    let first = questions.count
    for frame in frames { _ = ask(frame.filled(parts)) }
    return first
  }

  /// Fills each frame with some sounds that differ.
  private mutating func askForFrames(_ frames: [WordFrame]) -> [Range<Int>] {
    let isOfVowels = frames.first?.context == vowelFrames.first?.context
    let fillers = (isOfVowels ? ["i", "o", "u"] : ["k", "s", "l"]).filter {
      mnemonics.kinds[$0] != nil
    }
    return frames.map { frame in
      let first = questions.count
      for filler in fillers { _ = ask(frame.filled([filler])) }
      return first..<questions.count
    }
  }

  /// The sounds that a frame itself has.
  private struct Surroundings {
    /// What all answers begin and end with.
    var before: ArraySlice<PhoneticSound>
    var after: ArraySlice<PhoneticSound>
    /// How many sounds stand around, those too that the sound in the frame changes.
    var countBefore: Int
    var countAfter: Int
  }

  private func surroundings(_ asked: Range<Int>, of frame: WordFrame) -> Surroundings {
    let heard = asked.map { answers[$0].map(\.sound) }
    let first = heard.first ?? []
    var (before, after) = (first[...], first[...])
    for other in heard.dropFirst() {
      before = before.prefix(zip(before, other).prefix { $0 == $1 }.count)
      after = after.suffix(zip(after.reversed(), other.reversed()).prefix { $0 == $1 }.count)
    }
    func count(_ parts: [String]) -> Int { parts.filter { mnemonics.kinds[$0] != .stress }.count }
    return Surroundings(
      before: before, after: after, countBefore: max(before.count, count(frame.before)),
      countAfter: max(after.count, count(frame.after)))
  }

  /// What is heard of mnemonics in each frame, by the context of the frame.
  private func heard(
    _ first: Int, _ around: [Surroundings], _ frames: [WordFrame]
  ) -> [UInt32: [PhoneticSound]] {
    var found: [UInt32: [PhoneticSound]] = [:]
    for (number, frame) in frames.enumerated() {
      let sounds = answers[first + number].map(\.sound)
      let around = around[number]
      guard sounds.count > around.countBefore + around.countAfter,
        sounds.starts(with: around.before),
        sounds.suffix(around.after.count).elementsEqual(around.after)
      else { continue }
      found[frame.context] = Array(
        sounds[around.countBefore..<sounds.count - around.countAfter])
    }
    return found
  }

  /// The units that tell of mnemonics in the other direction.
  private static func units(
    of mnemonics: [String], _ heard: [UInt32: [PhoneticSound]]
  ) -> [SoundUnit] {
    var contexts: [[PhoneticSound]: UInt32] = [:]
    for (context, sounds) in heard { contexts[sounds, default: 0] |= context }
    return contexts.map {
      SoundUnit(
        sounds: $0, mnemonics: mnemonics, contexts: $1,
        otherContexts: heard.count - $1.nonzeroBitCount)
    }
  }

  /// Whether sounds are the same as others but for more marks on the last.
  private static func isMarked(_ sounds: [PhoneticSound], _ plain: [PhoneticSound]) -> Bool {
    guard sounds.count == plain.count, let last = sounds.last, let before = plain.last,
      sounds.dropLast().elementsEqual(plain.dropLast())
    else { return false }
    return last.letter == before.letter && last.marks != before.marks
      && last.marks.isSuperset(of: before.marks)
  }

  /// The order must not depend on the order of a set.
  private static func ordered(_ units: [SoundUnit]) -> [SoundUnit] {
    units.map { unit in
      let names = unit.mnemonics.joined(separator: " ")
      return (unit, "\(unit.sounds.text) \(unit.cost + 100) \(names)")
    }.sorted { $0.1 < $1.1 }.map(\.0)
  }
}
