import TextBreaks

/// Where words of a text begin and end, by Unicode's rules and the dictionaries of some scripts.
struct WordBounds {
  private var bits: [UInt64]

  init(_ boundaries: [TextBreaker.Boundary], count: Int) {
    bits = [UInt64](repeating: 0, count: count / 64 + 1)
    bits[0] = 1
    for boundary in boundaries where boundary.offset <= count {
      bits[boundary.offset / 64] |= 1 << UInt64(boundary.offset % 64)
    }
  }

  /// Answers whether a word begins or ends at a byte of the text.
  func contains(_ offset: Int) -> Bool {
    bits[offset / 64] >> UInt64(offset % 64) & 1 == 1
  }
}
