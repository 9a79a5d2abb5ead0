/// A sign of the IPA and what a voice makes of it.
public struct VoiceSymbol: Hashable, Sendable {
  /// The sign, or a few in a row that the voice speaks as one sound, such as a diphthong.
  public let symbol: String
  /// How the engine writes it, the plain way first; empty where the voice does not have it.
  public let mnemonics: [String]
  /// What is spoken in its place where the voice does not have it, in the IPA.
  public let standIn: String?
}

extension LearnedVoice {
  /// What the voice says: its own sounds in the order of the chart, then those it does not have.
  var symbols: [VoiceSymbol] {
    var order: [Unicode.Scalar: Int] = [:]
    for (place, letter) in IPAChart.letters.enumerated() { order[letter.scalar] = place }
    var seen: Set<[PhoneticSound]> = []
    var own: [(key: [Int], symbol: VoiceSymbol)] = []
    for unit in units where unit.sounds.allSatisfy({ IPAChart.has($0.letter) }) {
      guard seen.insert(unit.sounds).inserted else { continue }
      // What a length or a softness makes of every sound goes without saying.
      let names = candidates(for: unit.sounds).map { units[$0].mnemonics }.filter { $0.count == 1 }
        .map { $0[0] }
      guard !names.isEmpty, !unit.isGlide else { continue }
      let letters = unit.sounds.map { order[$0.letter] ?? 0 }
      own.append(
        (
          [unit.sounds.count] + letters,
          VoiceSymbol(symbol: unit.sounds.text, mnemonics: names, standIn: nil)
        ))
    }
    let letters = Set(singles.filter { $0.marks.isEmpty }.map(\.letter))
    let others = IPAChart.letters.filter { !letters.contains($0.scalar) }.map { letter in
      let sound = PhoneticSound(letter.scalar)
      return VoiceSymbol(
        symbol: sound.text, mnemonics: [],
        standIn: standIn(for: sound, before: nil)?.sounds.text ?? "")
    }
    // One sound first; of the same letters the shorter spelling first.
    return own.sorted {
      $0.key.lexicographicallyPrecedes($1.key)
        || ($0.key == $1.key && $0.symbol.symbol < $1.symbol.symbol)
    }.map(\.symbol) + others
  }
}
