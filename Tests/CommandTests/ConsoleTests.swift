import Testing

@testable import read_aloud

@Suite struct ConsoleTests {
  @Test(arguments: [
    ("plain\ttext\n", "plain\ttext\n"), ("été 日本", "été 日本"),
    ("\u{1B}]0;title\u{7}", "␛]0;title␇"), ("a\r\nb", "a␍\nb"), ("\u{9B}31m", "\u{FFFD}31m"),
    ("a\u{202E}b\u{2066}c\u{200F}", "a\u{FFFD}b\u{FFFD}c\u{FFFD}"), ("\u{0}\u{7F}", "␀\u{FFFD}"),
  ])
  func `what would steer a terminal is made visible`(_ text: String, _ safe: String) {
    #expect(Console.safe(text) == safe)
  }

  @Test func `JSON has its keys sorted and nothing that steers a terminal`() throws {
    let json = try Console.json(["b": "x\u{9B}\u{202E}", "a": "\u{1B}/é"])
    #expect(
      json == #"""
        {
          "a" : "\u001b/é",
          "b" : "x\u009b\u202e"
        }
        """#)
  }

  @Test func `a look is shown by a terminal alone`() {
    #expect(StyledText.bold("x").rendered(styled: true) == "\u{1B}[1mx\u{1B}[0m")
    #expect(StyledText.bold("x").rendered(styled: false) == "x")
    #expect(StyledText("x").rendered(styled: true) == "x")
  }

  @Test(arguments: [
    (0, 30, "Work [................] 0 %"), (50, 30, "Work [########........] 50 %"),
    (100, 30, "Work [################] 100 %"), (7, 12, "7 %"),
  ])
  func `a progress bar fits its line`(_ percent: Int, _ columns: Int, _ bar: String) {
    #expect(ProgressBar.bar("Work", percent: percent, columns: columns) == bar + "\u{1B}[K")
    #expect(bar.count < columns)
  }
}
