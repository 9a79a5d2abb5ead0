import TestSupport
import Testing

/// Reads every awkward file with the program itself, the real engine included.
@Suite(.serialized) struct `No file makes the program crash` {
  static let files = ["commonmark", "hostile/markdown", "hostile/text"]
    .flatMap { CorpusFiles.documents(in: $0) }

  @Test(arguments: files)
  func `reading ends by itself, with a status that says how`(path: String) async throws {
    let folder = try TemporaryFolder()
    let result = try await ChildProcess.run(
      BuiltProduct.path("read-aloud"), ["read", "--output", "null", "--fast", path],
      environment: ["XDG_STATE_HOME": folder.path("state")])
    // 3: there is no text in it.
    #expect(result.status == .exited(0) || result.status == .exited(3))
    // Nothing that a terminal would obey comes out, whatever the file holds.
    let commands = result.output.filter { $0 < 0x20 && $0 != 0x0A && $0 != 0x09 || $0 == 0x7F }
    #expect(commands.isEmpty)
  }
}
