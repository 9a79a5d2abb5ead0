extension LexiconTestReport {
  /// The report in the Test Anything Protocol, version 14.
  ///
  /// What is not as asked has a block of YAML below its line.
  public var tap: String {
    var text = "TAP version 14\n1..\(cases.count)\n"
    for (index, test) in cases.enumerated() {
      let isApproximated = test.outcome == .approximated
      text += fails(test) ? "not ok " : "ok "
      text += "\(index + 1) - \(Self.described(test.title))"
      if isApproximated { text += " # approximated" }
      text += "\n"
      if test.outcome != .passed { text += Self.block(test) }
    }
    return text + "# \(summary)\n"
  }

  /// The words after a test's number: on one line, with the signs escaped that begin a directive.
  private static func described(_ words: String) -> String {
    var text = ""
    for scalar in words.unicodeScalars {
      switch scalar {
      case "\\", "#": text += "\\\(scalar)"
      case _ where isControl(scalar): text += " "
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  private static func block(_ test: LexiconTestCase) -> String {
    var text = "  ---\n"
    text += "  outcome: \(test.outcome.rawValue)\n"
    text += "  file: \(quoted(test.path))\n"
    text += "  line: \(test.line)\n"
    if let voice = test.voice {
      text += "  voice: \(quoted(voice))\n"
      text += "  wanted: \(quoted(test.asked))\n"
      text += "  found: \(test.spoken.map(quoted) ?? "null")\n"
    }
    if !test.remarks.isEmpty {
      text += "  message: \(quoted(test.remarks.joined(separator: "; ")))\n"
    }
    return text + "  ...\n"
  }

  /// A string in double quotes, as YAML 1.2 (§7.3.1) and JSON read it.
  private static func quoted(_ words: String) -> String {
    var text = "\""
    for scalar in words.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case _ where isControl(scalar):
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  /// Whether a scalar would end or steer the line: a control character or a line end of Unicode's.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029: true
    default: false
    }
  }
}
