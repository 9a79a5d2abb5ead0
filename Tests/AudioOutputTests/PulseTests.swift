import SpeechSynthesis
import TestSupport
import Testing

@testable import AudioOutput

@Suite(.serialized, .timeLimit(.minutes(2)))
struct PulseTests {
  /// Plays on a server of its own what a test wants, and returns what was recorded and told.
  private func play(
    sampleRate: Int = 22_050,
    _ body: (AudioPump, EventLog, PulseServer.Recording) async throws -> Void
  ) async throws -> (recorded: [Int16], log: EventLog) {
    let server = try await PulseServer(sampleRate: sampleRate)
    let recording = try await server.record()
    let sink = try PulseSink(server: server.address, format: .speech)
    let log = EventLog()
    let pump = AudioPump(sink: sink) { log.add($0) }
    defer { pump.stop() }
    try await body(pump, log, recording)
    // What is heard by now is in the recording shortly after.
    return (await recording.samples(count: recording.count + sampleRate / 2), log)
  }

  @Test func `a signal is heard as it is, without a gap`() async throws {
    guard PulseServer.isInstalled else { return PulseServer.missing() }
    let signal = TestSignal.samples(3 * 22_050)
    var isWithoutGap = false
    // No sample may be missing in any run; for the gaps a busy machine gets another two chances.
    for _ in 0..<3 where !isWithoutGap {
      let (recorded, log) = try await play { pump, log, _ in
        pump.enqueue(Array(signal[..<1_000]))
        pump.enqueue(Array(signal[1_000...]))
        #expect(pump.queuedSamples > 0)
        pump.finish()
        await log.wait(for: .drained)
        #expect(pump.queuedSamples == 0)
      }
      let result = Recorded(recorded)
      #expect(Recorded.difference(result.sound, signal) == nil)
      #expect(log.heard.last == signal.count)
      #expect(log.heard == log.heard.sorted())
      isWithoutGap = result.gaps.isEmpty
    }
    #expect(isWithoutGap)
  }

  @Test func `a device of another sample rate gets the same sound`() async throws {
    guard PulseServer.isInstalled else { return PulseServer.missing() }
    let signal = TestSignal.samples(3 * 22_050)
    var correlation = 0.0
    // A gap spoils the likeness; a busy machine gets another two chances.
    for _ in 0..<3 where correlation < 0.99 {
      let (recorded, log) = try await play(sampleRate: 44_100) { pump, log, _ in
        pump.enqueue(signal)
        pump.finish()
        await log.wait(for: .drained)
      }
      let start = Recorded(recorded).start
      let halved = stride(from: start, to: recorded.count, by: 2).map { recorded[$0] }
      correlation = Recorded.correlation(signal, halved, shifts: -40...40)
      #expect(log.heard.last == signal.count)
    }
    #expect(correlation >= 0.99)
  }

  @Test func `a pause loses no sample and doubles none`() async throws {
    guard PulseServer.isInstalled else { return PulseServer.missing() }
    let signal = TestSignal.samples(2 * 22_050)
    let (recorded, log) = try await play { pump, log, recording in
      pump.enqueue(signal)
      await log.waitUntilHeard(15_000)
      let before = log.heard.count
      pump.pause()
      await log.wait { $0.count > before }
      _ = await recording.samples(count: recording.count + 11_025)
      pump.resume()
      pump.finish()
      await log.wait(for: .drained)
    }
    let result = Recorded(recorded)
    #expect(Recorded.difference(result.sound, signal) == nil)
    #expect(result.pauses.count == 1)
    #expect(log.heard.last == signal.count)
    #expect(log.heard == log.heard.sorted())
    // The count told when the pause began is the place where the sound stopped; the server tells
    // it in microseconds, so it may be off by a sample.
    let position = try #require(result.pauses.first?.position)
    #expect(log.heard.contains { abs($0 - position) <= 1 })
  }

  @Test func `a flush drops what is not heard and nothing that comes after`() async throws {
    guard PulseServer.isInstalled else { return PulseServer.missing() }
    let first = TestSignal.samples(2 * 22_050)
    let second = TestSignal.samples(22_050, seed: 2, highest: 3_000)
    let (recorded, log) = try await play { pump, log, _ in
      pump.enqueue(first)
      pump.finish()
      await log.waitUntilHeard(15_000)
      pump.flush()
      pump.enqueue(second)
      pump.finish()
      await log.wait(for: .drained)
    }
    let sound = Recorded(recorded).sound
    let flushed = log.all.compactMap { event in
      if case .flushed(let heard) = event { heard } else { nil }
    }
    let kept = sound.count - second.count
    #expect(kept >= 15_000 && kept < first.count)
    let expected = Array(first.prefix(max(0, kept))) + second
    #expect(Recorded.difference(sound, expected) == nil)
    // The server tells its latency in microseconds, so a count may be off by a sample.
    #expect(flushed.count == 1 && abs((flushed.first ?? 0) - kept) <= 1)
    #expect(abs((log.heard.last ?? 0) - (kept + second.count)) <= 1)
    #expect(log.all.filter { $0 == .drained }.count == 1)
  }

  @Test func `a flush in a pause stays silent until the pause ends`() async throws {
    guard PulseServer.isInstalled else { return PulseServer.missing() }
    let first = TestSignal.samples(22_050)
    let second = TestSignal.samples(8_000, seed: 2)
    let (recorded, log) = try await play { pump, log, recording in
      pump.enqueue(first)
      await log.waitUntilHeard(8_000)
      pump.pause()
      pump.flush()
      pump.enqueue(second)
      await log.wait { $0.contains { if case .flushed = $0 { true } else { false } } }
      _ = await recording.samples(count: recording.count + 11_025)
      pump.resume()
      await log.wait(for: .starved)
    }
    let result = Recorded(recorded)
    #expect(result.pauses.count == 1)
    let end = Array(result.sound.suffix(second.count))
    #expect(Recorded.difference(end, second) == nil)
    // The count at the flush was told by the server in microseconds, so it may be off by a sample.
    #expect(abs((log.heard.last ?? 0) - result.sound.count) <= 1)
  }

  @Test func `a server that ends is told as a lost device`() async throws {
    guard PulseServer.isInstalled else { return PulseServer.missing() }
    var server: PulseServer? = try await PulseServer()
    let sink = try PulseSink(server: server?.address, format: .speech)
    let log = EventLog()
    let pump = AudioPump(sink: sink) { log.add($0) }
    pump.enqueue(TestSignal.samples(10 * 22_050))
    await log.waitUntilHeard(1)
    await server?.stop()
    server = nil
    await log.wait { events in
      events.contains { if case .failed = $0 { true } else { false } }
    }
    guard case .failed(.deviceLost(let device, _)) = log.all.last else {
      Issue.record("\(log.all.suffix(3))")
      return
    }
    #expect(device == "PulseAudio")
    pump.stop()
  }
}
