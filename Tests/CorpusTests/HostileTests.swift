import FoundationEssentials
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
      BuiltProduct.path("read-aloud"),
      ["read", "--output", "null", "--fast", try Self.readable(path, in: folder)],
      environment: ["XDG_STATE_HOME": folder.path("state")])
    // 3: there is no text in it.
    #expect(result.status == .exited(0) || result.status == .exited(3))
    // Nothing that a terminal would obey comes out, whatever the file holds.
    let commands = result.output.filter { $0 < 0x20 && $0 != 0x0A && $0 != 0x09 || $0 == 0x7F }
    #expect(commands.isEmpty)
  }

  /// The file itself, or the first 100,000 bytes of one that would be heard for days: the rest is
  /// read by the tests without a voice, and by the long checks.
  private static func readable(_ path: String, in folder: TemporaryFolder) throws -> String {
    let data = try Data(contentsOf: URL(filePath: path))
    guard data.count > 500_000 else { return path }
    let part = folder.path("part-of-" + (path.split(separator: "/").last ?? "file"))
    // Cut between two characters: before a byte that starts one.
    let end = data.prefix(100_000).lastIndex { $0 & 0b1100_0000 != 0b1000_0000 } ?? 0
    try data.prefix(upTo: end).write(to: URL(filePath: part))
    return part
  }
}
