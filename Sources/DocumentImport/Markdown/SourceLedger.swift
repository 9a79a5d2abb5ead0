import ReadingContent

/// Says for each byte of a source what became of it: text, an omission with its reason, or nothing
/// yet.
///
/// A byte is entered only by the code that recognised what it is. White space needs no entry.
struct SourceLedger {
  private static let unknown: UInt8 = 0
  private static let text: UInt8 = 1
  private static let marker: UInt8 = 2
  private static let firstReason: UInt8 = 3
  private static let reasons = SkipReason.allCases

  private var entries: [UInt8]

  init(count: Int) {
    entries = [UInt8](repeating: Self.unknown, count: count)
  }

  /// Enters bytes that are in the text of a block.
  mutating func keep(_ range: Range<Int>) {
    enter(Self.text, range)
  }

  /// Enters a list item's or a note's marker, which is text too, but stands before its block.
  mutating func keepMarker(_ range: Range<Int>) {
    enter(Self.marker, range)
  }

  /// Enters bytes that are left out.
  mutating func omit(_ range: Range<Int>, _ reason: SkipReason) {
    guard let index = Self.reasons.firstIndex(of: reason) else { return }
    enter(Self.firstReason + UInt8(index), range)
  }

  func isKnown(_ offset: Int) -> Bool { entries[offset] != Self.unknown }

  func isMarker(_ offset: Int) -> Bool { entries[offset] == Self.marker }

  func isMarkup(_ offset: Int) -> Bool { reason(of: entries[offset]) == .markup }

  /// The omissions in the order of the source, neighbours with one reason as one.
  func omissions() -> [SourceResource.Omission] {
    var result: [SourceResource.Omission] = []
    entries.withUnsafeBufferPointer { entries in
      var start = 0
      while start < entries.count {
        let entry = entries[start]
        var end = start + 1
        while end < entries.count, entries[end] == entry { end += 1 }
        if let reason = reason(of: entry) {
          result.append(SourceResource.Omission(range: start..<end, reason: reason))
        }
        start = end
      }
    }
    return result
  }

  /// Enters all that another ledger of the same source knows.
  mutating func add(_ other: SourceLedger) {
    for index in entries.indices.prefix(other.entries.count)
    where other.entries[index] != Self.unknown && entries[index] != Self.text {
      entries[index] = other.entries[index]
    }
  }

  /// Enters everything that is not known yet and no white space as left out.
  mutating func omitUnknown(_ reason: SkipReason, in source: SourceLines) {
    for line in 0..<source.count {
      let text = source.trimmed(source.body(line))
      var start = text.lowerBound
      while start < text.upperBound {
        var end = start
        while end < text.upperBound, !isKnown(end) { end += 1 }
        if end > start { omit(start..<end, reason) }
        start = end + 1
      }
    }
  }

  private func reason(of entry: UInt8) -> SkipReason? {
    entry < Self.firstReason ? nil : Self.reasons[Int(entry - Self.firstReason)]
  }

  private mutating func enter(_ entry: UInt8, _ range: Range<Int>) {
    guard !range.isEmpty, range.lowerBound >= 0, range.upperBound <= entries.count else { return }
    entries.withUnsafeMutableBufferPointer { $0[range].update(repeating: entry) }
  }
}
