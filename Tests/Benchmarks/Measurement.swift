import Glibc
import TestSupport

/// What it took to run some programs.
struct Measurement {
  /// Seconds from start to end.
  var seconds = 0.0
  /// Seconds of all cores, of the programs and all that they started.
  var processor = 0.0

  /// Measures something that waits for all that it starts.
  static func of(_ work: () async throws -> Void) async rethrows -> Measurement {
    let before = childrenSeconds()
    let clock = ContinuousClock()
    let time = try await clock.measure { try await work() }
    return Measurement(
      seconds: Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18,
      processor: childrenSeconds() - before)
  }

  private static func childrenSeconds() -> Double {
    var usage = rusage()
    getrusage(RUSAGE_CHILDREN.rawValue, &usage)
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) * 1e-6 }
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }
}

/// The middle of some numbers.
func median(_ numbers: [Double]) -> Double {
  let sorted = numbers.sorted()
  guard let middle = sorted.dropFirst(sorted.count / 2).first else { return .nan }
  return sorted.count.isMultiple(of: 2) ? (middle + sorted[sorted.count / 2 - 1]) / 2 : middle
}

/// A row of the table: ours beside the peer's, as a ratio with the goal.
struct Row {
  let what: String
  let ours: Double
  let theirs: Double
  let unit: String
  let goal: Double?

  var ratio: Double { ours / theirs }

  /// The row as Markdown.
  var text: String {
    let goalText = goal.map { "≤ \(Self.number($0))" } ?? ""
    let verdict = goal.map { ratio <= $0 ? "reached" : "missed" } ?? ""
    return "| \(what) | \(Self.number(ours)) \(unit) | \(Self.number(theirs)) \(unit) "
      + "| \(Self.number(ratio)) | \(goalText) | \(verdict) |"
  }

  static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return value < 10 ? "\(rounded)" : "\((value * 10).rounded() / 10)"
  }
}
