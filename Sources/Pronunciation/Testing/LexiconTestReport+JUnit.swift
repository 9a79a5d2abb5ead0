import XMLTree

extension LexiconTestReport {
  /// The report as the XML that JUnit writes and continuous integration reads.
  ///
  /// Each file and voice is a suite. An approximation that passes is told as the output of its case.
  public var junit: String {
    var order: [Suite] = []
    var members: [Suite: [LexiconTestCase]] = [:]
    for test in cases {
      let suite = Suite(path: test.path, voice: test.voice)
      if members[suite] == nil { order.append(suite) }
      members[suite, default: []].append(test)
    }
    var writer = XMLWriter()
    writer.start("testsuites", counts(cases))
    for suite in order {
      let tests = members[suite] ?? []
      writer.start("testsuite", [("name", suite.name)] + counts(tests))
      for test in tests { write(test, suite: suite.name, to: &writer) }
      writer.end()
    }
    writer.end()
    return writer.text
  }

  private struct Suite: Hashable {
    let path: String
    let voice: String?

    var name: String { voice.map { "\(path) (\($0))" } ?? path }
  }

  private func counts(_ tests: [LexiconTestCase]) -> [(name: String, value: String)] {
    [("tests", "\(tests.count)"), ("failures", "\(tests.count(where: fails))"), ("errors", "0")]
  }

  private func write(_ test: LexiconTestCase, suite: String, to writer: inout XMLWriter) {
    let attributes = [
      ("classname", suite), ("name", test.title), ("file", test.path), ("line", "\(test.line)"),
    ]
    guard test.outcome != .passed else { return writer.element("testcase", attributes) }
    let answer = ["asked \(test.asked)", test.spoken.map { "spoken \($0)" } ?? "not spoken"]
    let told = ((test.voice == nil ? [] : answer) + test.remarks).joined(separator: "; ")
    writer.start("testcase", attributes)
    if fails(test) {
      writer.element("failure", [("type", test.outcome.rawValue), ("message", told)])
    } else {
      writer.element("system-out", text: told)
    }
    writer.end()
  }
}
