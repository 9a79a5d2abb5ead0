import FoundationEssentials
import TestSupport
import Testing

@Suite(.oneEngineAtATime) struct RecordingsTests {
  /// A book with a recording of its first sentence.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    var fixture = EPUBFixture()
    fixture.add(
      "a.xhtml", body: "<p id=\"x\">One. Two.</p><p>Three.</p>",
      attributes: "media-overlay=\"d1\"")
    fixture.items.append(
      EPUBFixture.Item(
        address: "a.smil", mediaType: "application/smil+xml",
        text: """
          <smil xmlns="http://www.w3.org/ns/SMIL"><body><par><text src="a.xhtml#x"/>
          <audio src="a.mp3" clipBegin="1s" clipEnd="2s"/></par></body></smil>
          """))
    fixture.others = [("EPUB/a.mp3", "sound")]
    fixture.contents([("A", "a.xhtml")])
    try fixture.archive.write(to: folder.path("book.epub"))
    return folder
  }

  @Test func `with --recordings the voice reads what is recorded in one piece, and tells of it`()
    async throws
  {
    let files = try folder()
    let run = try await ShellRun(
      line: "read-aloud ssml --recordings book.epub", files: files.url)
    #expect(run.status == 0)
    #expect(run.output.contains("One. Two."))
    #expect(run.output.contains("Three."))
    #expect(run.talk.contains("the voice reads the words of book.epub/EPUB/a.mp3"))
  }

  @Test func `without it the text is read as any other`() async throws {
    let files = try folder()
    let run = try await ShellRun(line: "read-aloud ssml book.epub", files: files.url)
    #expect(run.status == 0)
    #expect(!run.output.contains("One. Two."))
    #expect(run.output.contains("One."))
    #expect(run.talk.isEmpty)
  }
}
