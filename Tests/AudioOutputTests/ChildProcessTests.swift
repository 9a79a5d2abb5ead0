import Glibc
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1)))
struct ChildProcessTests {
  @Test func `a program gets its input and its words and leaves its output and status`()
    async throws
  {
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
    #expect(try await ChildProcess.run("cat", input: bytes).output == bytes)
    let result = try await ChildProcess.run(
      "/bin/sh", ["-c", "echo $WORD; echo \"$1\" >&2; exit 3", "sh", "a b"],
      environment: ["WORD": "hello"])
    #expect(result.status == .exited(3))
    #expect(result.text == "hello\n")
    #expect(result.errorText == "a b\n")
  }

  @Test func `a signal is told from a status`() async throws {
    let child = try await ChildProcess("sleep", ["100"])
    child.send(signal: SIGKILL)
    #expect(await child.status() == .signalled(SIGKILL))
    #expect(child.hasEnded)
    child.terminate()
  }

  @Test func `a program that is not there cannot be started`() async {
    await #expect(throws: ChildProcess.StartError.self) {
      try await ChildProcess("no-such-program")
    }
  }
}
