import Testing

@testable import AudioExport

@Suite struct TextFormsTests {
  @Test(arguments: [
    ("plain", "\"plain\""), ("\"\\", #""\"\\""#), ("\n\r\t\u{1}\u{7F}", #""\n\r\t\u0001\u007f""#),
    ("é😀\u{2028}", "\"é😀\u{2028}\""), ("", "\"\""), ("a\u{301}\"", "\"a\u{301}\\\"\""),
  ])
  func `strings are written as JSON has them`(_ text: String, _ expected: String) {
    #expect(Array(JSONText.quoted(text).utf8) == Array(expected.utf8))
  }

  @Test(arguments: [
    (0, "00:00:00.000"), (999, "00:00:00.999"), (61_001, "00:01:01.001"),
    (3_599_999, "00:59:59.999"), (3_600_000, "01:00:00.000"), (360_000_000, "100:00:00.000"),
  ])
  func `times are written as WebVTT has them`(_ milliseconds: Int, _ expected: String) {
    #expect(Milliseconds.timestamp(milliseconds) == expected)
  }

  @Test func `samples become milliseconds, rounded down`() {
    #expect(
      [0, 22, 23, 22_049, 22_050].map { Milliseconds.of(samples: $0, sampleRate: 22_050) } == [
        0, 0, 1, 999, 1_000,
      ])
  }
}
