import ReadingContent

/// What became of each byte of one resource.
struct FateMap {
  /// One code a byte: the memory of a file once more while its ledger is made.
  private var codes: [FateCode]

  init(resource: SourceResource) {
    codes = [FateCode](repeating: .unaccounted, count: resource.text.utf8.count)
    for omission in resource.omissions {
      fill(omission.range, with: .skipped(omission.reason))
    }
  }

  /// Notes what became of a stretch.
  mutating func fill(_ range: Range<Int>, with code: FateCode) {
    for byte in range.clamped(to: codes.indices) where code != .failed || codes[byte] == .spoken {
      codes[byte] = code
    }
  }

  /// The stretches of one fate each; white space that nobody claims is skipped as such.
  func stretches(of text: String) -> [(range: Range<Int>, fate: Ledger.Fate)] {
    var result: [(range: Range<Int>, fate: Ledger.Fate)] = []
    var start = 0
    var current: Ledger.Fate?
    var offset = 0
    for scalar in text.unicodeScalars {
      var fate = codes[offset].fate
      if fate == .unaccounted, scalar.properties.isWhitespace { fate = .skipped(.whiteSpace) }
      if fate != current {
        if let current { result.append((start..<offset, current)) }
        current = fate
        start = offset
      }
      offset += UTF8.width(scalar)
    }
    if let current { result.append((start..<offset, current)) }
    return result
  }
}
