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
      guard !text.contains("[^"), !text.hasPrefix("---\n") else { continue }
      guard let html = html(of: file.path) else {
        print("SKIPPED: the program cmark-gfm is missing")
        return
      }
      compared += 1
      let expected = words(ofHTML: html)
      let found = words(of: MarkdownProof(text).document.blocks)
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

  /// Words without what only parts the blocks: numbers of items are the program's style sheet's.
  private func words(of blocks: [Block]) -> [String] {
    var result: [String] = []
    for block in blocks {
      var text = ""
      let bytes = Array(block.text.string.utf8)
      for run in block.text.allRuns {
        let isSpoken = run.attributes.silence == nil
        text += isSpoken ? String(decoding: bytes[run.range], as: UTF8.self) : " "
      }
      var words = words(text)
      if case .listItem(_, let number?) = block.containers.last, words.first == "\(number)" {
        words.removeFirst()
      }
      result += words
    }
    return result
  }

  private func words(_ text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  private func words(ofHTML html: String) -> [String] {
    let bytes = Array(html.utf8)
    var text: [UInt8] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        text.append(bytes[index])
        index += 1
        continue
      }
      let start = index
      index = end(of: bytes, from: start)
      let tag = String(decoding: bytes[start..<index], as: UTF8.self)
      if tag.hasPrefix("<img"), let alt = tag.firstRange(of: "alt=\"") {
        text += Array(" \(tag[alt.upperBound...].prefix { $0 != "\"" }) ".utf8)
      } else if !inline.contains(where: { tag.hasPrefix("<\($0)") || tag.hasPrefix("</\($0)") }) {
        text.append(UInt8(ascii: " "))
      }
    }
    var plain = String(decoding: text, as: UTF8.self)
    for (name, character) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")] {
      plain = plain.replacing(name, with: character)
    }
    return words(plain)
  }

  /// Elements that do not part words.
  private let inline = ["em", "strong", "code", "a", "del", "span", "i>", "b>", "kbd", "sup"]

  /// Returns the end of a comment, a script, a style sheet, or a tag with its quoted attributes.
  private func end(of bytes: [UInt8], from start: Int) -> Int {
    for (open, close) in [("<!--", "-->"), ("<script", "</script>"), ("<style", "</style>")]
    where bytes[start...].starts(with: Array(open.utf8)) {
      let wanted = Array(close.utf8)
      var index = start
      while index < bytes.count, !bytes[index...].starts(with: wanted) { index += 1 }
      return min(bytes.count, index + wanted.count)
    }
    var isQuoted = false
    var index = start
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
      index += 1
      if bytes[index - 1] == UInt8(ascii: ">"), !isQuoted { break }
    }
    return index
  }
}
