import AudioOutput
import SpeechSynthesis
import Testing

@Suite(.timeLimit(.minutes(1)))
struct AudioPumpTests {
  private let signal = (1...3_000).map { Int16($0) }

  private func pump(_ sink: any AudioSink) -> (AudioPump, EventLog) {
    let log = EventLog()
    return (AudioPump(sink: sink) { log.add($0) }, log)
  }

  @Test func `samples are heard in their order and counted`() async {
    let sink = ScriptedSink()
    let (pump, log) = pump(sink)
    for start in stride(from: 0, to: signal.count, by: 500) {
      pump.enqueue(Array(signal[start..<start + 500]))
    }
    pump.finish()
    await log.wait(for: .drained)
    pump.stop()
    #expect(sink.played == signal)
    #expect(log.heard.last == signal.count)
    #expect(log.heard == log.heard.sorted())
    #expect(pump.queuedSamples == 0)
    #expect(sink.isClosed)
  }

  @Test func `a sink that drops its samples in a pause gets them again`() async {
    let sink = ScriptedSink(playing: 150)
    let (pump, log) = pump(sink)
    pump.enqueue(signal)
    await log.waitUntilHeard(150)
    #expect(log.heard.last == 150)
    pump.pause()
    await log.waitUntilHeardTwice(150)
    #expect(sink.unheardSamples() == 0)
    #expect(pump.queuedSamples == signal.count - 150)
    sink.playAll()
    pump.resume()
    pump.finish()
    await log.wait(for: .drained)
    #expect(sink.played == signal)
    #expect(log.heard.last == signal.count)
    pump.stop()
  }

  @Test func `a sink that keeps its samples in a pause goes on with them`() async {
    let sink = ScriptedSink(playing: 150, keepsInPause: true)
    let (pump, log) = pump(sink)
    pump.enqueue(signal)
    await log.waitUntilHeard(150)
    pump.pause()
    await log.waitUntilHeardTwice(150)
    sink.playAll()
    pump.resume()
    pump.finish()
    await log.wait(for: .drained)
    #expect(sink.played == signal)
    pump.stop()
  }

  @Test func `a flush drops what is waiting and the count goes on`() async {
    let sink = ScriptedSink(playing: 150)
    let (pump, log) = pump(sink)
    pump.enqueue(signal)
    pump.finish()
    await log.waitUntilHeard(150)
    pump.pause()
    await log.waitUntilHeardTwice(150)
    pump.flush()
    pump.enqueue([7, 8, 9])
    #expect(pump.queuedSamples == 3)
    await log.wait(for: .flushed(heard: 150))
    sink.playAll()
    pump.resume()
    await log.wait(for: .starved)
    #expect(sink.played == Array(signal.prefix(150)) + [7, 8, 9])
    #expect(log.heard.last == 153)
    #expect(!log.all.contains(.drained))
    pump.stop()
  }

  @Test func `each flush is answered once`() async {
    let (pump, log) = pump(ScriptedSink())
    for _ in 0..<5 { pump.flush() }
    await log.wait { $0.filter { $0 == .flushed(heard: 0) }.count == 5 }
    pump.stop()
    #expect(log.all.count == 5)
  }

  @Test func `an empty queue is told once, and the end when it is asked for`() async {
    let (pump, log) = pump(ScriptedSink())
    pump.enqueue([1, 2, 3])
    await log.wait(for: .starved)
    pump.finish()
    await log.wait(for: .drained)
    pump.stop()
    #expect(log.all == [.heard(3), .starved, .drained])
  }

  @Test func `a pump without samples drains at once`() async {
    let (pump, log) = pump(ScriptedSink())
    pump.finish()
    await log.wait(for: .drained)
    pump.stop()
    #expect(log.all == [.drained])
  }

  @Test func `a fault of the sink is told, and a flush is still answered`() async {
    let sink = ScriptedSink()
    let lost = AudioOutputError.deviceLost(device: "scripted", reason: "unplugged")
    sink.fail(lost)
    let (pump, log) = pump(sink)
    pump.enqueue([1])
    await log.wait(for: .failed(lost))
    pump.flush()
    await log.wait { $0.contains(.flushed(heard: 0)) }
    pump.stop()
    #expect(sink.isClosed)
  }

  @Test func `a pump that goes away lets go of its sink`() async {
    let sink = ScriptedSink(playing: 10)
    do {
      let (pump, log) = pump(sink)
      pump.enqueue(signal)
      await log.waitUntilHeard(10)
    }
    #expect(sink.isClosed)
  }

  @Test func `stopping twice, and from the pump's own thread, is harmless`() async {
    let sink = ScriptedSink()
    let log = EventLog()
    let box = PumpBox()
    let pump = AudioPump(sink: sink) { event in
      log.add(event)
      box.pump?.stop()
    }
    box.pump = pump
    pump.enqueue([1])
    await log.wait { !$0.isEmpty }
    pump.stop()
    pump.stop()
    box.pump = nil
  }
}
