import Synchronization

/// Plays samples on a thread of its own, so that whoever hands them over never waits.
///
/// Everything that is asked for goes through one lock, which is held for moments only; the thread
/// alone talks to the sink, and never while it holds the lock. Events come from the thread.
public final class AudioPump: Sendable {
  /// What happens to the sound.
  public enum Event: Hashable, Sendable {
    /// So many samples were heard since the start, flushed ones not counted.
    ///
    /// The count never goes back. It comes at least every 20 ms while samples are heard, and once
    /// more when a pause has begun, then with the place where the sound stopped.
    case heard(Int)
    /// Everything was heard and nothing is waiting.
    case starved
    /// Everything was heard and no more was to come, after ``AudioPump/finish()``.
    case drained
    /// A flush was done; the count of the samples heard goes on from here.
    ///
    /// One for each call of ``AudioPump/flush()``. Events before it tell of the time before.
    case flushed(heard: Int)
    /// The sink failed; nothing else will come but a ``flushed(heard:)``.
    case failed(AudioOutputError)
  }

  private let orders: PumpOrders
  private let thread: Mutex<OwnThread?>

  /// Starts to play on a sink, which belongs to the pump from now on.
  ///
  /// - Parameters:
  ///   - sink: Where the sound goes; closed by ``stop()``.
  ///   - events: Called on the pump's thread for each event; may call the pump.
  public init(sink: any AudioSink, events: @escaping @Sendable (Event) -> Void) {
    let orders = PumpOrders()
    self.orders = orders
    let thread = OwnThread {
      var worker = PumpWorker(sink: sink, orders: orders, report: events)
      worker.run()
    }
    self.thread = Mutex(thread)
    if thread == nil {
      sink.close()
      events(.failed(.deviceLost(device: "sound", reason: "no thread could be started")))
    }
  }

  deinit { stop() }

  /// Adds samples after all others; never blocks.
  public func enqueue(_ samples: [Int16]) {
    guard !samples.isEmpty else { return }
    orders.give { $0.add(samples) }
  }

  /// The samples that were handed over and are not heard yet.
  public var queuedSamples: Int { orders.unheard }

  /// Falls silent, within 100 ms; nothing is lost.
  public func pause() {
    orders.give { $0.isPaused = true }
  }

  /// Goes on where ``pause()`` stopped.
  public func resume() {
    orders.give { $0.isPaused = false }
  }

  /// Drops everything that is not heard yet, also a ``finish()``; a pause stays a pause.
  public func flush() {
    orders.give { $0.flush() }
  }

  /// Says that no more will come: once everything is heard, ``Event/drained`` follows.
  public func finish() {
    orders.give { $0.isFinishing = true }
  }

  /// Falls silent, lets go of the sink and waits for the thread to end.
  public func stop() {
    orders.give { $0.isStopping = true }
    thread.withLock { $0.take() }?.join()
  }
}
