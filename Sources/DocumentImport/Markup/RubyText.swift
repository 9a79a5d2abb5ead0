/// The bases of a `<ruby>` and what is known of their readings (HTML Living Standard §4.5.10).
struct RubyText {
  /// The elements that a ruby is made of.
  static let parts: Set<String> = ["rb", "rp", "rt", "rtc"]

  /// The bytes of the block's text that wait for a reading.
  private(set) var bases: [Range<Int>] = []
  /// Where the base that is written now starts.
  private(set) var baseStart: Int
  /// Where the reading that is written now starts.
  var readingStart: Int?
  /// Whether the author wrote the parentheses around the readings.
  var hasParentheses = false

  init(at offset: Int) {
    baseStart = offset
  }

  /// Ends the base that is written at an offset.
  mutating func endBase(at offset: Int) {
    if baseStart < offset { bases.append(baseStart..<offset) }
    baseStart = offset
  }

  /// Takes the base that a reading belongs to.
  mutating func takeBase() -> Range<Int>? {
    bases.isEmpty ? nil : bases.removeFirst()
  }

  /// Starts the next base after a reading.
  mutating func startBase(at offset: Int) { baseStart = offset }
}
