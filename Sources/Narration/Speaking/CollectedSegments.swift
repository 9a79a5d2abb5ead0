import Synchronization

/// Gathers the segments of a passage as they arrive.
final class CollectedSegments: Sendable {
  private let segments = Mutex<[SpokenSegment]>([])

  func append(_ segment: SpokenSegment) {
    segments.withLock { $0.append(segment) }
  }

  var all: [SpokenSegment] {
    segments.withLock { $0 }
  }
}
