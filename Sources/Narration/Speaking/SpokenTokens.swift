import SpeechSynthesis
import TextBreaks

/// What of a text must be heard, and where it can be cut.
enum SpokenTokens {
  /// Tells whether the engine's word events reach the last token of a text.
  ///
  /// A token is what stands between spaces or dashes and has a letter or a digit, since the engine
  /// often has one event for all that a hyphen or an apostrophe joins; in scripts without spaces it
  /// is a word. A text without tokens is always reached.
  ///
  /// Short words at the end, as in "it has been", may share one event, and so may the words of a
  /// phrase that the engine knows as a whole, as in "tout le monde". Since the engine loses the end
  /// of long clauses alone, in a short one the last token but one is enough, and so is any that
  /// the rest of a phrase may follow.
  static func reachesEnd(_ run: SpokenRun, of text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    guard let last = lastToken(of: text, scalars, before: scalars.count) else { return true }
    let reached = run.words.map(\.scalars.upperBound).max() ?? 0
    if reached > last { return true }
    guard reached > 0, isShort(scalars) else { return false }
    guard let before = lastToken(of: text, scalars, before: last) else { return false }
    return reached > before || scalars.count - reached <= longestPhraseRest
  }

  /// How many scalars may follow the first word of a phrase: "fur et à mesure." after "au".
  private static let longestPhraseRest = 17

  /// Returns the scalars of each event, widened over the tokens without one that follow it, so that
  /// every token belongs to a word.
  static func shares(of events: [SpokenRun.WordEvent], in text: String) -> [Range<Int>] {
    let scalars = Array(text.unicodeScalars)
    var result = Self.rising(events.map { $0.scalars.clamped(to: scalars.indices) })
    for index in result.indices {
      let next = index + 1 < result.count ? result[index + 1].lowerBound : scalars.count
      let end = result[index].upperBound
      if next > end, let last = scalars[end..<next].lastIndex(where: isWordPart) {
        result[index] = result[index].lowerBound..<last + 1
      }
    }
    if let first = result.first,
      let word = scalars[..<first.lowerBound].firstIndex(where: isWordPart)
    {
      result[0] = word..<first.upperBound
    }
    return result
  }

  /// Returns ranges of which none starts before the one before it.
  ///
  /// The words of a long number point at what follows the number, and the next event goes back.
  private static func rising(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var result = ranges
    var latest = Int.max
    for index in result.indices.reversed() {
      let start = min(result[index].lowerBound, latest)
      result[index] = start..<max(start, min(result[index].upperBound, max(latest, start)))
      latest = start
    }
    return result
  }

  /// Whether the last clause is far shorter than any of which the engine was seen to lose words:
  /// from 150 bytes on in long numbers, from 300 on in others.
  private static func isShort(_ scalars: [Unicode.Scalar]) -> Bool {
    var weight = 0
    for (index, scalar) in scalars.enumerated().reversed() {
      if isClauseEnd(scalar), index + 1 < scalars.count, scalars[index + 1] == " " { break }
      let isLetter = scalar.value < 0x3000 && scalar.properties.isAlphabetic
      // Digits, signs and ideographs are spoken as words of their own.
      weight += isLetter || scalar == " " ? UTF8.width(scalar) : 10
      if weight > 200 { return false }
    }
    return true
  }

  private static func isClauseEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ",", ";", ":", "—", "–": true
    default: false
    }
  }

  /// Returns a run whose events for a sign alone reach over the token after it.
  ///
  /// For a dash or the like before a word the engine often has one event, which it places at the
  /// sign; the word itself has none.
  static func settled(_ run: SpokenRun, of text: String) -> SpokenRun {
    let scalars = Array(text.unicodeScalars)
    func isSign(_ word: SpokenRun.WordEvent) -> Bool {
      !scalars[word.scalars.clamped(to: scalars.indices)].contains { isWordPart($0) }
    }
    guard run.words.contains(where: isSign) else { return run }
    var words = run.words
    for (index, word) in words.enumerated() where isSign(word) {
      let next = index + 1 < words.count ? words[index + 1].scalars.lowerBound : scalars.count
      let after = scalars[min(word.scalars.upperBound, scalars.count)...]
      guard let start = after.firstIndex(where: { !isGap($0) }), start < next else { continue }
      let end = after[start...].firstIndex { isGap($0) } ?? scalars.count
      words[index] = SpokenRun.WordEvent(
        scalars: word.scalars.lowerBound..<end, sample: word.sample)
    }
    return SpokenRun(run: run.run, samples: run.samples, words: words)
  }

  /// Returns the scalar at which a text is best cut in two: a clause's end near the middle, else a
  /// space, else the bound of a word; nothing where it has only one token.
  ///
  /// Solid stretches, in scalars, are never cut.
  static func middle(of text: String, solids: [Range<Int>] = []) -> Int? {
    let scalars = Array(text.unicodeScalars)
    let words = words(of: text)
    guard words.count > 1 else { return nil }
    let half = scalars.count / 2
    let cuts = words.dropFirst().map(\.lowerBound).filter { cut in
      !solids.contains { $0.lowerBound < cut && cut < $0.upperBound }
    }
    let afterSpace = cuts.filter { $0 > 0 && scalars[$0 - 1].properties.isWhitespace }
    let afterClause = afterSpace.filter {
      $0 > 1 && isClauseEnd(scalars[$0 - 2])
        && abs($0 - half) < scalars.count / 4
    }
    for choice in [afterClause, afterSpace, cuts] {
      if let best = choice.min(by: { abs($0 - half) < abs($1 - half) }) { return best }
    }
    return nil
  }

  /// Where the last token before a scalar starts.
  private static func lastToken(
    of text: String, _ scalars: [Unicode.Scalar], before end: Int
  ) -> Int? {
    var start = end
    var hasWord = false
    var hasWordsWithoutSpaces = false
    for scalar in scalars[..<end].reversed() {
      if isGap(scalar) {
        if hasWord { break }
      } else {
        hasWord = hasWord || isWordPart(scalar)
        hasWordsWithoutSpaces = hasWordsWithoutSpaces || isWrittenWithoutSpaces(scalar)
      }
      start -= 1
    }
    guard hasWord else { return nil }
    return hasWordsWithoutSpaces ? words(of: text).last { $0.lowerBound < end }?.lowerBound : start
  }

  private static func isGap(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar == " " }
    return scalar.properties.isWhitespace || scalar == "–" || scalar == "—" || scalar == "…"
  }

  private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return isAlphanumeric(UInt8(scalar.value)) }
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  private static func isWrittenWithoutSpaces(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: true  // Thai, Lao, Burmese, Khmer
    case 0x3040...0x30FF, 0x3400...0x9FFF, 0x2_0000...0x3_FFFF: true  // kana and Han
    default: false
    }
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }

  /// The words of letters, digits and ideographs, in scalars.
  private static func words(of text: String) -> [Range<Int>] {
    var result: [Range<Int>] = []
    let utf8 = text.utf8
    let breaker = TextBreaker(.word)
    var start = 0
    var scalar = 0
    for boundary in breaker.boundaries(of: text) {
      let from = utf8.index(utf8.startIndex, offsetBy: start)
      let to = utf8.index(utf8.startIndex, offsetBy: boundary.offset)
      let count = utf8[from..<to].count { $0 & 0b1100_0000 != 0b1000_0000 }
      if boundary.status != .none { result.append(scalar..<scalar + count) }
      scalar += count
      start = boundary.offset
    }
    return result
  }
}
