/// Finds where lines may break and where words, sentences and characters end.
///
/// Made once and used for many texts, because opening ICU's rules costs far more than a paragraph.
/// Not sendable: each task makes its own. Follows UAX #14 and UAX #29 as ICU tailors them, with
/// ICU's dictionaries for Thai, Lao, Khmer, Burmese, Chinese and Japanese.
public final class TextBreaker {
  /// What a breaker looks for.
  public enum Kind: Hashable, Sendable {
    /// Pieces after which a line may or must break, with their trailing spaces.
    case line
    /// Words, and what stands between them.
    case word
    /// Candidates for sentences, with their trailing spaces.
    case sentence
    /// Characters as a reader sees them: extended grapheme clusters.
    case character
  }

  /// What kind of boundaries this breaker finds.
  public let kind: Kind

  private let breaker: ICU.Breaker
  private let longestRun: Int

  /// Makes a breaker for a language.
  ///
  /// The locale is a BCP 47 tag or a POSIX locale. One that ICU does not know, and an empty one,
  /// stand for the rules common to all languages.
  public convenience init(_ kind: Kind, locale: String = "") {
    self.init(kind, locale: locale, longestRun: ICU.longestRun)
  }

  /// Makes a breaker that gives ICU at most so many bytes (four or more) at a time.
  init(_ kind: Kind, locale: String, longestRun: Int) {
    self.kind = kind
    self.longestRun = max(4, longestRun)
    breaker = ICU.breaker(kind, locale: locale)
  }

  /// Returns the ends of all pieces of a text in rising order.
  ///
  /// Offsets count UTF-8 bytes. The last one is the length of the text; an empty text has none.
  /// A text of more than 1 GiB also breaks at each GiB.
  public func boundaries(of text: String) -> [Boundary] {
    var result: [Boundary] = []
    boundaries(of: text, into: &result)
    return result
  }

  /// Replaces the contents of an array by the ends of all pieces of a text, keeping its memory.
  ///
  /// As ``boundaries(of:)``.
  public func boundaries(of text: String, into boundaries: inout [Boundary]) {
    boundaries.removeAll(keepingCapacity: true)
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      while start < bytes.count {
        let end = runEnd(in: bytes, from: start)
        append(UnsafeBufferPointer(rebasing: bytes[start..<end]), at: start, to: &boundaries)
        start = end
      }
    }
  }

  private func append(
    _ run: UnsafeBufferPointer<UInt8>, at start: Int, to boundaries: inout [Boundary]
  ) {
    let kind = kind
    let isComplete = ICU.visitBoundaries(of: run, with: breaker) { offset, status in
      boundaries.append(
        Boundary(offset: start + offset, status: Boundary.Status(kind: kind, rule: status)))
    }
    // Where ICU gives up, the rest is one piece, so that no text is lost.
    if !isComplete {
      boundaries.append(
        Boundary(offset: start + run.count, status: Boundary.Status(kind: kind, rule: 0)))
    }
  }

  /// The end of the run of bytes for one call into ICU: never inside a code point.
  private func runEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard bytes.count - start > longestRun else { return bytes.count }
    var end = start + longestRun
    while end > start + 1, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return end
  }
}
