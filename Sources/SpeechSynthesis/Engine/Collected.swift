import Synchronization

/// Gathers the runs of a request as they arrive.
final class Collected: Sendable {
  private let runs = Mutex<[SpokenRun]>([])

  func append(_ run: SpokenRun) {
    runs.withLock { $0.append(run) }
  }

  var all: [SpokenRun] {
    runs.withLock { $0 }
  }
}
