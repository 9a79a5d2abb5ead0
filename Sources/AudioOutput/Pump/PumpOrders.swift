import Synchronization

/// What was asked of a pump, shared by its callers and its thread; the lock guards all of it.
final class PumpOrders: Sendable {
  /// The orders as they stand.
  struct State {
    /// Samples that the thread has not fetched, in the pieces in which they came.
    private(set) var waiting: [[Int16]] = []
    /// How many of the pieces were fetched already.
    private var fetched = 0
    /// Samples handed over and neither heard nor flushed.
    fileprivate(set) var unheard = 0
    var isPaused = false
    var isFinishing = false
    var isStopping = false
    /// The flushes that the thread has not done.
    fileprivate(set) var flushes = 0

    mutating func add(_ samples: [Int16]) {
      waiting.append(samples)
      unheard += samples.count
    }

    mutating func flush() {
      waiting.removeAll()
      fetched = 0
      unheard = 0
      isFinishing = false
      flushes += 1
    }

    /// Takes the next piece out.
    fileprivate mutating func next() -> [Int16]? {
      guard fetched < waiting.count else { return nil }
      let piece = waiting[fetched]
      waiting[fetched] = []
      fetched += 1
      // Moving the rest down now and then keeps each step cheap, however long the queue.
      if fetched * 2 >= waiting.count {
        waiting.removeFirst(fetched)
        fetched = 0
      }
      return piece
    }
  }

  /// What the thread has to obey.
  struct Standing {
    let isPaused: Bool
    let isStopping: Bool
    let flushes: Int
  }

  private let state = Mutex(State())
  private let bell = WakeUp()

  var unheard: Int { state.withLock { $0.unheard } }

  /// Changes the orders and wakes the thread.
  func give(_ order: (inout State) -> Void) {
    state.withLock { order(&$0) }
    bell.ring()
  }

  /// Returns the orders, and takes the flushes as done.
  func take() -> Standing {
    state.withLock { state in
      defer { state.flushes = 0 }
      return Standing(
        isPaused: state.isPaused, isStopping: state.isStopping, flushes: state.flushes)
    }
  }

  /// Takes the next samples out, unless a flush has to be done first.
  func next() -> [Int16]? {
    state.withLock { $0.flushes > 0 ? nil : $0.next() }
  }

  /// Notes that samples were heard, unless they were flushed meanwhile.
  func heard(_ count: Int) {
    state.withLock { state in
      if state.flushes == 0 { state.unheard -= min(count, state.unheard) }
    }
  }

  /// Answers whether everything is heard and no more is to come, and takes that as reported.
  func finished() -> Bool {
    state.withLock { state in
      guard state.isFinishing, state.unheard == 0, state.flushes == 0 else { return false }
      state.isFinishing = false
      return true
    }
  }

  /// Waits for another order, for at most some milliseconds or for ever.
  func wait(milliseconds: Int?) {
    bell.wait(milliseconds: milliseconds)
  }
}
