@preconcurrency import Dispatch
import Glibc

/// Receives signals as ordinary calls.
public final class Signals: Sendable {
  private let sources: [any DispatchSourceSignal]

  /// Starts to receive; the signals have no other effect from then on.
  ///
  /// What was ignored before, such as by `nohup`, stays so.
  /// - Parameters:
  ///   - signals: Their numbers.
  ///   - receive: Called on a thread of its own with the number of each that comes.
  public init(_ signals: [Int32], receive: @escaping @Sendable (Int32) -> Void) {
    let queue = DispatchQueue(label: "signals")
    let registered = DispatchSemaphore(value: 0)
    sources = signals.filter { !Self.isIgnored($0) }.map { number in
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { receive(number) }
      source.setRegistrationHandler { registered.signal() }
      source.activate()
      return source
    }
    // Receiving starts on another thread; a signal that comes before must not be lost.
    for _ in sources { registered.wait() }
  }

  /// Receives no more.
  public func stop() {
    for source in sources { source.cancel() }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
