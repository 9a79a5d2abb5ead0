/// What came of all that was asked of lexicons, in the order in which it was asked.
public struct LexiconTestReport: Hashable, Sendable {
  /// The cases.
  public var cases: [LexiconTestCase]
  /// Whether what is only near to what was asked counts as failed.
  public let isExact: Bool

  /// Makes a report.
  public init(_ cases: [LexiconTestCase] = [], isExact: Bool = false) {
    self.cases = cases
    self.isExact = isExact
  }

  /// Whether a case counts as failed in this report.
  public func fails(_ test: LexiconTestCase) -> Bool {
    switch test.outcome {
    case .passed: false
    case .approximated: isExact
    case .failed: true
    }
  }

  /// How many ended so.
  public func count(_ outcome: LexiconTestCase.Outcome) -> Int {
    cases.count { $0.outcome == outcome }
  }

  /// Whether nothing counts as failed.
  public var isPassed: Bool {
    !cases.contains { fails($0) }
  }

  /// The counts in a sentence.
  public var summary: String {
    let passed = count(.passed)
    let parts = [
      "\(cases.count) tested", "\(passed) as asked",
      "\(count(.approximated)) approximated\(isExact ? " (counted as failed)" : "")",
      "\(count(.failed)) failed",
    ]
    return parts.joined(separator: ", ")
  }
}

extension LexiconTestReport: Encodable {
  private enum Key: String, CodingKey {
    case cases, tested, passed, approximated, failed, exact
  }

  /// Writes the cases with their counts.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(cases, forKey: .cases)
    try values.encode(cases.count, forKey: .tested)
    try values.encode(count(.passed), forKey: .passed)
    try values.encode(count(.approximated), forKey: .approximated)
    try values.encode(count(.failed), forKey: .failed)
    try values.encode(isExact, forKey: .exact)
  }
}
