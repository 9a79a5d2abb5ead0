/// Finds the encoding of one byte a character in which bytes make the likeliest text.
///
/// Each byte from 80 on costs bits: more for a letter that the language seldom has, for a capital
/// within a word, for letters of two scripts side by side, for a sign where a letter should be.
/// Of all encodings and languages the cheapest pair wins.
struct SingleByteGuess {
  /// An encoding with its cost.
  struct Candidate {
    let table: CodeTable
    /// The cost in bits.
    let bits: Double
  }

  /// The encodings, the likeliest first.
  let candidates: [Candidate]
  /// How sure the first one is, from 0 to 0.99, compared with the next that makes another text.
  let confidence: Double
  /// The bytes from 80 on that were looked at.
  let highCount: Int

  /// Looks at a sample.
  init(_ sample: ByteSample) {
    let bonus = sample.wordBonus()
    let found = CodeTable.all.enumerated().map { order, table in
      (order, Candidate(table: table, bits: Self.bits(of: sample, in: table, bonus: bonus)))
    }
    candidates =
      found.sorted { ($0.1.bits, $0.0) < ($1.1.bits, $1.0) }.map(\.1)
    highCount = sample.highCount
    var present = Set<Int>()
    for place in sample.places.keys { present.insert(Int(place >> 8 & 0xFF)) }
    let best = candidates[0]
    let rival = candidates.dropFirst().first { other in
      present.contains { other.table.signs[$0].scalar != best.table.signs[$0].scalar }
    }
    confidence = Bits.confidence(ofMargin: rival.map { $0.bits - best.bits } ?? 100)
  }

  /// Whether the likeliest encoding makes a text: letters of a language cost four bits or so each.
  var isLikely: Bool { candidates[0].bits <= 7 * Double(highCount) + 12 }

  /// The bits of an encoding above those of the likeliest, for each byte from 80 on.
  func excess(of table: CodeTable) -> (each: Double, all: Double) {
    guard let own = candidates.first(where: { $0.table.name == table.name }) else { return (0, 0) }
    let all = own.bits - candidates[0].bits
    return (all / Double(max(1, highCount)), all)
  }

  private static func bits(
    of sample: ByteSample, in table: CodeTable, bonus: [Double]
  ) -> Double {
    var total = table.rarity
    var counts = [Int](repeating: 0, count: 128)
    for (place, count) in sample.places {
      let byte = Int(place >> 8 & 0xFF)
      let sign = table.signs[byte]
      let before = table.signs[Int(place >> 16)]
      let after = table.signs[Int(place & 0xFF)]
      let isAfterHigh = place >> 16 >= 0x80
      total += Double(count) * bits(of: sign, before, after, isAfterHigh: isAfterHigh)
      if sign.kind == .letter { counts[byte - 0x80] += count }
    }
    let used = counts.indices.filter { counts[$0] > 0 }
    guard !used.isEmpty else { return total - (bonus.max() ?? 0) }
    var best = Double.infinity
    for language in table.languages {
      let letters = used.reduce(0.0) { $0 + Double(counts[$1]) * language.bits[$1] }
      best = min(best, letters - bonus[language.index])
    }
    return total + (best.isFinite ? best : 13 * Double(sample.highCount))
  }

  /// The bits of a character for the place where it stands.
  private static func bits(
    of sign: CodeTable.Sign, _ before: CodeTable.Sign, _ after: CodeTable.Sign, isAfterHigh: Bool
  ) -> Double {
    let follows = before.script != nil
    let leads = after.script != nil
    var bits = 0.0
    if isAfterHigh, sign.kind == .punctuation || sign.kind == .symbol,
      before.kind == .punctuation || before.kind == .symbol, before.scalar != sign.scalar
    {
      bits += 4
    }
    switch sign.kind {
    case .control:
      bits += 20
    case .letter:
      for other in [before.script, after.script] {
        if let other, other != sign.script, other != .mark, sign.script != .mark { bits += 10 }
      }
      if isAfterHigh, sign.script == .latin, before.script == .latin { bits += 2 }
      if sign.script == .mark, before.script != .latin { bits += 10 }
      if sign.isUpper {
        if follows, before.isLower { bits += 10 }
        if follows, leads, before.isUpper, after.isLower { bits += 5 }
      } else if sign.isLower {
        if follows, leads, before.isUpper, after.isUpper { bits += 10 }
        if leads, after.isUpper { bits += 10 }
      }
    case .apostrophe:
      bits += follows || leads ? 3 : 4
    case .punctuation:
      bits += 4
      if "\u{A0}·–—".unicodeScalars.contains(sign.scalar) { break }
      if follows, leads {
        bits += 10
      } else if follows,
        "“„‘‚«‹¿¡".unicodeScalars.contains(sign.scalar)
          || leads && "”»›".unicodeScalars.contains(sign.scalar)
      {
        bits += 3
      }
    case .symbol:
      bits += follows && leads ? 16 : follows || leads ? 12 : 8
    case .space, .other:
      break
    }
    return bits
  }
}
