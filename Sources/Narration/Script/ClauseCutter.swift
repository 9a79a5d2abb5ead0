/// Cuts a sentence that is longer than the engine takes at once.
enum ClauseCutter {
  /// Returns the pieces of a stretch of text, each at most so many UTF-8 bytes long, together the
  /// whole; the solid stretches of the text, which are in order and apart, are never cut.
  ///
  /// A cut is made after the last sign of a clause's end in the second half of what fits, else
  /// after the last space there, else between two scalars. A cut within a solid stretch is made
  /// where the stretch starts, else where it ends, though the piece is longer then.
  static func cuts(
    in text: String, _ range: Range<Int>, longest: Int, solids: [Range<Int>] = []
  ) -> [Range<Int>] {
    guard range.count > longest else { return [range] }
    let utf8 = text.utf8
    let from = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let bytes = Array(utf8[from..<utf8.index(from, offsetBy: range.count)])
    var result: [Range<Int>] = []
    var start = 0
    while bytes.count - start > longest {
      var end = cut(bytes, start: start, longest: longest)
      if let solid = solids.first(where: {
        $0.lowerBound < end + range.lowerBound && $0.upperBound > end + range.lowerBound
      }) {
        let before = solid.lowerBound - range.lowerBound
        end = before > start ? before : min(solid.upperBound - range.lowerBound, bytes.count)
        guard end < bytes.count else { break }
      }
      result.append(start + range.lowerBound..<end + range.lowerBound)
      start = end
    }
    result.append(start + range.lowerBound..<range.upperBound)
    return result
  }

  private static func cut(_ bytes: [UInt8], start: Int, longest: Int) -> Int {
    var space: Int?
    var end = start + longest
    while end > start + longest / 2 {
      let before = bytes[end - 1]
      if before == 0x20 || before == 0x0A {
        if end - 2 >= start, isClauseEnd(bytes, before: end - 1) { return end }
        space = space ?? end
      } else if isWideClauseEnd(bytes, before: end) {
        return end
      }
      end -= 1
    }
    if let space { return space }
    var middle = start + longest
    while middle > start + 1, bytes[middle] & 0b1100_0000 == 0b1000_0000 { middle -= 1 }
    return middle
  }

  /// A comma, a semicolon, a colon or a dash stands before an offset.
  private static func isClauseEnd(_ bytes: [UInt8], before end: Int) -> Bool {
    switch bytes[end - 1] {
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"): true
    // The last byte of – and —.
    case 0x93, 0x94: end >= 3 && bytes[end - 3] == 0xE2 && bytes[end - 2] == 0x80
    default: false
    }
  }

  /// 、 or ， stands before an offset.
  private static func isWideClauseEnd(_ bytes: [UInt8], before end: Int) -> Bool {
    guard end >= 3 else { return false }
    return bytes[end - 3..<end].elementsEqual([0xE3, 0x80, 0x81])
      || bytes[end - 3..<end].elementsEqual([0xEF, 0xBC, 0x8C])
  }
}
