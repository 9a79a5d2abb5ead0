import ReadingContent
import Synchronization

/// Says what is wrong with a book, each fault once and as soon as it is known, and counts them.
final class Complaints: Sendable {
  private let console: Console
  private let told = Mutex(0)

  init(console: Console) {
    self.console = console
  }

  /// How many faults were told.
  var count: Int { told.withLock { $0 } }

  /// Says what is wrong.
  func tell(_ warnings: [BookWarning]) {
    for warning in warnings { console.warning(warning.description) }
    add(warnings.count)
  }

  /// Counts faults that were told elsewhere.
  func add(_ count: Int) {
    told.withLock { $0 += count }
  }
}
