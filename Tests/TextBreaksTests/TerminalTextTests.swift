import Testing
import TextBreaks

@Suite struct TerminalTextTests {
  @Test(arguments: [
    ("plain\ttext\n", "plain\ttext\n"), ("été 日本", "été 日本"),
    ("\u{1B}]0;title\u{7}", "␛]0;title␇"), ("a\r\nb", "a␍\nb"), ("\u{9B}31m", "\u{FFFD}31m"),
    ("a\u{202E}b\u{2066}c", "a\u{FFFD}b\u{FFFD}c"), ("\u{0}\u{7F}", "␀\u{FFFD}"),
    ("a\u{2028}b\u{85}c", "a b\u{FFFD}c"),
    // These marks turn nothing but the signs beside them, and Hebrew needs them.
    ("אב\u{200F}!", "אב\u{200F}!"),
  ])
  func `what would steer a terminal is made visible`(_ text: String, _ safe: String) {
    #expect(TerminalText.safe(text, keepsLines: true) == safe)
  }

  @Test(arguments: [
    ("a\tb\r\nc", "a b  c"), ("\u{1B}[2J\u{85}x\u{2029}", "␛[2J x "), ("", ""),
  ])
  func `on one line, what ends a line is a space`(_ text: String, _ safe: String) {
    #expect(TerminalText.safe(text) == safe)
  }

  @Test func `nothing unsafe is left of any character`() {
    for value in UInt32(0)...0x2FFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for keepsLines in [false, true] {
        let shown = TerminalText.safe(String(scalar), keepsLines: keepsLines)
        #expect(!shown.unicodeScalars.contains(where: TerminalText.isUnsafe))
        #expect(keepsLines || !shown.contains { $0.isNewline })
        #expect(shown.unicodeScalars.count == 1)
      }
    }
  }
}
