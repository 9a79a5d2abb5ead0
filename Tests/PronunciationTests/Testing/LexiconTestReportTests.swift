import FoundationEssentials
import Pronunciation
import TestSupport
import Testing

@Suite struct LexiconTestReportTests {
  /// Each outcome once, with signs that each form of report has to escape.
  private static let cases = [
    LexiconTestCase(
      kind: .entry, path: "a&b.tsv", line: 3, voice: "gmw/en-US", word: "Yosemite",
      asked: "joʊˈsɛmɪti", spoken: "joʊsˈɛmɪti", outcome: .passed),
    LexiconTestCase(
      kind: .entry, path: "a&b.tsv", line: 4, voice: "gmw/en-US", word: "C#\\",
      asked: "ɒ", spoken: "ɑː", outcome: .approximated, remarks: ["ɒ is spoken as ɑː"]),
    LexiconTestCase(
      kind: .sentence, path: "a.tests.tsv", line: 1, voice: "gmw/en-US", word: "kWh",
      sentence: "It took <3> kWh.\u{7}\u{2028}", asked: "\"x\"", spoken: nil, outcome: .failed,
      remarks: ["there is no \"kWh\" in it", "nothing was said"]),
  ]

  private func report(isExact: Bool = false) -> LexiconTestReport {
    LexiconTestReport(Self.cases, isExact: isExact)
  }

  @Test func `an approximation passes unless the report is exact`() {
    let passing = LexiconTestReport(Array(Self.cases.prefix(2)))
    #expect(passing.isPassed)
    #expect(!LexiconTestReport(passing.cases, isExact: true).isPassed)
    #expect(!report().isPassed)
    #expect(LexiconTestReport().isPassed)
  }

  @Test func `people read what is not as asked and the counts`() {
    #expect(
      report().text() == """
        a&b.tsv:4: C#\\: asked ɒ, spoken ɑː by gmw/en-US (approximated): ɒ is spoken as ɑː
        a.tests.tsv:1: kWh in "It took <3> kWh.\u{7}\u{2028}": asked "x", not spoken by gmw/en-US \
        (failed): there is no "kWh" in it; nothing was said
        3 tested, 1 as asked, 1 approximated, 1 failed.

        """)
    #expect(
      report().text(isComplete: true).hasPrefix(
        "a&b.tsv:3: Yosemite: asked joʊˈsɛmɪti, spoken joʊsˈɛmɪti by gmw/en-US (passed)\na&b"))
  }

  @Test func `TAP counts each case and escapes what it would read as its own`() {
    #expect(
      report(isExact: true).tap == ##"""
        TAP version 14
        1..3
        ok 1 - Yosemite
        not ok 2 - C\#\\ # approximated
          ---
          outcome: approximated
          file: "a&b.tsv"
          line: 4
          voice: "gmw/en-US"
          wanted: "ɒ"
          found: "ɑː"
          message: "ɒ is spoken as ɑː"
          ...
        not ok 3 - kWh in "It took <3> kWh.  "
          ---
          outcome: failed
          file: "a.tests.tsv"
          line: 1
          voice: "gmw/en-US"
          wanted: "\"x\""
          found: null
          message: "there is no \"kWh\" in it; nothing was said"
          ...
        # 3 tested, 1 as asked, 1 approximated (counted as failed), 1 failed

        """##)
    #expect(report().tap.contains("\nok 2 - C\\#\\\\ # approximated\n"))
  }

  @Test func `prove, which knows TAP, counts the same`() async throws {
    for isExact in [false, true] {
      let folder = try TemporaryFolder()
      let path = folder.path("report.tap")
      try report(isExact: isExact).tap.write(toFile: path, atomically: true, encoding: .utf8)
      let run = try await ChildProcess.run("prove", ["--exec", "cat", path])
      let failing = isExact ? "2-3" : "3"
      #expect(
        run.text.contains("Failed tests:  \(failing)")
          || run.text.contains("Failed test:  \(failing)"), "\(run.text)")
      #expect(run.text.contains("Tests=3"), "\(run.text)")
    }
  }

  @Test func `JUnit has a suite for each file and voice`() {
    #expect(
      report().junit == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="3" failures="1" errors="0">
          <testsuite name="a&amp;b.tsv (gmw/en-US)" tests="2" failures="0" errors="0">
            <testcase classname="a&amp;b.tsv (gmw/en-US)" name="Yosemite" file="a&amp;b.tsv" line="3"/>
            <testcase classname="a&amp;b.tsv (gmw/en-US)" name="C#\\" file="a&amp;b.tsv" line="4">
              <system-out>asked ɒ; spoken ɑː; ɒ is spoken as ɑː</system-out>
            </testcase>
          </testsuite>
          <testsuite name="a.tests.tsv (gmw/en-US)" tests="1" failures="1" errors="0">
            <testcase classname="a.tests.tsv (gmw/en-US)" name="kWh in &quot;It took &lt;3&gt; \
        kWh.\u{FFFD}\u{2028}&quot;" file="a.tests.tsv" line="1">
              <failure type="failed" message="asked &quot;x&quot;; not spoken; there is no \
        &quot;kWh&quot; in it; nothing was said"/>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func `an empty report is still a whole one`() {
    let empty = LexiconTestReport()
    #expect(empty.text() == "0 tested, 0 as asked, 0 approximated, 0 failed.\n")
    #expect(empty.tap.hasPrefix("TAP version 14\n1..0\n"))
    #expect(
      empty.junit.hasSuffix("<testsuites tests=\"0\" failures=\"0\" errors=\"0\">\n</testsuites>\n")
    )
  }
}
