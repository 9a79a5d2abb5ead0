import TextBreaks

/// How much of a book has which fate, added up stretch by stretch.
///
/// Not for use from several threads at once.
public struct Coverage {
  /// An amount of text.
  public struct Amount: Hashable, Sendable {
    /// The number of Unicode scalars.
    public fileprivate(set) var characters = 0
    /// The number of words, numbers included; a word of which parts have several fates is counted
    /// with each.
    public fileprivate(set) var words = 0

    /// Begins with nothing.
    public init() {}
  }

  /// The amounts by fate.
  public private(set) var amounts: [Ledger.Fate: Amount] = [:]
  private let breaker = TextBreaker(.word)

  /// Begins with nothing.
  public init() {}

  /// The number of characters that are neither spoken nor announced nor skipped.
  public var unaccounted: Int { amounts[.unaccounted]?.characters ?? 0 }

  /// Adds a stretch of text.
  public mutating func add(_ text: String, _ fate: Ledger.Fate) {
    var amount = amounts[fate] ?? Amount()
    amount.characters += text.unicodeScalars.count
    if text.hasWords { amount.words += breaker.boundaries(of: text).count { $0.status.isWord } }
    amounts[fate] = amount
  }
}
