/// Times of captions: whole milliseconds, rounded down.
enum Milliseconds {
  static func of(samples: Int, sampleRate: Int) -> Int {
    samples * 1_000 / sampleRate
  }

  /// Returns a time as WebVTT writes it, `00:01:02.345` (WebVTT §4.1); hours may have more digits.
  static func timestamp(_ milliseconds: Int) -> String {
    let hours = milliseconds / 3_600_000
    let minutes = milliseconds / 60_000 % 60
    let seconds = milliseconds / 1_000 % 60
    return "\(padded(hours, 2)):\(padded(minutes, 2)):\(padded(seconds, 2))"
      + ".\(padded(milliseconds % 1_000, 3))"
  }

  private static func padded(_ number: Int, _ digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
