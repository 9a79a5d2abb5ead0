import ReadingContent

/// The signs before the lines of quotations.
extension MarkdownReader {
  /// Enters the signs before the lines of quotations: on each line as many as quotations are
  /// open there, since a line may leave some out (CommonMark §5.1).
  mutating func enterQuotationMarks() {
    guard let first = quotes.map(\.lowerBound).min(), let last = quotes.map(\.upperBound).max()
    else { return }
    var changes = [Int](repeating: 0, count: max(0, last - first) + 2)
    for quote in quotes where quote.lowerBound <= quote.upperBound {
      changes[quote.lowerBound - first] += 1
      changes[quote.upperBound - first] -= 1
    }
    var open = 0
    for line in first..<max(first, min(last, source.count)) {
      open += changes[line - first]
      enterQuotationMarks(on: line, atMost: open)
    }
  }

  mutating func enterQuotationMarks(on line: Int, atMost count: Int) {
    let body = body(line)
    var left = count
    var index = body.lowerBound
    while index < body.upperBound, left > 0 {
      let byte = source.bytes[index]
      if byte == .greaterThan, !ledger.isKnown(index) || ledger.isMarkup(index) {
        ledger.omit(index..<index + 1, .markup)
        left -= 1
      } else if !byte.isBlank, !ledger.isMarker(index), !ledger.isMarkup(index) {
        return
      }
      index += 1
    }
  }
}
