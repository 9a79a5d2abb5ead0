import SpeechSynthesis

/// What the thread of a pump does: obeys the orders, feeds the sink and tells what is heard.
struct PumpWorker {
  /// How long a step may take, in milliseconds: half of the time within which news is promised.
  private static let step = 10

  private let sink: any AudioSink
  private let orders: PumpOrders
  private let report: (AudioPump.Event) -> Void
  /// The most samples handed to the sink at a time.
  private let pieceLimit: Int

  /// What the sink was given and has not played, in order: it may have to be given again.
  private var given: [Int16] = []
  /// What is to be given next.
  private var piece: ArraySlice<Int16> = []
  /// Samples heard since the start, as reported.
  private var heard = 0
  private var isPaused = false
  /// Whether the end of the sound was reported already.
  private var isIdle = true

  init(
    sink: any AudioSink, orders: PumpOrders, report: @escaping (AudioPump.Event) -> Void
  ) {
    self.sink = sink
    self.orders = orders
    self.report = report
    pieceLimit = sink.format.samples(milliseconds: 200) * sink.format.channels
  }

  /// Works until it is told to stop.
  mutating func run() {
    defer { sink.close() }
    do {
      while try turn() {}
    } catch {
      report(.failed(error))
      // The callers still flush and wait for the answer.
      while true {
        let standing = orders.take()
        if standing.isStopping { return }
        for _ in 0..<standing.flushes { report(.flushed(heard: heard)) }
        orders.wait(milliseconds: nil)
      }
    }
  }

  /// Does one step; answers false when it was told to stop.
  private mutating func turn() throws(AudioOutputError) -> Bool {
    let standing = orders.take()
    if standing.isStopping { return false }
    if standing.flushes > 0 { try flush(standing.flushes) }
    if standing.isPaused != isPaused { try setPaused(standing.isPaused) }
    if isPaused {
      orders.wait(milliseconds: nil)
      return true
    }
    if piece.isEmpty, let next = orders.next() { piece = next[...] }
    guard piece.isEmpty else {
      isIdle = false
      try feed()
      return true
    }
    if try listen() > 0 {
      orders.wait(milliseconds: Self.step)
    } else {
      if orders.finished() {
        report(.drained)
      } else if !isIdle {
        report(.starved)
      }
      isIdle = true
      orders.wait(milliseconds: nil)
    }
    return true
  }

  private mutating func feed() throws(AudioOutputError) {
    let taken = try sink.write(piece.prefix(pieceLimit), waiting: Self.step)
    given += piece.prefix(taken)
    piece = piece.dropFirst(taken)
    _ = try listen()
  }

  /// Reports what was heard meanwhile; returns what the sink still holds.
  private mutating func listen() throws(AudioOutputError) -> Int {
    let unheard = min(try sink.unheardSamples(), given.count)
    count(given.count - unheard)
    return unheard
  }

  private mutating func setPaused(_ paused: Bool) throws(AudioOutputError) {
    isPaused = paused
    guard paused else { return try sink.resume() }
    let dropped = min(try sink.pause(), given.count)
    if dropped > 0 {
      piece = (given.suffix(dropped) + piece)[...]
      given.removeLast(dropped)
    }
    _ = try listen()
    report(.heard(heard))
  }

  private mutating func flush(_ times: Int) throws(AudioOutputError) {
    // Whoever flushed has taken all of it off the count of what is waiting.
    heard += given.count - min(try sink.flush(), given.count)
    given.removeAll(keepingCapacity: true)
    piece = []
    isIdle = true
    for _ in 0..<times { report(.flushed(heard: heard)) }
  }

  /// Takes samples that were heard off what the sink was given, and reports them.
  private mutating func count(_ samples: Int) {
    guard samples > 0 else { return }
    given.removeFirst(samples)
    heard += samples
    orders.heard(samples)
    report(.heard(heard))
  }
}
