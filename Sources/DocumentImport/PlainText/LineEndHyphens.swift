import ReadingContent

/// Joins words that a wrapped text divides at the ends of its lines.
///
/// The text's own words decide. A hyphen goes where the joined word stands elsewhere, and where its
/// two halves are no words of their own; it stays where the two stand elsewhere with a hyphen, or
/// each alone. No space is left in either case.
struct LineEndHyphens {
  private let bytes: [UInt8]
  /// The words of the text in small letters, those at hyphens aside.
  private var words = Set<String>()
  /// The words with hyphens inside of lines.
  private var compounds = Set<String>()

  /// Words after which a hyphen stands for a part left out: `Groß- und Kleinschreibung`.
  private static let joining: Set<String> = [
    "and", "or", "to", "und", "oder", "bzw", "bis", "wie", "et", "ou", "y", "o", "e", "en", "of",
    "och", "eller", "og", "ja", "tai", "i", "lub", "a", "nebo", "és", "vagy",
  ]

  /// Learns the words of lines.
  init(_ bytes: [UInt8], lines: [TextLine]) {
    self.bytes = bytes
    var goesOn = false
    for line in lines where !line.isBlank {
      var start: Int?
      var offset = line.visible.lowerBound
      // The second half of a divided word is no word.
      while goesOn, offset < line.visible.upperBound, isLetter(at: offset) { offset += 1 }
      goesOn = bytes[line.visible].last == 0x2D
      while offset <= line.visible.upperBound {
        let isEnd = offset == line.visible.upperBound
        let isWord = !isEnd && (isLetter(at: offset) || bytes[offset] == 0x2D)
        if isWord, start == nil { start = offset }
        if !isWord, let from = start {
          learn(from..<offset, isAtEnd: isEnd)
          start = nil
        }
        offset += 1
      }
    }
  }

  private mutating func learn(_ range: Range<Int>, isAtEnd: Bool) {
    guard range.count <= 60 else { return }
    let parts = bytes[range].split(separator: 0x2D, omittingEmptySubsequences: false)
    if parts.count == 1 {
      words.insert(Self.small(bytes[range]))
    } else if parts.allSatisfy({ !$0.isEmpty }) {
      compounds.insert(Self.small(bytes[range]))
    } else if !isAtEnd {
      // Dashes between words: the words are whole.
      for part in parts where !part.isEmpty { words.insert(Self.small(part)) }
    }
  }

  /// What becomes of the end of a line that the next one goes on from.
  enum Ending {
    case none
    /// The hyphen stays, without a space behind it.
    case kept
    /// The hyphen goes.
    case divided(hyphen: Int)
  }

  /// Looks at two lines of a paragraph.
  func ending(of line: TextLine, before next: TextLine) -> Ending {
    let hyphen = line.visible.upperBound - 1
    guard hyphen > line.visible.lowerBound, bytes[hyphen] == 0x2D,
      isLetter(at: hyphen - 1), !next.isBlank
    else { return .none }
    var start = hyphen
    while start > line.visible.lowerBound, isLetter(at: start - 1) { start -= 1 }
    var end = next.visible.lowerBound
    while end < next.visible.upperBound, isLetter(at: end) { end += 1 }
    // What is glued to addresses and names of programs stays as it is.
    if start > line.visible.lowerBound, "/@_.\\".utf8.contains(bytes[start - 1]) { return .none }
    guard end > next.visible.lowerBound, end - start <= 80 else { return .none }
    let left = Self.small(bytes[start..<hyphen])
    let right = Self.small(bytes[next.visible.lowerBound..<end])
    if Self.joining.contains(right) { return .none }
    let first = TextSign.scalar(at: next.visible.lowerBound, in: bytes)
    // Before the left half there may be further parts: `Thunder-ten-`.
    let hasMore = start > line.visible.lowerBound && bytes[start - 1] == 0x2D
    if hasMore || first.properties.isUppercase || compounds.contains("\(left)-\(right)") {
      return .kept
    }
    if words.contains(left + right) { return .divided(hyphen: hyphen) }
    let alone = (words.contains(left) ? 1 : 0) + (words.contains(right) ? 1 : 0)
    // In a short text that a half is missing elsewhere says little.
    let isDivided = alone == 0 || alone == 1 && words.count >= 1_000
    return isDivided ? .divided(hyphen: hyphen) : .kept
  }

  /// Whether a byte belongs to a letter.
  private func isLetter(at offset: Int) -> Bool {
    var start = offset
    while start > 0, offset - start < 3, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    let first = bytes[start]
    return first < 0x80 ? first.isLetter : first >= 0xC3 && first != 0xE2
  }

  private static func small(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: Array(bytes), as: UTF8.self).lowercased()
  }
}
