/// A way through the sounds of a word, in units that the voice has a name for.
struct SoundPath: Hashable, Sendable {
  /// A unit on the way.
  struct Step: Hashable, Sendable {
    /// The number of the unit; nothing for a tone or for a sound that the voice does not have.
    var unit: Int?
    /// The sounds of the word that it stands for.
    var range: Range<Int>
    /// Another sign for the stress than the usual one.
    var stressSign: String?
  }

  var steps: [Step]
  /// Whether there are sounds that the voice does not have.
  let lacksSounds: Bool
}

extension LearnedVoice {
  /// Finds the cheapest way: few units, each plain and known to sound so in its place.
  ///
  /// - Parameters:
  ///   - word: The sounds.
  ///   - banned: A unit over just these sounds that is not to be used.
  /// - Returns: A way that covers all sounds.
  func path(through word: [AskedWord.Sound], without banned: Range<Int>? = nil) -> SoundPath {
    let count = word.count
    var costs = [Int](repeating: .max, count: count + 1)
    var steps = [SoundPath.Step?](repeating: nil, count: count + 1)
    costs[0] = 0
    let firstPrimary = word.firstIndex { $0.stress == .primary } ?? count
    func reach(_ end: Int, _ cost: Int, _ step: SoundPath.Step) {
      guard cost < costs[end] else { return }
      costs[end] = cost
      steps[end] = step
    }
    for start in 0..<count where costs[start] < .max {
      let base = costs[start]
      let isTone = word[start].tone != nil
      reach(
        start + 1, base + (isTone ? 0 : Self.lacking),
        SoundPath.Step(unit: nil, range: start..<start + 1))
      if isTone { continue }
      var node = SoundTree.root
      var isLoose = false
      for end in start..<count {
        guard word[end].tone == nil, end == start || word[end].stress == .none else { break }
        let sound = word[end].sound
        if let next = step(from: node, by: sound) {
          node = next
        } else if sound.marks.contains(.nonSyllabic),
          let next = step(from: node, by: sound.with(sound.marks.subtracting(.nonSyllabic)))
        {
          // In a diphthong it goes without saying which half is the weak one.
          node = next
          isLoose = true
        } else {
          break
        }
        let ending = units(at: node)
        guard !ending.isEmpty, !isLoose || end > start, banned != start..<end + 1 else { continue }
        let context = context(
          of: start..<end + 1, in: word, isAfterPrimary: firstPrimary < start)
        var best: (unit: Int, cost: Int)?
        for unit in ending {
          let cost = units[unit].cost + (units[unit].contexts & context == 0 ? Self.unknown : 0)
          if best.map({ cost < $0.cost }) ?? true { best = (unit, cost) }
        }
        guard let best else { continue }
        reach(
          end + 1, base + Self.unit + best.cost,
          SoundPath.Step(unit: best.unit, range: start..<end + 1))
      }
    }
    var found: [SoundPath.Step] = []
    var end = count
    while end > 0, let step = steps[end] {
      found.append(step)
      end = step.range.lowerBound
    }
    found.reverse()
    return SoundPath(
      steps: found,
      lacksSounds: found.contains { $0.unit == nil && word[$0.range.lowerBound].tone == nil })
  }

  /// What a unit costs, one that was never heard so in such a place, and a sound without any.
  private static let unit = 100
  private static let unknown = 120
  private static let lacking = 100_000

  /// The place in the word of the sounds of a unit.
  private func context(
    of range: Range<Int>, in word: [AskedWord.Sound], isAfterPrimary: Bool
  ) -> UInt32 {
    let first = word[range.lowerBound]
    let next = word[range.upperBound...].first { $0.tone == nil }
    if first.isNucleus {
      let stress: SoundContext.VowelStress =
        switch first.stress {
        case .primary: .primary
        case .secondary: .secondary
        case .none: isAfterPrimary ? .unstressedAfter : .unstressedBefore
        }
      return SoundContext.vowel(
        stress,
        before: next.map { $0.isNucleus ? .vowel : $0.sound.isRhotic ? .rhotic : .consonant }
          ?? .end)
    }
    let last = word[..<range.lowerBound].last { $0.tone == nil }
    return SoundContext.consonant(
      after: last.map { $0.isNucleus ? .vowel : .consonant } ?? .start,
      before: next.map {
        !$0.isNucleus ? .consonant : $0.stress == .none ? .unstressedVowel : .stressedVowel
      } ?? .end)
  }

  /// The mnemonics of a way, stresses before their sounds.
  func mnemonics(of path: [SoundPath.Step], in word: [AskedWord.Sound]) -> [String] {
    var found: [String] = []
    found.reserveCapacity(path.count * 2)
    for step in path {
      let first = word[step.range.lowerBound]
      if let digits = first.tone {
        if let tone = tones[digits] { found.append(tone.mnemonic) }
        continue
      }
      guard let unit = step.unit else { continue }
      if let sign = step.stressSign {
        found.append(sign)
      } else if first.stress != .none {
        found.append(first.stress == .primary ? "'" : ",")
      }
      found += units[unit].mnemonics
    }
    return found
  }

  /// What is heard when the engine speaks a way as the table says.
  func expected(of path: [SoundPath.Step], in word: [AskedWord.Sound]) -> [HeardSound] {
    var found: [HeardSound] = []
    found.reserveCapacity(word.count)
    for step in path {
      let first = word[step.range.lowerBound]
      if let digits = first.tone {
        found += (tones[digits]?.heard ?? []).map { HeardSound(sound: $0) }
        continue
      }
      guard let unit = step.unit else { continue }
      var stress = first.stress
      for sound in units[unit].heard {
        found.append(HeardSound(sound: sound, stress: stress))
        stress = .none
      }
    }
    return found
  }
}

extension PhoneticSound {
  /// Whether it is an r of some language.
  var isRhotic: Bool {
    switch letter {
    case "r", "ɾ", "ɹ", "ʁ", "ʀ", "ɻ", "ɽ": true
    default: false
    }
  }
}
