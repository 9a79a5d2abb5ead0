import FoundationEssentials
import Glibc
import TestSupport
import Testing

@Suite(.oneEngineAtATime) struct ExportSignalTests {
  @Test func `an export that is told to end leaves whole chapters and nothing else`() async throws {
    let folder = try TemporaryFolder()
    let place = folder.path("audio")
    let child = try await ChildProcess(
      BuiltProduct.path("read-aloud"),
      ["export", PackageRoot.folder.appending(path: "Books/story").path, "-o", place])
    try await Self.firstChapter(in: place)
    child.send(signal: SIGTERM)
    let result = await child.result()
    #expect(result.status == .signalled(SIGTERM))
    #expect(result.errorText.contains("the chapters that are finished are in the folder"))
    let names = try FileManager.default.contentsOfDirectory(atPath: place)
    #expect(names.allSatisfy { $0.hasSuffix(".wav") || $0.hasSuffix(".vtt") })
    #expect(names.allSatisfy { !$0.hasPrefix(".") })
    #expect(names.count(where: { $0.hasSuffix(".vtt") }) == names.count / 2)
  }

  /// Waits until a chapter is there, for at most a minute.
  private static func firstChapter(in place: String) async throws {
    for _ in 0..<6_000 {
      let names = try? FileManager.default.contentsOfDirectory(atPath: place)
      if names?.contains(where: { $0.hasSuffix(".wav") && !$0.hasPrefix(".") }) == true { return }
      try await Task.sleep(for: .milliseconds(10))
    }
    Issue.record("no chapter appeared")
  }
}
