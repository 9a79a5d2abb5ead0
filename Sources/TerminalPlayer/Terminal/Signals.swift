@preconcurrency import Dispatch
import Glibc

/// Receives signals as ordinary calls.
final class Signals: Sendable {
  private let sources: [any DispatchSourceSignal]

  /// Starts to receive; the signals have no other effect from then on.
  init(_ signals: [Int32], receive: @escaping @Sendable (Int32) -> Void) {
    let queue = DispatchQueue(label: "signals")
    sources = signals.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { receive(number) }
      source.activate()
      return source
    }
  }

  func stop() {
    for source in sources { source.cancel() }
  }
}
