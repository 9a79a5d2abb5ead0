import Testing

@testable import read_aloud

@Suite struct HelpPageTests {
  @Test(arguments: [24, 40, 80])
  func `running text stays inside the width`(_ columns: Int) {
    let page = HelpPage(columns: columns).page(of: Probe.Read.self)
    let lines = page.map(\.text).joined().split(separator: "\n")
    // Names and usage lines are never broken, so that they can be copied.
    for line in lines where line.hasPrefix("      ") {
      #expect(line.count <= columns, "\(line)")
    }
  }

  @Test func `every option is explained with what it allows`() {
    let text = HelpPage(columns: 80).page(of: Probe.Read.self).map(\.text).joined()
    #expect(text.contains("-f, --format WORD\n      Kind of file. One of: wav, flac, opus.\n"))
    #expect(
      text.contains("--rate WORDS\n      Words a minute. From 80 to 450. Default: 175.\n"))
    #expect(text.contains("lists it. May be\n      repeated.\n"))
  }

  @Test func `the manual explains each command, option and exit status`() {
    let text = ManualPage(commands: Probe.list).text
    for command in Probe.list.commands {
      #expect(text.contains(".SS \"read\\-aloud \(command.name)"))
    }
    for status in ExitStatus.allCases {
      #expect(text.contains(".B \(status.rawValue)\n"))
    }
    #expect(text.contains(".B \\-f, \\-\\-format WORD\n"))
  }

  @Test(arguments: CompletionScript.Shell.allCases)
  func `each shell completes every command and option`(_ shell: CompletionScript.Shell) {
    let text = CompletionScript(commands: Probe.list).text(for: shell)
    for word in ["read", "lexicon", "check", "voices", "wav flac opus", "rate", "strict"] {
      #expect(text.contains(word), "\(word)")
    }
  }
}
