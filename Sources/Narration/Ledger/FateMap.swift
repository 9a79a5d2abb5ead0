import ReadingContent

/// What became of each byte of one resource.
struct FateMap {
  private static let unaccounted: UInt8 = 0
  private static let spoken: UInt8 = 1
  private static let firstReason: UInt8 = 2
  private static let reasons = SkipReason.allCases

  /// One code a byte: the memory of a book once more while its ledger is made.
  private var codes: [UInt8]

  init(resource: SourceResource) {
    codes = [UInt8](repeating: Self.unaccounted, count: resource.text.utf8.count)
    for omission in resource.omissions { skip(omission.range, omission.reason) }
  }

  mutating func speak(_ range: Range<Int>) {
    fill(range, with: Self.spoken)
  }

  mutating func skip(_ range: Range<Int>, _ reason: SkipReason) {
    guard let index = Self.reasons.firstIndex(of: reason) else { return }
    fill(range, with: Self.firstReason + UInt8(clamping: index))
  }

  /// Notes that what was to be spoken of a stretch was not.
  mutating func fail(_ range: Range<Int>) {
    guard let index = Self.reasons.firstIndex(of: .unspeakable) else { return }
    for byte in range.clamped(to: codes.indices) where codes[byte] == Self.spoken {
      codes[byte] = Self.firstReason + UInt8(clamping: index)
    }
  }

  private mutating func fill(_ range: Range<Int>, with code: UInt8) {
    for byte in range.clamped(to: codes.indices) { codes[byte] = code }
  }

  /// The stretches of one fate each; white space that nobody claims is skipped as such.
  func stretches(of text: String) -> [(Range<Int>, Ledger.Fate)] {
    var result: [(Range<Int>, Ledger.Fate)] = []
    var start = 0
    var current: Ledger.Fate?
    var offset = 0
    for scalar in text.unicodeScalars {
      var fate = fate(ofByte: offset)
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

  private func fate(ofByte byte: Int) -> Ledger.Fate {
    switch codes[byte] {
    case Self.unaccounted: .unaccounted
    case Self.spoken: .spoken
    case let code: .skipped(Self.reasons[Int(code - Self.firstReason)])
    }
  }
}

extension Ledger {
  /// Notes what the script makes of a block's text.
  static func note(
    _ block: Block, _ passages: [Passage], in fates: inout [FateMap]
  ) {
    let source = block.text.source
    guard fates.indices.contains(source.resource) else { return }
    // White space that is written as a sign of its own, such as `&nbsp;`.
    for piece in source.pieces where piece.textLength != piece.sourceLength {
      let start = Int(piece.textStart)
      let text = block.text.slice(start..<start + Int(piece.textLength)).string
      guard text.unicodeScalars.allSatisfy(\.properties.isWhitespace) else { continue }
      let origin = Int(piece.sourceStart)
      fates[source.resource].skip(origin..<origin + Int(piece.sourceLength), .whiteSpace)
    }
    for utterance in passages.lazy.flatMap(\.utterances) {
      for part in utterance.parts {
        for stretch in part.spokenStretches(of: utterance.text.string) {
          let start = stretch.lowerBound + utterance.position.offset
          for range in source.byteRanges(of: start..<start + stretch.count) {
            fates[source.resource].speak(range)
          }
        }
      }
    }
    // The space that parts two words stands for the start of what is silent between them, so the
    // silent runs come last.
    for run in block.text.runs {
      guard let reason = run.attributes.silence else { continue }
      for range in source.byteRanges(of: run.range) { fates[source.resource].skip(range, reason) }
    }
  }
}
