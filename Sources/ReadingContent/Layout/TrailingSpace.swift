/// Finds the spaces and line ends with which a line ends and which nobody sees.
enum TrailingSpace {
  /// Returns where the spaces at the end of a part start; its end where there are none.
  ///
  /// Spaces are Unicode's white space without those at which no line breaks.
  static func start(in bytes: UnsafeBufferPointer<UInt8>, of range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound {
      let length = lengthOfSpace(in: bytes, before: end, from: range.lowerBound)
      guard length > 0 else { break }
      end -= length
    }
    return end
  }

  /// Returns the bytes of the space that ends at an offset, or 0 where another character does.
  private static func lengthOfSpace(
    in bytes: UnsafeBufferPointer<UInt8>, before end: Int, from start: Int
  ) -> Int {
    let last = bytes[end - 1]
    if last < 0x80 { return last == 0x20 || (0x09...0x0D).contains(last) ? 1 : 0 }
    // U+0085, the line end of other machines.
    if last == 0x85, end - start >= 2, bytes[end - 2] == 0xC2 { return 2 }
    guard end - start >= 3 else { return 0 }
    switch (bytes[end - 3], bytes[end - 2], last) {
    case (0xE1, 0x9A, 0x80),  // U+1680, the space of Ogham
      (0xE2, 0x80, 0x80...0x86), (0xE2, 0x80, 0x88...0x8A),  // U+2000…200A without U+2007
      (0xE2, 0x80, 0xA8...0xA9),  // U+2028 and U+2029, ends of lines and paragraphs
      (0xE2, 0x81, 0x9F),  // U+205F, the space of formulas
      (0xE3, 0x80, 0x80):  // U+3000, the wide space
      return 3
    default:
      return 0
    }
  }
}
