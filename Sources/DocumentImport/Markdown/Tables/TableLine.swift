import TextBreaks

/// A line of a table that is drawn, by the columns that it has on a screen.
struct TableLine {
  /// For each column the byte that starts there, or the one of the wide character that goes on
  /// there; at the end the byte after the last.
  let offsets: [Int]
  private let bytes: [UInt8]

  /// The number of columns.
  var width: Int { offsets.count - 1 }

  /// Takes a part of a line without the blanks at its end; nothing where it has a tab.
  init?(_ bytes: [UInt8], _ range: Range<Int>) {
    var end = range.upperBound
    while end > range.lowerBound, bytes[end - 1].isBlank { end -= 1 }
    guard !bytes[range.lowerBound..<end].contains(.tab) else { return nil }
    self.bytes = bytes
    var offsets: [Int] = []
    if bytes[range.lowerBound..<end].allSatisfy({ $0 < 0x80 }) {
      offsets = Array(range.lowerBound..<end)
    } else {
      var offset = range.lowerBound
      let text = String(decoding: bytes[range.lowerBound..<end], as: UTF8.self)
      for scalar in text.unicodeScalars {
        for _ in 0..<DisplayWidth.columns(of: scalar) { offsets.append(offset) }
        offset += UTF8.width(scalar)
      }
    }
    self.offsets = offsets + [end]
  }

  /// The byte at a column; a space beyond the end, and 0 within a wide character or another one
  /// that is not ASCII.
  func sign(_ column: Int) -> UInt8 {
    guard column < width else { return .space }
    let byte = bytes[offsets[column]]
    return byte < 0x80 ? byte : 0
  }

  /// The bytes of a stretch of columns, without the spaces at its ends.
  func text(_ columns: Range<Int>) -> Range<Int> {
    let lower = min(columns.lowerBound, width)
    var start = offsets[lower]
    var end = offsets[max(lower, min(columns.upperBound, width))]
    while start < end, bytes[start] == .space { start += 1 }
    while end > start, bytes[end - 1] == .space { end -= 1 }
    return start..<end
  }
}
