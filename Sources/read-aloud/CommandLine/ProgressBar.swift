import TextBreaks

/// Shows how far long work has come, on standard error.
///
/// Redraws one line at most ten times a second on a terminal that can; elsewhere (a pipe, a log,
/// a dumb terminal, where each line may be read aloud) it says a plain line every five seconds.
struct ProgressBar {
  private let console: Console
  private let label: String
  private let total: Int
  private let pause: Duration
  private var done = 0
  private var shownPercent: Int?
  private var lastShown: ContinuousClock.Instant

  /// Begins at nothing done.
  ///
  /// - Parameters:
  ///   - label: what is being done, such as "Exporting"
  ///   - total: how many steps make the whole; at least one is assumed
  ///   - console: where it is shown
  init(_ label: String, total: Int, console: Console) {
    self.console = console
    self.label = TerminalText.safe(label)
    self.total = max(total, 1)
    pause = console.canRedraw ? .milliseconds(100) : .seconds(5)
    lastShown = .now
  }

  /// Notes how many steps are done, and shows it when the time has come.
  mutating func update(done: Int) {
    self.done = min(max(done, 0), total)
    let now = ContinuousClock.now
    guard now - lastShown >= pause else { return }
    let percent = Self.percent(done: self.done, of: total)
    guard percent != shownPercent else { return }
    shownPercent = percent
    lastShown = now
    if console.canRedraw {
      console.talk("\r" + Self.bar(label, percent: percent, columns: console.columns))
    } else {
      console.note("\(label): \(percent) percent")
    }
  }

  /// Takes the bar off the screen; what comes after starts on a clean line.
  mutating func finish() {
    guard console.canRedraw, shownPercent != nil else { return }
    shownPercent = nil
    console.talk("\r\u{1B}[K")
  }

  /// The line of a terminal, cleared to its end so that nothing of a longer one stays.
  static func bar(_ label: String, percent: Int, columns: Int) -> String {
    // "100 %", the two brackets and the spaces between.
    let room = columns - label.count - 10
    guard room >= 5 else { return "\(percent) %\u{1B}[K" }
    let width = min(room, 40)
    let full = width * percent / 100
    let bar = String(repeating: "#", count: full) + String(repeating: ".", count: width - full)
    return "\(label) [\(bar)] \(percent) %\u{1B}[K"
  }

  private static func percent(done: Int, of total: Int) -> Int {
    Int(Double(done) / Double(total) * 100)
  }
}
