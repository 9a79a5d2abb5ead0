import Testing
import TextBreaks

@Suite struct TextNormalTests {
  // Compared as UTF-8, for equal strings may be written differently.
  @Test(arguments: [
    ("", ""), ("plain", "plain"), ("e\u{301}", "é"), ("é", "é"), ("\u{212B}", "Å"),
    ("\u{1112}\u{1161}\u{11AB}", "한"), ("q\u{307}\u{323}", "q\u{323}\u{307}"), ("ﬁ", "ﬁ"),
    ("a\0e\u{301}\0", "a\0é\0"), ("🦊 e\u{301}", "🦊 é"), ("\u{958}", "\u{915}\u{93C}"),
    ("\u{301}", "\u{301}"), ("\u{1D160}", "\u{1D158}\u{1D165}\u{1D16E}"),
  ])
  func `letters and marks are composed`(_ text: String, _ normal: String) {
    #expect(Array(TextNormal.nfc(text).utf8) == Array(normal.utf8))
  }

  @Test func `the text that grows most fits`() {
    let text = String(repeating: "\u{1D160}\u{FB2C}", count: 20_000)
    let normal = String(
      repeating: "\u{1D158}\u{1D165}\u{1D16E}\u{5E9}\u{5BC}\u{5C1}", count: 20_000)
    #expect(Array(TextNormal.nfc(text).utf8) == Array(normal.utf8))
  }

  @Test func `hundreds of marks are put in order`() {
    let text = "a" + String(repeating: "\u{301}\u{323}", count: 450)
    let normal =
      "\u{1EA1}" + String(repeating: "\u{323}", count: 449)
      + String(repeating: "\u{301}", count: 450)
    #expect(Array(TextNormal.nfc(text).utf8) == Array(normal.utf8))
  }

  @Test(arguments: ["\u{301}\u{323}", "\u{F73}", "\u{1161}\u{11A8}"])
  func `a run of marks that no writing has stays, and what is around it is composed`(
    _ marks: String
  ) {
    let run = "a" + String(repeating: marks, count: 50_000)
    let normal = TextNormal.nfc("e\u{301}" + run + "e\u{301}" + run)
    #expect(Array(normal.utf8) == Array(("é" + run + "é" + run).utf8))
  }
}
