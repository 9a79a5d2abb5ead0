import DocumentImport
import Testing

/// Reads texts made of pieces of markup in any order; the same ones in each run.
@Suite struct MarkdownRandomTests {
  private let parts = [
    "a", "bc ", " ", "  ", "\n", "\n", "\n\n", "\t", "> ", "- ", "1. ", "# ", "## ", "---\n",
    "===\n",
    "```", "~~~", "`", "*", "**", "_", "~~", "[", "]", "(", ")", "![", "[^a]", "[^b]: ", "]: ",
    "<", ">", "<b>", "</p>", "<div>", "<!--", "-->", "<br>", "|", "|-|-|\n", "|a|b|\n", "\\",
    "&amp;",
    "&lt", "&#0;", "\"", "'", "http://a.b", "www.c.d", "e@f.gh", "\r\n", "\r", "\0", "é", "    ",
    "- [x] ",
    "    [^a]: ", "\n[r]: /u \"t\"\n", "[r]", ":", "\n::: {lang=fr}\n", "::: x", "\n:::\n", ":::",
    " {lang=fr}\n", " {lang=fr}\n===\n", "<span lang=fr>", "</span>", "<div hidden>\n", "</div>\n",
    "<i hidden>", "</i>", "<ruby>", "<rt>", "</ruby>", "<ssml:sub alias=\"x\">", "</ssml:sub>",
    "<break/>", "<p lang=fr>", "<li hidden>",
  ]

  @Test(arguments: 1...8) func `random texts lose nothing and do not trap`(_ seed: Int) {
    var state = UInt64(seed)
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    for _ in 0..<800 {
      let text = (0..<1 + next(24)).map { _ in parts[next(parts.count)] }.joined()
      let proof = MarkdownProof(text)
      #expect(proof.faults.isEmpty, "\(text.debugDescription): \(proof.faults.prefix(3))")
    }
  }
}
