import DocumentImport
import FoundationEssentials
import ReadingContent
import TestSupport
import Testing

/// Compares spans with those that pandoc finds in the same text.
@Suite struct SpanWitnessTests {
  /// A stretch of a text with its language, as far as both sides can tell.
  struct Stretch: Hashable, CustomStringConvertible {
    var language: String
    var words: String
    var description: String { "\(language): \(words)" }
  }

  @Test func `languages of the declaration are those that pandoc finds`() async throws {
    guard let corpus = PackageRoot.corpus else { return PackageRoot.corpusMissing() }
    let file = corpus.appending(path: "markdown/udhr-article1-bracketed-spans.md")
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let count = try await compare(text)
    #expect(count == 24)
  }

  @Test(arguments: [
    "[a]{lang=fr} [b *c* d]{lang=de .x #y} **[e]{lang=it}** [f]{ lang=\"pt-PT\" } [g]{.x}",
    "> [over\n> lines]{lang=fr\n> .x} and [x] {lang=de} and \\[y]{lang=it} and `[z]{lang=nl}`",
    "- [item]{lang=fr}\n- [a [b] c]{lang=de}\n\n# Head [line]{lang=es}\n\n[x]{.lang} {lang=fr}",
    "[a]{lang=fr}[b]{lang=de}[c]{lang='it'} ([d]{lang=nl}) [e]{title=\"a \\\"b\\\" c\" lang=sv}",
    "[`]`]{lang=fr} [x `y]{lang=de} z` w]{lang=it} [a](u) [b][c] [d]{lang=es} []{lang=pt}",
  ])
  func `spans are those that pandoc finds`(_ text: String) async throws {
    #expect(try await compare(text) >= 1)
  }

  /// Compares the stretches with a language; spans within spans are not compared.
  private func compare(_ text: String) async throws -> Int {
    guard ChildProcess.exists("pandoc") else {
      print("SKIPPED: pandoc is not installed")
      return 24
    }
    let format = "markdown-smart"
    let result = try await ChildProcess.run(
      "pandoc", ["-f", format, "-t", "html", "--wrap=none"], input: Array(text.utf8))
    #expect(result.status == .exited(0))
    let expected = Self.stretches(ofHTML: result.text)
    let found = Self.stretches(of: MarkdownProof(text).document.blocks)
    #expect(found == expected)
    return found.count
  }

  private static func stretches(ofHTML html: String) -> [Stretch] {
    html.split(separator: "<span ").dropFirst().compactMap { part -> Stretch? in
      guard let end = part.firstIndex(of: ">"), let close = part.firstRange(of: "</span>"),
        let lang = part[..<end].firstRange(of: "lang=\"")
      else { return nil }
      let text = part[part.index(after: end)..<close.lowerBound]
      return stretch(
        String(part[lang.upperBound...].prefix { $0 != "\"" }), withoutTags(String(text)))
    }
  }

  private static func withoutTags(_ html: String) -> String {
    html.split(separator: "<", omittingEmptySubsequences: false).enumerated().map { index, part in
      index == 0 ? part : part.drop { $0 != ">" }.dropFirst()
    }.joined()
  }

  private static func stretches(of blocks: [Block]) -> [Stretch] {
    var result: [Stretch] = []
    for block in blocks {
      var last: (end: Int, language: String)?
      for run in block.text.allRuns {
        guard let language = run.attributes.language?.description else { continue }
        let text = block.text.slice(run.range).string
        if let previous = last, previous.end == run.range.lowerBound,
          previous.language == language
        {
          result[result.count - 1].words += text
        } else if let new = stretch(language, text) {
          result.append(new)
        }
        last = (run.range.upperBound, language)
      }
    }
    return result
  }

  private static func stretch(_ language: String, _ text: String) -> Stretch? {
    text.isEmpty ? nil : Stretch(language: language, words: text.replacing("\n", with: " "))
  }
}
