import FoundationEssentials
import SpeechSynthesis
import TestSupport
import Testing

@testable import AudioOutput

@Suite(.serialized, .timeLimit(.minutes(1)))
struct ALSATests {
  @Test func `the library's null device takes everything`() async throws {
    let log = EventLog()
    let pump = AudioPump(sink: try ALSASink(device: "null", format: .speech)) { log.add($0) }
    pump.enqueue(TestSignal.samples(22_050))
    pump.finish()
    await log.wait(for: .drained)
    pump.stop()
    #expect(log.heard.last == 22_050)
    #expect(log.heard == log.heard.sorted())
  }

  @Test func `a device of the sound server plays everything through a pause`() async throws {
    guard PulseServer.isInstalled else { return PulseServer.missing() }
    let server = try await PulseServer()
    // A definition in place of a name, so that no variable or file of the machine is needed.
    let device = "plug:{SLAVE={type pulse server \"\(server.address)\"}}"
    let sink: ALSASink
    do {
      sink = try ALSASink(device: device, format: .speech)
    } catch {
      print("SKIPPED \(#function): ALSA's plugin for PulseAudio: \(error)")
      return
    }
    let recording = try await server.record()
    let signal = TestSignal.samples(2 * 22_050)
    let log = EventLog()
    let pump = AudioPump(sink: sink) { log.add($0) }
    pump.enqueue(signal)
    await log.waitUntilHeard(15_000)
    let before = log.heard.count
    pump.pause()
    await log.wait { $0.count > before + 1 }
    _ = await recording.samples(count: recording.count + 11_025)
    pump.resume()
    pump.finish()
    await log.wait(for: .drained)
    #expect(log.heard.last == signal.count)
    #expect(log.heard == log.heard.sorted())
    let result = Recorded(await recording.samples(count: recording.count + 11_025))
    pump.stop()
    // The position is as exact as the plugin tells it: 20 ms.
    #expect(abs(result.sound.count - signal.count) <= 441)
    #expect(result.pauses.count == 1)
  }
}
