/// A time in a media overlay (EPUB 3.3 §9.2.2.4, after SMIL 3.0).
enum ClockValue {
  /// Returns a time in milliseconds; nothing for a text that is none, or a time above 2³¹ ms.
  ///
  /// Full (`1:02:03.5`) and partial clock values (`02:03.5`), and counts with a unit: `h`, `min`,
  /// `s`, `ms`, and none for seconds.
  static func milliseconds(_ text: some StringProtocol) -> Int? {
    let text = text.withPlainSpaces
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    if parts.count > 1 {
      guard parts.count <= 3, let seconds = parts.last, let low = number(seconds), low < 60,
        isWhole(parts[parts.count - 2]), let minutes = number(parts[parts.count - 2]),
        minutes < 60
      else { return nil }
      guard parts.count == 3 else { return clamped((minutes * 60 + low) * 1_000) }
      guard isWhole(parts[0]), let hours = number(parts[0]) else { return nil }
      return clamped((hours * 3_600 + minutes * 60 + low) * 1_000)
    }
    for (unit, factor) in [("ms", 1.0), ("min", 60_000), ("h", 3_600_000), ("s", 1_000)]
    where text.hasSuffix(unit) {
      return number(text.dropLast(unit.count)).flatMap { clamped($0 * factor) }
    }
    return number(text).flatMap { clamped($0 * 1_000) }
  }

  private static func isWhole(_ text: some StringProtocol) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// A number with at most one dot, digits before and after it.
  private static func number(_ text: some StringProtocol) -> Double? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy({ isWhole($0) }) else { return nil }
    return Double(String(text))
  }

  private static func clamped(_ milliseconds: Double) -> Int? {
    milliseconds < 2_147_483_648 ? Int(milliseconds.rounded()) : nil
  }
}
