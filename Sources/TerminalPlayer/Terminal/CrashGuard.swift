import Glibc

/// Gives the terminal back when the program crashes.
///
/// A handler of a crash may touch plain memory only, so what it needs is kept in a place that is
/// made once. One terminal is in use at a time, by one thread, which alone changes what is kept; a
/// handler reads it when nothing else goes on.
enum CrashGuard {
  private struct Kept {
    var input: Int32 = -1
    var mode = termios()
    /// The terminal whose screen was taken over, or -1.
    var screen: Int32 = -1
  }

  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  // Rule: changed by the one thread that uses the terminal, read by a handler when all else stops.
  nonisolated(unsafe) private static let kept: UnsafeMutablePointer<Kept> = {
    let kept = UnsafeMutablePointer<Kept>.allocate(capacity: 1)
    kept.initialize(to: Kept())
    for number in signals { install(for: number) }
    return kept
  }()

  /// Notes the mode to which the terminal goes back; nil when it is back.
  static func keep(mode: termios?, of input: Int32) {
    kept.pointee.input = -1
    guard let mode else { return }
    kept.pointee.mode = mode
    kept.pointee.input = input
  }

  /// Notes the terminal whose screen was taken over; nil when it was given back.
  static func keepScreen(of output: Int32?) {
    kept.pointee.screen = output ?? -1
  }

  private static func install(for number: Int32) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { number in CrashGuard.restore(number) }
    // The second time the signal has its usual effect.
    action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND)) | SA_NODEFER
    sigaction(number, &action, nil)
  }

  private static func restore(_ number: Int32) {
    let kept = kept
    if kept.pointee.screen >= 0 {
      _ = write(kept.pointee.screen, Terminal.leave.utf8Start, Terminal.leave.utf8CodeUnitCount)
    }
    if kept.pointee.input >= 0 { tcsetattr(kept.pointee.input, TCSANOW, &kept.pointee.mode) }
    raise(number)
  }
}
