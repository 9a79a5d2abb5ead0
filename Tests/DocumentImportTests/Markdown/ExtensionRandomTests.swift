import DocumentImport
import TestSupport
import Testing

/// Reads texts made of pieces of what pandoc, wikis and HTML add to Markdown, in any order; the same
/// ones in each run.
@Suite struct ExtensionRandomTests {
  private let parts = [
    "a", "bc ", " ", "\n", "\n", "\n\n", "> ", "- ", "1. ", "# ", "    ", "\\", "*", "`", "[", "]",
    "(", ")", "$", "$x$", "$$", "$`", "`$", "\\(x_1", "\\)", "\\[a=b", "\\]", "^[", "^[n]", "[[",
    "]]",
    "[[P|t]]", "![[p.png|x]]", "==", "==m==", "^", "^2^", "%%", "%%c%%", " ^ab1\n", ":smile:", ":",
    "[@k, p. 3]", "@k", "{%", "%}", "{% include a title=\"t\" %}", "{{ page.x }}", "{: .x}",
    "{:toc}",
    "[!NOTE]", "> [!NOTE]\n> ", "\n: ", "\n~ ", "| ", "\n| v", "[TOC]", "|a|b|\n|-|-|\n",
    "|1|2|3|\n", "|c [x]{lang=fr}", "\n\nTable: t\n\n", "\n\n: t\n\n",
    "\n\na   b\n--- ---\n1   2\n\n", "\n\n--- ---\n1   $2$\n--- ---\n",
    "\n\n-------\na   b\n--- ---\n1   2\n\n3   4\n-------\n",
    "\n\n+--+--+\n|a |b |\n+==+==+\n|- c  |\n+--+--+\n", "--- ---\n", "+--+--+\n", "|a |b |\n",
    "<table>", "</table>", "<tr>", "</tr>", "<td>", "<th scope=row>", "<td colspan=2 rowspan=2>",
    "<caption>", "<thead>", "<dl>", "<dt>", "<dd>", "<ul>", "<ol>", "<li>", "</li>", "</ul>", "<p>",
    "<figure>", "<figcaption>", "<details>", "<div>\n", "</div>\n", "<blockquote>", "<td hidden>",
    "<img alt=\"x\">", "<br>", "[^a]", "\n[^a]: ", "\n[r]: /u\n", "😀", "1️⃣", "👩‍👩‍👧", "\r\n", "\0",
    "é", "漢", "\t", "]{lang=fr}", "```\n", "- [x] ", "\n::: {lang=fr}\n", "\n:::\n",
  ]

  @Test(arguments: 1...8) func `random additions lose nothing and do not trap`(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<600 {
      let count = Int.random(in: 1...28, using: &generator)
      let text = (0..<count).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
      let proof = MarkdownProof(text)
      #expect(proof.faults.isEmpty, "\(text.debugDescription): \(proof.faults.prefix(3))")
    }
  }
}
