import ReadingContent

/// What became of a byte, in one byte.
struct FateCode: Equatable {
  private static let reasons = SkipReason.allCases

  let code: UInt8

  /// Nobody claims it.
  static let unaccounted = FateCode(code: 0)
  static let spoken = FateCode(code: 1)
  static let announced = FateCode(code: 2)
  /// It was to be spoken and was not.
  static let failed = FateCode(code: 3)

  static func skipped(_ reason: SkipReason) -> FateCode {
    FateCode(code: 4 + UInt8(clamping: reasons.firstIndex(of: reason) ?? 0))
  }

  /// The fate as the ledger tells it.
  var fate: Ledger.Fate {
    switch self {
    case .unaccounted: .unaccounted
    case .spoken: .spoken
    case .announced: .announced
    case .failed: .skipped(.unspeakable)
    default: .skipped(Self.reasons[min(Int(code) - 4, Self.reasons.count - 1)])
    }
  }
}
