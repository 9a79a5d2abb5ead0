import DocumentImport
import FoundationEssentials
import Glibc
import ReadingContent
import TestSupport
import Testing

/// Compares the words of real files with those in the HTML that the program cmark-gfm writes.
@Suite struct MarkdownWordsTests {
  @Test func `the words are those of the HTML that cmark-gfm makes`() throws {
    guard let corpus = PackageRoot.corpus else { return PackageRoot.corpusMissing() }
    let folder = corpus.appending(path: "markdown")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    var compared = 0
    for name in names.sorted() where name.hasSuffix(".md") {
      let file = folder.appending(path: name)
      let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      // The program cannot be told to read footnotes and front matter.
      guard !text.contains("[^"), !text.hasPrefix("---\n"), !Self.pandoc.contains(name) else {
        continue
      }
      guard let html = html(of: file.path) else {
        print("SKIPPED: the program cmark-gfm is missing")
        return
      }
      compared += 1
      let expected = PlainWords.ofHTML(html)
      let found = PlainWords.of(MarkdownProof(text).document.blocks)
      if expected != found {
        let place = zip(expected, found).enumerated().first { $0.element.0 != $0.element.1 }?.offset
        let at = place ?? min(expected.count, found.count)
        Issue.record(
          "\(name): \(expected.dropFirst(max(0, at - 3)).prefix(8)) but \(found.dropFirst(max(0, at - 3)).prefix(8))"
        )
      }
    }
    #expect(compared > 50)
  }

  /// Files with tables and notes that only pandoc knows.
  private static let pandoc = ["markdown.sile/pandoc-tables.md"]

  private func html(of path: String) -> String? {
    let command =
      "cmark-gfm --unsafe -e table -e strikethrough -e autolink -e tasklist '\(path)' 2>/dev/null"
    guard let stream = popen(command, "r") else { return nil }
    defer { pclose(stream) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&buffer, 1, buffer.count, stream)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  @Test func `the words of each example of CommonMark are those of its HTML`() throws {
    guard let corpus = PackageRoot.corpus else { return PackageRoot.corpusMissing() }
    let spec = String(
      decoding: try Data(contentsOf: corpus.appending(path: "commonmark/spec.txt")), as: UTF8.self)
    let examples = CommonMarkExample.all(of: spec)
    #expect(examples.count == 655)
    for example in examples {
      let expected = PlainWords.ofHTML(example.html)
      let found = PlainWords.of(MarkdownProof(example.text).document.blocks)
      let rule = Self.differences.first { $0.examples.contains(example.number) }
      #expect((expected == found) == (rule == nil), "\(example): \(expected) but \(found)")
    }
  }

  /// Where the words differ from those of CommonMark's examples, and why.
  static let differences: [(reason: String, examples: Set<Int>)] = [
    ("a reference to a number of eight digits is one for cmark, as in CommonMark 0.29", [28]),
    (
      "a tag that is never closed is text here, so that none of its words is lost", [156, 157, 158]
    ),
    ("the number of an outer item is a part of the text of the first inner one", [294, 295, 301]),
    ("where a comment ends is what CommonMark 0.29 says, as cmark has it", [627, 628]),
  ]
}
