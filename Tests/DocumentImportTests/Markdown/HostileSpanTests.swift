import DocumentImport
import Testing

/// Spans as nobody writes them: none may be lost, trap, or take more than its length of time.
@Suite struct HostileSpanTests {
  static let texts: [(name: String, text: String)] = [
    ("brackets", String(repeating: "[", count: 100_000)),
    ("brackets of Apple", String(repeating: "^[", count: 50_000)),
    ("closing brackets", String(repeating: "]{", count: 50_000)),
    ("pairs", String(repeating: "[]{", count: 40_000)),
    ("nested spans", nested("[", "]{lang=fr}", 10_000)),
    ("nested factors", nested("[a ", "]{rate=+10% pitch=-1st}", 10_000)),
    ("nested spans of Apple", nested("^[", "](lang: 'fr')", 5_000)),
    ("nested parentheses", nested("(a", ")[lang:\"fr\"]", 5_000)),
    ("nested pronunciations", nested("[a", "]{ipa=a}", 5_000)),
    ("spans in a line", String(repeating: "[a]{lang=fr} *b* ", count: 10_000)),
    ("faults in a line", String(repeating: "[a]{q=1} ", count: 20_000)),
    ("open values", String(repeating: "[a]{b=", count: 30_000)),
    ("open quotes", String(repeating: "[a]{b=\"", count: 30_001)),
    ("open quotes of Apple", String(repeating: "^[a](b:'", count: 20_001)),
    ("open targets", String(repeating: "[a](b \"", count: 20_001)),
    ("open addresses", String(repeating: "[a](", count: 40_000)),
    ("open modifiers", String(repeating: "(a)[", count: 40_000)),
    ("open readings", String(repeating: "{漢|か", count: 20_000)),
    ("open tags", String(repeating: "<a b=\"", count: 20_001) + "]{lang=fr}"),
    ("open comments", "[a]{lang=fr}" + String(repeating: "<!-- <? <![CDATA[ ", count: 10_000)),
    (
      "backticks",
      "[a]{lang=fr}" + (1...400).map { String(repeating: "`", count: $0) }.joined(separator: " ")
    ),
    ("plus signs", String(repeating: "++ab ", count: 20_000)),
    ("pauses", String(repeating: "[1ms] ", count: 20_000)),
    ("pauses and silence", String(repeating: "[a]{.silent} [1ms] ", count: 5_000)),
    ("many attributes", "[a]{" + String(repeating: ".x ", count: 9_000) + "lang=fr}"),
    ("a long pronunciation", "[a]{ipa=\"" + String(repeating: "ə", count: 5_000) + "\"} b"),
    ("zeros", "[a\0b]{lang=f\0r} [a]{lang=\"f\0r\"} {漢|か\0}"),
    ("half of a character", "[a]{lang=fr} ++é\u{301}é++ {漢\u{301}|か}"),
    ("dollars", String(repeating: "$a ", count: 20_000)),
    ("double dollars", String(repeating: "$$a ", count: 5_000)),
    ("parentheses of TeX", String(repeating: "\\(a", count: 20_000)),
    ("nested notes", nested("^[a ", "]", 2_000)),
    ("open notes", String(repeating: "^[", count: 20_000)),
    ("links of wikis", String(repeating: "[[a", count: 20_000)),
    ("highlights", String(repeating: "==a ", count: 20_000)),
    ("raised signs", String(repeating: "^a ", count: 20_000)),
    ("percent signs", String(repeating: "%%a ", count: 20_001)),
    ("colons", String(repeating: ":a", count: 20_000)),
    ("citations", String(repeating: "[@a;", count: 20_000)),
    ("directives", String(repeating: "{% a ", count: 20_000)),
    ("expressions", String(repeating: "{{ page.", count: 20_000)),
    ("definitions", String(repeating: "a\n: b\n\n", count: 3_000)),
    ("alerts", String(repeating: "> ", count: 5_000) + "[!NOTE]\n"),
    ("rules of tables", String(repeating: "-- --\n", count: 10_000)),
    (
      "a grid",
      String(repeating: "+--", count: 100) + "+\n"
        + String(
          repeating: String(repeating: "|  ", count: 100) + "|\n"
            + String(repeating: "+--", count: 100) + "+\n", count: 40)
    ),
    (
      "corners of a grid",
      String(repeating: String(repeating: "+--", count: 100) + "+\n", count: 100)
    ),
    ("tables of HTML", String(repeating: "<table><tr>", count: 2_000)),
    ("cells of HTML", "<table><tr>" + String(repeating: "<td>a", count: 5_000)),
    (
      "cells of many rows",
      "<table>" + String(repeating: "<tr><td rowspan=65534 colspan=1000>a", count: 500)
    ),
    ("lists of HTML", String(repeating: "<ul><li>", count: 5_000)),
    ("wide rows", "|a|\n|-|\n" + String(repeating: "|1|2|3|\n", count: 2_000)),
    ("emoji", String(repeating: "👩‍👩‍👧", count: 5_000)),
    ("line ends", "[a\r\nb]{lang=fr\r\nrate=slow}\r[c\rd]{lang=de}"),
  ]

  private static func nested(_ open: String, _ close: String, _ count: Int) -> String {
    String(repeating: open, count: count) + "x" + String(repeating: close, count: count)
  }

  @Test(arguments: texts.map(\.name))
  func `hostile spans lose nothing`(_ name: String) throws {
    let text = try #require(Self.texts.first { $0.name == name }?.text)
    let proof = MarkdownProof(text)
    #expect(proof.faults.isEmpty)
  }
}
