/// Other ways of writing a piece for the engine, where it does not say what it should.
struct Alternatives: Sendable {
  let voice: LearnedVoice

  /// The most ways that are tried at a time.
  private static let most = 24

  /// Returns other ways, likely ones first.
  ///
  /// - Parameters:
  ///   - piece: The piece as it is.
  ///   - place: The first sound of those expected that is not heard.
  /// - Returns: Pieces that say the same by the table, in other words.
  func others(_ piece: PhonemePlan.Piece, at place: Int) -> [PhonemePlan.Piece] {
    guard let (word, step) = find(place, in: piece) else { return [] }
    let path = piece.paths[word]
    var found: [[SoundPath.Step]] = []
    for number in [step, step - 1, step + 1] where path.indices.contains(number) {
      found += renamed(path, number, piece.words[word])
    }
    for number in [step, step - 1] where path.indices.contains(number) {
      if let other = regrouped(path, number, piece.words[word]) { found.append(other) }
    }
    for number in [step, step + 1, step - 1] where path.indices.contains(number) {
      found += stressedOtherwise(path, number, piece.words[word])
    }
    return found.prefix(Self.most).map { path in
      var other = piece
      other.paths[word] = path
      other.phonemes[word] = voice.mnemonics.joined(
        voice.mnemonics(of: path, in: piece.words[word]))
      return other
    }
  }

  /// The word and the step of its way that a sound belongs to.
  private func find(_ place: Int, in piece: PhonemePlan.Piece) -> (word: Int, step: Int)? {
    var rest = place
    for (word, path) in piece.paths.enumerated() {
      for (number, step) in path.enumerated() {
        let count = voice.expected(of: [step], in: piece.words[word]).count
        if rest < count { return (word, number) }
        rest -= count
      }
    }
    guard let last = piece.paths.indices.last, let step = piece.paths[last].indices.last else {
      return nil
    }
    return (last, step)
  }

  /// The other names of a unit.
  private func renamed(
    _ path: [SoundPath.Step], _ number: Int, _ word: [AskedWord.Sound]
  ) -> [[SoundPath.Step]] {
    guard let unit = path[number].unit else { return [] }
    return voice.candidates(for: voice.units[unit].sounds).filter { $0 != unit }.map { other in
      var path = path
      path[number].unit = other
      return path
    }
  }

  /// The best way that does not have a unit just there.
  private func regrouped(
    _ path: [SoundPath.Step], _ number: Int, _ word: [AskedWord.Sound]
  ) -> [SoundPath.Step]? {
    let first = path.first?.range.lowerBound ?? 0
    let end = path.last?.range.upperBound ?? 0
    // A word that was cut has only its own part of the way.
    guard first == 0, end == word.count else { return nil }
    let other = voice.path(through: word, without: path[number].range)
    return other.lacksSounds ? nil : other.steps
  }

  /// The other signs that the engine has for a stress, or for none.
  private func stressedOtherwise(
    _ path: [SoundPath.Step], _ number: Int, _ word: [AskedWord.Sound]
  ) -> [[SoundPath.Step]] {
    let sound = word[path[number].range.lowerBound]
    guard sound.isNucleus else { return [] }
    let signs =
      switch sound.stress {
      case .primary: ["''"]
      case .secondary: ["=", ",,"]
      case .none: ["%", "%%"]
      }
    return signs.filter { voice.mnemonics.kinds[$0] != nil }.map { sign in
      var path = path
      path[number].stressSign = sign
      return path
    }
  }
}
