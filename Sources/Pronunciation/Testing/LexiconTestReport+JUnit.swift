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
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites\(counts(cases))>\n"
    for suite in order {
      let tests = members[suite] ?? []
      text += "  <testsuite name=\"\(Self.escaped(suite.name))\"\(counts(tests))>\n"
      for test in tests { text += element(test, suite: suite.name) }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private struct Suite: Hashable {
    let path: String
    let voice: String?

    var name: String { voice.map { "\(path) (\($0))" } ?? path }
  }

  private func counts(_ tests: [LexiconTestCase]) -> String {
    " tests=\"\(tests.count)\" failures=\"\(tests.count(where: fails))\" errors=\"0\""
  }

  private func element(_ test: LexiconTestCase, suite: String) -> String {
    let start =
      "    <testcase classname=\"\(Self.escaped(suite))\" name=\"\(Self.escaped(test.title))\""
      + " file=\"\(Self.escaped(test.path))\" line=\"\(test.line)\""
    guard test.outcome != .passed else { return start + "/>\n" }
    let answer = ["asked \(test.asked)", test.spoken.map { "spoken \($0)" } ?? "not spoken"]
    let told = Self.escaped(
      ((test.voice == nil ? [] : answer) + test.remarks).joined(separator: "; "))
    let inside =
      fails(test)
      ? "<failure type=\"\(test.outcome.rawValue)\" message=\"\(told)\"/>"
      : "<system-out>\(told)</system-out>"
    return start + ">\n      \(inside)\n    </testcase>\n"
  }

  /// A text as it stands in an attribute or an element; what XML cannot hold becomes �.
  private static func escaped(_ words: String) -> String {
    var text = ""
    for scalar in words.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\t", "\n", "\r": text += "&#\(scalar.value);"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
