import TextBreaks

/// Finds where lines may break, as ICU does it, but without asking ICU for plain words.
///
/// Most of a book is letters, digits, quotes and stops between spaces, and there UAX #14 leaves no
/// doubt. Whatever else stands between two breaks beyond doubt is given to ICU. The boundaries are
/// the same as those that ICU finds in all of the text, in less than half of the time.
struct LineBreaks {
  /// What a character is for line breaking.
  private enum Sort: UInt8 {
    /// Latin and Cyrillic letters that no mark is part of.
    case letter
    case digit
    case quote
    /// `,` `.` `:` `;` (UAX #14, IS)
    case stop
    /// `!` `?` (EX)
    case exclamation
    case hyphen
    /// U+2014 (B2)
    case dash
    case space
    case newline
    case other
  }

  /// The bytes that are given to ICU at a time, at least, where the text is long enough.
  private static let leastForICU = 48

  private let breaker: TextBreaker
  private var fromICU: [TextBreaker.Boundary] = []

  init(locale: String) {
    breaker = TextBreaker(.line, locale: locale)
  }

  /// Replaces the contents of an array by the ends of all pieces of a text.
  mutating func boundaries(
    of bytes: UnsafeBufferPointer<UInt8>, into result: inout [TextBreaker.Boundary]
  ) {
    result.removeAll(keepingCapacity: true)
    // Since the last break beyond doubt: where it was, how many boundaries there were, and whether
    // all that follows is plain.
    var start = 0
    var known = 0
    var isPlain = true
    var previous = Sort.newline
    var beforeSpaces = Sort.newline
    var offset = 0
    while offset < bytes.count {
      let (sort, length) = Self.sort(in: bytes, at: offset)
      // A call to ICU costs as much as some words, so what is not plain takes its neighbours along.
      let mayEnd = isPlain || offset - start >= Self.leastForICU
      switch (previous, sort) {
      case (_, .newline) where mayEnd:
        // A line ends here whatever comes before or after.
        end(at: offset + 1, .mandatory, of: bytes, from: start, known, isPlain, &result)
        start = offset + 1
        known = result.count
        isPlain = true
      case (.space, .letter), (.space, .digit), (.space, .quote):
        if mayEnd, Self.allowsBreakAfterSpaces(beforeSpaces) {
          end(at: offset, .optional, of: bytes, from: start, known, isPlain, &result)
          start = offset
          known = result.count
          isPlain = true
        } else {
          isPlain = false
        }
      case (.letter, .dash), (.dash, .letter), (.hyphen, .letter):
        if isPlain { result.append(TextBreaker.Boundary(offset: offset, status: .optional)) }
      case (_, .other), (.other, _), (.hyphen, _), (.dash, _), (_, .dash):
        isPlain = false
      case (.letter, .hyphen), (_, .space), (_, .newline), (.newline, .letter), (.newline, .digit),
        (.newline, .quote):
        break
      case (_, .hyphen), (.newline, _), (.space, _), (.exclamation, .letter),
        (.exclamation, .digit):
        isPlain = false
      case (_, .letter), (_, .digit), (_, .quote), (_, .stop), (_, .exclamation):
        break
      }
      if sort == .space, previous != .space { beforeSpaces = previous }
      previous = sort
      offset += length
      // Most of a text is words between single spaces, where each space is a break beyond doubt.
      guard sort == .letter else { continue }
      while offset < bytes.count {
        if Self.isLetter(bytes[offset]) {
          offset += 1
        } else if isPlain, bytes[offset] == UInt8(ascii: " "), offset + 1 < bytes.count,
          Self.isLetter(bytes[offset + 1])
        {
          offset += 1
          result.append(TextBreaker.Boundary(offset: offset, status: .optional))
          start = offset
          known = result.count
        } else {
          break
        }
      }
    }
    if start < bytes.count {
      end(at: bytes.count, .optional, of: bytes, from: start, known, isPlain, &result)
    }
  }

  /// Adds the boundary at a break beyond doubt, after those that ICU finds where the text between
  /// is not plain.
  private mutating func end(
    at end: Int, _ status: TextBreaker.Boundary.Status, of bytes: UnsafeBufferPointer<UInt8>,
    from start: Int, _ known: Int, _ isPlain: Bool, _ result: inout [TextBreaker.Boundary]
  ) {
    if isPlain {
      result.append(TextBreaker.Boundary(offset: end, status: status))
      return
    }
    result.removeSubrange(known...)
    let part = String(
      decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
    breaker.boundaries(of: part, into: &fromICU)
    for boundary in fromICU {
      result.append(
        TextBreaker.Boundary(offset: start + boundary.offset, status: boundary.status))
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26
  }

  private static func allowsBreakAfterSpaces(_ sort: Sort) -> Bool {
    switch sort {
    case .letter, .digit, .quote, .stop, .exclamation: true
    case .hyphen, .dash, .space, .newline, .other: false
    }
  }

  /// Returns what the character at an offset is, with its bytes.
  private static func sort(
    in bytes: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> (sort: Sort, length: Int) {
    let byte = bytes[offset]
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      return (.letter, 1)
    case UInt8(ascii: " "): return (.space, 1)
    case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ";"):
      return (.stop, 1)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return (.digit, 1)
    case UInt8(ascii: "'"), UInt8(ascii: "\""): return (.quote, 1)
    case UInt8(ascii: "!"), UInt8(ascii: "?"): return (.exclamation, 1)
    case UInt8(ascii: "-"): return (.hyphen, 1)
    case UInt8(ascii: "\n"): return (.newline, 1)
    case ..<0x80: return (.other, 1)
    case 0xC3 where offset + 1 < bytes.count:
      // U+00C0…00FF but for × and ÷.
      return (bytes[offset + 1] & 0xDF == 0x97 ? .other : .letter, 2)
    case 0xD0, 0xD1: return (.letter, 2)
    case 0xE2 where offset + 2 < bytes.count && bytes[offset + 1] == 0x80:
      switch bytes[offset + 2] {
      case 0x98, 0x99, 0x9C, 0x9D: return (.quote, 3)
      case 0x94: return (.dash, 3)
      default: return (.other, 3)
      }
    case ..<0xE0: return (.other, 2)
    case ..<0xF0: return (.other, 3)
    default: return (.other, 4)
    }
  }
}
