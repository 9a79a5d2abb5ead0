/// Where a voice puts the stress of words that it does not know.
enum StressRule: Hashable, Sendable {
  /// There is no rule by which a pronunciation alone would tell.
  case free
  /// Always so many syllables from the start, from 0.
  case fromStart(Int)
  /// So many syllables from the end, from 0: one number for words that end in a vowel, one for each
  /// consonant that was tried.
  case fromEnd(vowel: Int, consonants: [PhoneticSound: Int])

  /// Words of no language: a few syllables, open and closed by each of some consonants.
  static let trials: [String] = {
    let stems = ["mila", "talomi", "nutaki", "lomitana", "kulimato", "pinalotu"]
    let last = ["tan", "los", "mit", "nar", "pol", "tad", "lim"]
    return stems + last.flatMap { ending in ["mi", "talo", "nutaki"].map { $0 + ending } }
  }()

  /// Finds the rule in what a voice makes of the trials.
  ///
  /// - Parameter heard: The sounds of each trial; a trial that the voice leaves to another voice is
  ///   nothing.
  /// - Returns: The rule; ``free`` as soon as one trial is against any.
  static func find(in heard: [[HeardSound]?]) -> Self {
    var places: [(start: Int, end: Int, last: PhoneticSound)] = []
    for heard in heard {
      guard let heard, let last = heard.last?.sound else { return .free }
      let nuclei = heard.filter { $0.sound.isNucleus }
      guard nuclei.count > 1, let place = nuclei.firstIndex(where: { $0.stress == .primary })
      else { return .free }
      places.append((place, nuclei.count - 1 - place, last))
    }
    guard let first = places.first else { return .free }
    if places.allSatisfy({ $0.start == first.start }) { return .fromStart(first.start) }
    let open = places.filter { $0.last.isNucleus }
    guard let vowel = open.first?.end, open.allSatisfy({ $0.end == vowel }) else { return .free }
    var consonants: [PhoneticSound: Int] = [:]
    for place in places where !place.last.isNucleus {
      guard consonants[place.last, default: place.end] == place.end else { return .free }
      consonants[place.last] = place.end
    }
    return .fromEnd(vowel: vowel, consonants: consonants)
  }

  /// Returns the syllable to be stressed, from 0.
  ///
  /// - Parameters:
  ///   - syllables: How many there are.
  ///   - last: The last sound of the word.
  /// - Returns: Nothing where the rule does not tell.
  func syllable(of syllables: Int, last: PhoneticSound) -> Int? {
    switch self {
    case .free: nil
    case .fromStart(let place): place < syllables ? place : nil
    case .fromEnd(let vowel, let consonants):
      if last.isNucleus {
        max(0, syllables - 1 - vowel)
      } else {
        (consonants[last] ?? Self.common(consonants)).map { max(0, syllables - 1 - $0) }
      }
    }
  }

  /// What holds for all consonants that were tried.
  private static func common(_ consonants: [PhoneticSound: Int]) -> Int? {
    guard let first = consonants.values.first else { return nil }
    return consonants.values.allSatisfy { $0 == first } ? first : nil
  }
}
