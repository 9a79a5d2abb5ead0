@preconcurrency import Dispatch
import Glibc
import Synchronization

/// Reads the keys of a terminal as they are pressed.
final class Keyboard: Sendable {
  private let source: any DispatchSourceRead
  private let reader = Mutex(KeyReader())
  private let queue = DispatchQueue(label: "keyboard")
  private let press: @Sendable (KeyTable.Key?) -> Void

  /// So long a lone escape waits for the rest of a sequence.
  private static let escapeTime = DispatchTimeInterval.milliseconds(50)

  /// Starts to read.
  ///
  /// - Parameters:
  ///   - terminal: Where keys come from.
  ///   - press: Called for each key; nil stands for a sequence without meaning.
  ///   - gone: Called once when the terminal has gone away.
  init(
    terminal: Terminal, press: @escaping @Sendable (KeyTable.Key?) -> Void,
    gone: @escaping @Sendable () -> Void
  ) {
    self.press = press
    let descriptor = terminal.input
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler { [weak self] in
      var bytes = [UInt8](repeating: 0, count: 256)
      let count = read(descriptor, &bytes, bytes.count)
      if count > 0 {
        self?.take(bytes[..<count])
      } else if count == 0 || errno != EINTR && errno != EAGAIN {
        self?.source.cancel()
        gone()
      }
    }
    source.activate()
  }

  func stop() {
    source.cancel()
  }

  private func take(_ bytes: ArraySlice<UInt8>) {
    let (keys, isWaiting) = reader.withLock { ($0.keys(in: bytes), $0.isWaiting) }
    for key in keys { press(key) }
    guard isWaiting else { return }
    queue.asyncAfter(deadline: .now() + Self.escapeTime) { [weak self] in
      guard let self else { return }
      for key in reader.withLock({ $0.flush() }) { press(key) }
    }
  }
}
