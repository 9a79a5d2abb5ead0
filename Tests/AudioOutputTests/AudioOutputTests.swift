import SpeechSynthesis
import TestSupport
import Testing

@testable import AudioOutput

struct AudioOutputTests {
  @Test(
    arguments: [
      ("auto", OutputChoice.automatic), ("pulse", .pulse), ("alsa", .alsa(device: "default")),
      ("alsa:hw:0", .alsa(device: "hw:0")), ("null", .null(realTime: true)),
      ("null:fast", .null(realTime: false)), ("-", .standardOutput),
    ])
  func `an output is chosen by its name`(name: String, choice: OutputChoice) throws {
    #expect(try OutputChoice(parsing: name) == choice)
  }

  @Test(arguments: ["", "alsa:", "Pulse", "speaker", "null:slow"])
  func `an unknown name is refused with the names that there are`(name: String) {
    let error = #expect(throws: AudioOutputError.unknownChoice(name)) {
      try OutputChoice(parsing: name)
    }
    #expect(error?.description.contains("alsa:DEVICE") == true)
  }

  @Test func `a device that does not exist is no device`() throws {
    let error = #expect(throws: AudioOutputError.self) {
      _ = try AudioOutput.open(.alsa(device: "no-such-device"), format: .speech)
    }
    guard case .noDevice(let attempts) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(attempts.map(\.device) == ["ALSA device no-such-device"])
    #expect(attempts.first?.reason == "No such file or directory")
  }

  @Test func `a server that does not answer is no device`() throws {
    let error = #expect(throws: AudioOutputError.self) {
      _ = try PulseSink(server: "unix:/nonexistent/pulse", format: .speech)
    }
    #expect(
      error == .noDevice([.init(device: "PulseAudio", reason: "Connection refused")]))
  }

  @Test func `no device at all names each that was tried and what to do`() {
    let error = #expect(throws: AudioOutputError.self) {
      _ = try AudioOutput.firstThatOpens(
        [.alsa(device: "no-such-device"), .alsa(device: "nor-this")], format: .speech)
    }
    #expect(
      error?.description == """
        no sound device could be opened, so nothing can be heard. Tried:
          ALSA device no-such-device: No such file or directory
          ALSA device nor-this: No such file or directory
        Start a sound server, name a device with `--output alsa:hw:0`, follow the text without \
        sound with `--output null`, or write the sound to a file with `read-aloud export`.
        """)
  }

  @Test func `the null output needs no device`() throws {
    #expect(try AudioOutput.open(.null(realTime: false), format: .speech).format == .speech)
  }
}
