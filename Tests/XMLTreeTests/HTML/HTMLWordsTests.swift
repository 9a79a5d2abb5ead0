import FoundationEssentials
import TestSupport
import Testing
import XMLTree

/// The text of real pages, against another reader of HTML.
@Suite struct HTMLWordsTests {
  /// Python's own parser, which knows tags and no tree: all text without white space.
  private static let script = """
    import sys
    from html.parser import HTMLParser
    class Text(HTMLParser):
        pieces = []
        def handle_data(self, data):
            self.pieces.append(data)
        def handle_startendtag(self, tag, attributes):
            pass
    parser = Text(convert_charrefs=True)
    parser.feed(sys.stdin.buffer.read().decode('utf-8', 'replace'))
    parser.close()
    sys.stdout.buffer.write(''.join(''.join(parser.pieces).split()).encode('utf-8'))
    """

  private static var pages: [URL] {
    guard let corpus = PackageRoot.corpus else { return [] }
    let root = corpus.appending(path: "html")
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
    return names.filter { $0.hasSuffix("html") }.sorted().map { root.appending(path: $0) }
      .filter { !((try? Data(contentsOf: $0)) ?? Data()).isEmpty }
  }

  @Test func `pages have the text that another reader finds`() async throws {
    guard PackageRoot.corpus != nil else { return PackageRoot.corpusMissing() }
    guard ChildProcess.exists("python3") else { return print("SKIPPED: python3 is not installed") }
    #expect(Self.pages.count > 20)
    for page in Self.pages {
      let bytes = [UInt8](try Data(contentsOf: page))
      let other = try await ChildProcess.run("python3", ["-c", Self.script], input: bytes)
      #expect(other.status == .exited(0), "\(other.errorText)")
      let tree = try XMLTree(html: String(decoding: bytes, as: UTF8.self))
      let scalars = tree.text(of: 0).unicodeScalars.filter { !$0.properties.isWhitespace }
      let text = String(String.UnicodeScalarView(scalars))
      #expect(text == other.text, "\(page.lastPathComponent)")
      #expect(!text.isEmpty)
    }
  }
}
