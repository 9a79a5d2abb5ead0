import TestSupport
import Testing
import TextBreaks

@testable import ReadingContent

@Suite struct LineBreaksTests {
  /// Returns the boundaries of both, where they are not the same.
  private func difference(
    _ text: String, _ breaks: inout LineBreaks, _ breaker: TextBreaker
  ) -> String? {
    var own: [TextBreaker.Boundary] = []
    var copy = text
    copy.withUTF8 { breaks.boundaries(of: $0, into: &own) }
    let icu = breaker.boundaries(of: text)
    guard own != icu else { return nil }
    return "\(text.debugDescription): \(own.map(\.offset)), ICU \(icu.map(\.offset))"
  }

  @Test(arguments: ["en", "ja", "fr", "fi"])
  func `all short texts break as ICU breaks them`(locale: String) {
    let parts = [
      "a", "1", "’", "\"", ".", "!", " ", "-", "—", "\n", "é", "(", "\u{301}", "漢", "/", "\r", "%",
    ]
    var breaks = LineBreaks(locale: locale)
    let breaker = TextBreaker(.line, locale: locale)
    var differences: [String] = []
    for number in 0..<(parts.count * parts.count * parts.count * parts.count) {
      var rest = number
      var text = ""
      for _ in 0..<4 {
        text += parts[rest % parts.count]
        rest /= parts.count
      }
      if let difference = difference(text, &breaks, breaker) { differences.append(difference) }
    }
    #expect(differences.count == 0, "\(differences.prefix(20).joined(separator: "\n"))")
  }

  @Test func `long random texts break as ICU breaks them`() {
    let parts = [
      "word", "Слово", "straße", "12", "3.5", "“", "”", "‘", "’", "'", "\"", ",", ".", ":", ";",
      "!", "?", " ", " ", " ", "  ", "-", "—", "–", "\n", "\r\n", "(", ")", "/", "%", "$", "\u{A0}",
      "\u{200B}", "\u{2060}", "\u{200D}", "\u{301}", "漢字", "、", "ไทย", "\u{85}", "\u{2028}", "×",
      "א", "👩‍👩‍👧‍👦", "🇫🇷", "«", "»", "¿", "ћ", "и\u{306}", "\u{2014}", "…", "\u{AD}", "\t", "\u{0}",
    ]
    var numbers = SeededGenerator(seed: 14)
    var breaks = LineBreaks(locale: "en")
    let breaker = TextBreaker(.line, locale: "en")
    for _ in 0..<10_000 {
      let text = (0..<Int.random(in: 1...24, using: &numbers))
        .compactMap { _ in parts.randomElement(using: &numbers) }.joined()
      #expect(difference(text, &breaks, breaker) == nil)
    }
  }

  @Test func `the corpus breaks as ICU breaks it`() {
    guard let books = TestBooks.corpus() else { return PackageRoot.corpusMissing() }
    for (path, book) in books {
      let locale = book.metadata.language?.description ?? "en"
      var breaks = LineBreaks(locale: locale)
      let breaker = TextBreaker(.line, locale: locale)
      for block in book.sections.flatMap(\.blocks) {
        #expect(difference(block.text.string, &breaks, breaker) == nil, "\(path)")
      }
    }
  }
}
