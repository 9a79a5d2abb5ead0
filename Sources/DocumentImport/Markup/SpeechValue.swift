import Glibc
import ReadingContent

/// Reads the values of attributes that ask something of the voice (SSML 1.1 §3.2).
enum SpeechValue {
  static let flags = "true or false"
  static let pitches = "x-low to x-high, a factor such as 1.2, or a change such as +10% or -2st"
  static let rates = "x-slow to x-fast, a factor such as 0.8, or a change such as +10%"
  static let volumes =
    "silent, x-soft to x-loud, a factor such as 0.5, or a change such as +10% or -6dB"
  static let pauses = "a time such as 500ms or 1.5s, at most 10 minutes"

  /// The longest pause that can be asked for, in milliseconds.
  static let longestPause = 600_000

  /// How many times the normal value a factor can be.
  private static let factors = 0.01...10.0

  /// Reads `true` or `false`; an empty value is that of an attribute that only stands there.
  static func flag(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "true", "yes", "1", "": true
    case "false", "no", "0": false
    default: nil
    }
  }

  /// Reads a height of the voice.
  static func pitch(_ text: String) -> SpeechChange.Factor? {
    let words = [
      "x-low": 0.7, "low": 0.85, "medium": 1, "default": 1, "high": 1.1, "x-high": 1.2,
    ]
    if let factor = words[text.lowercased()] { return .normal(factor) }
    if let semitones = number(text, unit: "st"), abs(semitones) <= 36 {
      return .around(exp2(semitones / 12))
    }
    return factor(text)
  }

  /// Reads a speed of the voice.
  static func rate(_ text: String) -> SpeechChange.Factor? {
    let words = [
      "x-slow": 0.6, "slow": 0.8, "medium": 1, "default": 1, "fast": 1.25, "x-fast": 1.6,
    ]
    if let factor = words[text.lowercased()] { return .normal(factor) }
    return factor(text)
  }

  /// Reads a loudness of the voice.
  static func volume(_ text: String) -> SpeechChange.Factor? {
    let words = [
      "silent": 0, "x-soft": 0.3, "soft": 0.65, "medium": 1, "default": 1, "loud": 1.5,
      "x-loud": 2.3,
    ]
    if let factor = words[text.lowercased()] { return .normal(factor) }
    if let decibels = number(text, unit: "dB"), abs(decibels) <= 20 {
      return .around(exp2(decibels * 0.166_096))
    }
    if number(text, unit: "") == 0 { return .normal(0) }
    return factor(text)
  }

  /// Reads a time such as `500ms` or `1.5s`, or a strength of SSML's breaks, in milliseconds.
  static func pause(_ text: String) -> Int? {
    let words = [
      "none": 0, "x-weak": 100, "weak": 200, "medium": 400, "strong": 700, "x-strong": 1200,
    ]
    if let time = words[text.lowercased()] { return time }
    guard text.first != "+", text.first != "-",
      let time = number(text, unit: "ms") ?? number(text, unit: "s").map({ $0 * 1000 }),
      time <= Double(longestPause)
    else { return nil }
    return Int(time.rounded())
  }

  /// Reads `1.2`, `120%` or, as a change of what holds around, `+20%`.
  private static func factor(_ text: String) -> SpeechChange.Factor? {
    let isChange = text.hasPrefix("+") || text.hasPrefix("-")
    if let percent = number(text, unit: "%") {
      let factor = (isChange ? 100 + percent : percent) / 100
      guard factors.contains(factor) else { return nil }
      return isChange ? .around(factor) : .normal(factor)
    }
    guard !isChange, let factor = number(text, unit: ""), factors.contains(factor) else {
      return nil
    }
    return .normal(factor)
  }

  /// Reads a decimal number with a sign or none, and its unit in any case.
  private static func number(_ text: String, unit: String) -> Double? {
    guard text.utf8.count <= 20, text.lowercased().hasSuffix(unit.lowercased()) else { return nil }
    let digits = text.dropLast(unit.count)
    guard !digits.isEmpty, digits.last != ".",
      digits.utf8.allSatisfy({ $0.isDigit || "+-.".utf8.contains($0) })
    else { return nil }
    return Double(digits)
  }
}
