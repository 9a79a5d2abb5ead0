import SpeechSynthesis
import Synchronization
import Testing

@testable import AudioOutput

struct NullSinkTests {
  /// A clock that moves only when somebody waits or a test says so; the lock guards its time.
  private final class HandClock: Sendable {
    private let time = Mutex(1_000)

    func pass(milliseconds: Int) { time.withLock { $0 += milliseconds * 1_000_000 } }

    var clock: MonotonicClock {
      MonotonicClock(
        now: { self.time.withLock { $0 } },
        sleep: { nanoseconds in self.time.withLock { $0 += nanoseconds } })
    }
  }

  private let samples = [Int16](repeating: 5, count: 22_050)

  @Test func `samples take the time that they last`() {
    let hand = HandClock()
    let sink = NullSink(format: .speech, realTime: true, clock: hand.clock)
    #expect(sink.write(samples[...], waiting: 0) == 2_205)
    #expect(sink.unheardSamples() == 2_205)
    hand.pass(milliseconds: 40)
    #expect(sink.unheardSamples() == 2_205 - 882)
    #expect(sink.write(samples[...], waiting: 0) == 882)
    hand.pass(milliseconds: 99)
    #expect(sink.unheardSamples() == 23)
    hand.pass(milliseconds: 1_000)
    #expect(sink.unheardSamples() == 0)
  }

  @Test func `a second of sound takes a second, however often one asks`() {
    let hand = HandClock()
    let sink = NullSink(format: .speech, realTime: true, clock: hand.clock)
    var given = 0
    for _ in 0..<1_000 {
      given += sink.write(samples[given...], waiting: 0)
      hand.pass(milliseconds: 1)
    }
    #expect((22_048...22_050).contains(given - sink.unheardSamples()))
  }

  @Test func `a write waits for room and no longer than it may`() {
    let hand = HandClock()
    let sink = NullSink(format: .speech, realTime: true, clock: hand.clock)
    _ = sink.write(samples[...], waiting: 0)
    #expect(sink.write(samples[...], waiting: 10) > 0)
    _ = sink.pause()
    #expect(sink.write(samples.prefix(5_000), waiting: 10) <= 110)
    #expect(sink.write(samples[...], waiting: 10) == 0)
  }

  @Test func `nothing is heard in a pause, and a flush drops what is left`() {
    let hand = HandClock()
    let sink = NullSink(format: .speech, realTime: true, clock: hand.clock)
    _ = sink.write(samples[...], waiting: 0)
    hand.pass(milliseconds: 20)
    #expect(sink.pause() == 0)
    hand.pass(milliseconds: 5_000)
    #expect(sink.unheardSamples() == 1_764)
    sink.resume()
    hand.pass(milliseconds: 20)
    #expect(sink.flush() == 1_323)
    #expect(sink.unheardSamples() == 0)
  }

  @Test func `without real time everything is heard at once`() {
    let sink = NullSink(format: .speech, realTime: false)
    #expect(sink.write(samples[...], waiting: 0) == samples.count)
    #expect(sink.unheardSamples() == 0)
  }
}
