import SpeechSynthesis
import Synchronization

/// A sink that makes no sound: in real time as if somebody listened, or as fast as possible.
final class NullSink: AudioSink {
  /// The state of a pretended device that plays what it has taken.
  private struct Device {
    /// How many of the samples taken are not heard yet, at the moment of `since`.
    var unheard = 0
    /// The moment, in nanoseconds, up to which playing is counted.
    var since: Int
    var isPaused = false
  }

  let format: AudioFormat
  private let realTime: Bool
  private let clock: MonotonicClock
  private let capacity: Int
  private let device: Mutex<Device>

  /// Makes a sink.
  ///
  /// - Parameters:
  ///   - format: The shape of the samples.
  ///   - realTime: Whether samples take the time that they last; otherwise they take none.
  convenience init(format: AudioFormat, realTime: Bool) {
    self.init(format: format, realTime: realTime, clock: .system)
  }

  init(format: AudioFormat, realTime: Bool, clock: MonotonicClock) {
    self.format = format
    self.realTime = realTime
    self.clock = clock
    capacity = format.samples(milliseconds: 100) * format.channels
    device = Mutex(Device(since: clock.now()))
  }

  func write(_ samples: ArraySlice<Int16>, waiting milliseconds: Int) -> Int {
    guard realTime, !samples.isEmpty else { return samples.count }
    let end = clock.now() + milliseconds * 1_000_000
    while true {
      let taken = device.withLock { device in
        play(&device)
        let taken = min(samples.count, capacity - device.unheard)
        device.unheard += taken
        return taken
      }
      let rest = end - clock.now()
      guard taken == 0, rest > 0 else { return taken }
      clock.sleep(min(rest, 5_000_000))
    }
  }

  func unheardSamples() -> Int {
    device.withLock { device in
      play(&device)
      return device.unheard
    }
  }

  func pause() -> Int {
    device.withLock { device in
      play(&device)
      device.isPaused = true
    }
    return 0
  }

  func resume() {
    device.withLock { device in
      play(&device)
      device.isPaused = false
    }
  }

  func flush() -> Int {
    device.withLock { device in
      play(&device)
      defer { device.unheard = 0 }
      return device.unheard
    }
  }

  func close() {}

  /// Counts what was heard since the last time.
  private func play(_ device: inout Device) {
    let now = clock.now()
    guard !device.isPaused, device.unheard > 0 else {
      device.since = now
      return
    }
    let rate = format.sampleRate * format.channels
    // Nobody listens for centuries, so the product is far from overflowing: seconds and the
    // rest of a second are counted apart.
    let (seconds, rest) = (now - device.since).quotientAndRemainder(dividingBy: 1_000_000_000)
    let heard = min(seconds * rate + rest * rate / 1_000_000_000, device.unheard)
    device.unheard -= heard
    device.since = device.unheard == 0 ? now : device.since + heard * 1_000_000_000 / rate
  }
}
