import SpeechSynthesis
import Testing

@testable import read_aloud

@Suite struct ExitStatusTests {
  private struct Other: Error {}

  @Test func `each kind of error has its status`() {
    #expect(ExitStatus(of: UsageError.nothingGiven) == .usage)
    #expect(ExitStatus(of: SpeechError.speakerLost) == .engineFailed)
    #expect(
      ExitStatus(of: CommandFailure(status: .noAudioDevice, description: "")) == .noAudioDevice)
    #expect(ExitStatus(of: Other()) == .checkFailed)
  }

  @Test func `the numbers are those that scripts rely on`() {
    #expect(ExitStatus.allCases.map(\.rawValue) == Array(0...6))
  }
}
