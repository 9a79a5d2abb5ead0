import AudioOutput
import Synchronization

/// The events of a pump, to look at and to wait for; the lock guards all of it.
final class EventLog: Sendable {
  private struct State {
    var events: [AudioPump.Event] = []
    var waiters:
      [(isMet: @Sendable ([AudioPump.Event]) -> Bool, CheckedContinuation<Void, Never>)] = []
  }

  private let state = Mutex(State())

  var all: [AudioPump.Event] { state.withLock { $0.events } }

  /// The counts of the samples heard, in the order in which they came.
  var heard: [Int] {
    all.compactMap { event in
      if case .heard(let count) = event { count } else { nil }
    }
  }

  func add(_ event: AudioPump.Event) {
    let ready = state.withLock { state in
      state.events.append(event)
      let events = state.events
      let ready = state.waiters.filter { $0.isMet(events) }
      state.waiters.removeAll { $0.isMet(events) }
      return ready
    }
    for waiter in ready { waiter.1.resume() }
  }

  /// Waits until the events are as wished.
  func wait(until isMet: @escaping @Sendable ([AudioPump.Event]) -> Bool) async {
    await withCheckedContinuation { continuation in
      let isReady = state.withLock { state in
        if isMet(state.events) { return true }
        state.waiters.append((isMet, continuation))
        return false
      }
      if isReady { continuation.resume() }
    }
  }

  /// Waits for an event, or for a failure that will keep it from coming.
  func wait(for event: AudioPump.Event) async {
    await wait { events in
      events.contains { other in
        if case .failed = other { true } else { other == event }
      }
    }
  }

  /// Waits until so many samples were heard.
  func waitUntilHeard(_ count: Int) async {
    await wait { events in
      events.contains { event in
        switch event {
        case .heard(let heard): heard >= count
        case .failed: true
        default: false
        }
      }
    }
  }
}

extension EventLog {
  /// Waits for the first news of samples heard, of which a sink plays so many.
  func waitUntilHeardTwice(_ count: Int) async {
    await wait { events in events.filter { $0 == .heard(count) }.count >= 2 }
  }
}
