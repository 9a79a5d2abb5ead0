import Testing

@testable import read_aloud

@Suite struct CommandListTests {
  @Test(arguments: [
    (["voices", "-l", "fr"], "voices", ["-l", "fr"]),
    (["lexicon", "check", "a.pls"], "lexicon check", ["a.pls"]),
    (["read", "voices"], "read", ["voices"]),
    (["moby.md"], "read", ["moby.md"]),
    (["books/moby", "-q"], "read", ["books/moby", "-q"]),
    (["-"], "read", ["-"]),
    (["--rate", "200", "moby.md"], "read", ["--rate", "200", "moby.md"]),
    (["/"], "read", ["/"]),
  ])
  func `the first words say which command is called`(
    _ words: [String], _ name: String, _ rest: [String]
  ) throws {
    let found = try Probe.list.command(for: words)
    #expect(found.command.name == name)
    #expect(found.rest == rest)
  }

  @Test(arguments: [
    ([], UsageError.nothingGiven),
    (["vioces"], .unknownCommand("vioces", nearest: "voices")),
    (["dracula"], .unknownCommand("dracula", nearest: nil)),
    (["lexicon"], .missingWord(after: "lexicon", allowed: ["check", "test"])),
    (["lexicon", "--help"], .missingWord(after: "lexicon", allowed: ["check", "test"])),
    (["lexicon", "chek"], .unknownCommand("lexicon chek", nearest: "lexicon check")),
  ])
  func `a word that is no command and no book is told`(_ words: [String], _ fault: UsageError) {
    #expect(throws: fault) { try Probe.list.command(for: words) }
  }

  @Test func `no two commands share a name, and no two options of one a name or letter`() {
    let commands = ReadAloud.commands.commands
    #expect(Set(commands.map { $0.name }).count == commands.count)
    for command in commands {
      let names = command.allOptions.map(\.name)
      let letters = command.allOptions.compactMap(\.letter)
      #expect(Set(names).count == names.count, "\(command.name)")
      #expect(Set(letters).count == letters.count, "\(command.name)")
    }
  }

  @Test func `a command that is not there falls back on nothing`() {
    #expect(throws: UsageError.unknownCommand("a.md", nearest: nil)) {
      try CommandList([Probe.Voices.self]).command(for: ["a.md"])
    }
  }
}
