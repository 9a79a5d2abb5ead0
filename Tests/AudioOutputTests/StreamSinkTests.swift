import Glibc
import SpeechSynthesis
import TestSupport
import Testing

@testable import AudioOutput

@Suite(.timeLimit(.minutes(1)))
struct StreamSinkTests {
  @Test func `a reader gets a WAV stream of everything`() async throws {
    let pipe = try PipeEnds()
    let (reading, writing) = (pipe.reading, pipe.writing)
    let signal = TestSignal.samples(50_000)
    let log = EventLog()
    let pump = AudioPump(sink: try StreamSink(descriptor: writing, format: .speech)) {
      log.add($0)
      if $0 == .drained { close(writing) }
    }
    pump.enqueue(signal)
    pump.finish()
    let reader = try WAVReader(descriptor: reading, name: "pipe")
    #expect(reader.format == .speech)
    #expect(reader.sampleCount == nil)
    #expect(Recorded.difference(try reader.readAll(), signal) == nil)
    pump.stop()
    close(reading)
  }

  @Test func `a full pipe takes what fits and hands back the rest`() throws {
    let pipe = try PipeEnds()
    let (reading, writing) = (pipe.reading, pipe.writing)
    defer {
      close(reading)
      close(writing)
    }
    let sink = try StreamSink(descriptor: writing, format: .speech)
    let signal = TestSignal.samples(100_000)
    let taken = try sink.write(signal[...], waiting: 0)
    #expect(taken > 0 && taken < signal.count)
    #expect(try sink.write(signal.dropFirst(taken), waiting: 0) == 0)
  }

  @Test func `a reader that ends early is told as such`() async throws {
    let pipe = try PipeEnds()
    let (reading, writing) = (pipe.reading, pipe.writing)
    defer { close(writing) }
    let log = EventLog()
    let pump = AudioPump(sink: try StreamSink(descriptor: writing, format: .speech)) { log.add($0) }
    close(reading)
    pump.enqueue([1, 2, 3])
    await log.wait(for: .failed(.readerGone))
    pump.stop()
    #expect(log.all == [.failed(.readerGone)])
  }
}
