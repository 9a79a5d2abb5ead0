import Glibc

/// A clock that never goes back, and the waiting that belongs to it.
struct MonotonicClock: Sendable {
  /// Returns the time in nanoseconds since some moment in the past.
  var now: @Sendable () -> Int
  /// Waits for a number of nanoseconds.
  var sleep: @Sendable (_ nanoseconds: Int) -> Void

  /// The clock of the machine.
  static let system = MonotonicClock(
    now: {
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      return time.tv_sec * 1_000_000_000 + time.tv_nsec
    },
    sleep: { nanoseconds in
      var time = timespec(
        tv_sec: nanoseconds / 1_000_000_000, tv_nsec: nanoseconds % 1_000_000_000)
      nanosleep(&time, nil)
    })

  /// Returns the milliseconds from now to a moment, at least 0.
  func milliseconds(until moment: Int) -> Int {
    max(0, (moment - now() + 999_999) / 1_000_000)
  }
}
