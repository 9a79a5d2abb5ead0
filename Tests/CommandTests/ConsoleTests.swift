import Testing

@testable import read_aloud

@Suite struct ConsoleTests {
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
