import FoundationEssentials
import TestSupport
import Testing

@Suite(.oneEngineAtATime) struct LateWarningTests {
  /// Lines that read a book to its end, well or not.
  static let lines = [
    "lines", "lines --page 99", "lines --page 2 --at 20,1", "pages", "pages --page 99",
    "coverage", "ssml", "ssml --line 99", "explain", "explain --word nowhere",
    "export -o audio", "read --output null --fast", "read --page 99 --output null --fast",
  ]

  @Test(arguments: lines)
  func `what is found wrong while a book is read is told, once`(_ line: String) async throws {
    let folder = try TemporaryFolder()
    var fixture = EPUBFixture(["a.xhtml": "<p>First.</p>", "b.xhtml": "<p>Second.</p>"])
    // Found when the second document is read.
    fixture.items[1].text = EPUBFixture.page("<p>Second &unknown; one.</p>")
    try fixture.archive.write(to: folder.path("book.epub"))
    let run = try await ShellRun(line: "read-aloud \(line) book.epub", files: folder.url)
    let told = run.talk.split(separator: "\n").filter { $0.contains("b.xhtml") }
    #expect(told.count == 1, "\(line): \(run.talk)")
  }
}
