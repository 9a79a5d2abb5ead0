import FoundationEssentials
import TestSupport
import Testing
import TextBreaks

/// The Unicode Consortium's own samples, where this machine has them.
@Suite struct UnicodeSampleTests {
  /// A text and the UTF-8 offsets where it breaks, from a row such as `÷ 0061 × 0308 ÷`.
  private struct Sample {
    var text = ""
    var offsets: [Int] = []

    init(_ row: Substring) {
      for word in row.split(separator: " ") {
        if word == "÷" {
          offsets.append(text.utf8.count)
        } else if let scalar = UInt32(word, radix: 16).flatMap(Unicode.Scalar.init) {
          text.unicodeScalars.append(scalar)
        }
      }
      offsets.removeFirst()
    }
  }

  private func samples(_ name: String) throws -> [Sample]? {
    guard let corpus = PackageRoot.corpus else { return nil }
    let file = corpus.appending(path: "unicode/\(name).txt")
    let lines = String(decoding: try Data(contentsOf: file), as: UTF8.self).split(separator: "\n")
    return lines.compactMap { line in
      let row = line.prefix { $0 != "#" }.split(separator: "\t").first ?? ""
      return row.contains("÷") ? Sample(row) : nil
    }
  }

  /// The samples that a breaker cuts otherwise.
  private func wrong(_ samples: [Sample], _ breaker: TextBreaker) -> [Sample] {
    samples.filter { breaker.boundaries(of: $0.text).map(\.offset) != $0.offsets }
  }

  @Test func `sentences end where Unicode's samples say`() throws {
    guard let samples = try samples("SentenceBreakTest") else { return PackageRoot.corpusMissing() }
    #expect(samples.count > 500)
    #expect(wrong(samples, TextBreaker(.sentence)).map(\.text) == [])
  }

  // ICU lets a colon stand inside a word in Finnish and Swedish alone, where UAX #29 does always.
  @Test func `words end where Unicode's samples say, but for colons`() throws {
    guard let samples = try samples("WordBreakTest") else { return PackageRoot.corpusMissing() }
    #expect(samples.count > 1800)
    #expect(wrong(samples, TextBreaker(.word, locale: "fi")).map(\.text) == [])
    let others = wrong(samples, TextBreaker(.word)).map(\.text)
    #expect(others.count < 20)
    #expect(others.filter { !$0.unicodeScalars.contains(":") } == [])
  }
}
