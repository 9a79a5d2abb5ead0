import Testing

@testable import read_aloud

@Suite struct SpellingTests {
  private let words = ["read", "export", "lines", "pages", "voices", "completions"]

  @Test(arguments: [
    ("exprot", "export"), ("expor", "export"), ("exports", "export"), ("xport", "export"),
    ("LINES", "lines"), ("page", "pages"), ("voi", "voices"), ("comp", "completions"),
    ("completoins", "completions"),
  ])
  func `a slip finds its word`(_ typed: String, _ meant: String) {
    #expect(Spelling.nearest(to: typed, among: words) == meant)
  }

  @Test(arguments: ["", "x", "dracula", "moby", "v", String(repeating: "read", count: 1_000)])
  func `what is far from every word finds none`(_ typed: String) {
    #expect(Spelling.nearest(to: typed, among: words) == nil)
  }
}
