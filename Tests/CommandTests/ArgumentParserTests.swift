import Testing

@testable import read_aloud

@Suite struct ArgumentParserTests {
  private func parse(_ words: String...) throws(UsageError) -> ParsedOptions {
    try ArgumentParser.parse(words, for: Probe.Read.self)
  }

  @Test(arguments: [
    ["--output", "x.wav", "book.md"], ["--output=x.wav", "book.md"], ["-o", "x.wav", "book.md"],
    ["-ox.wav", "book.md"], ["book.md", "-qo", "x.wav"], ["-qox.wav", "--", "book.md"],
  ])
  func `a value is found however it is written`(_ words: [String]) throws {
    let parsed = try ArgumentParser.parse(words, for: Probe.Read.self)
    #expect(parsed.text(.output) == "x.wav")
    #expect(parsed.arguments == ["book.md"])
  }

  @Test func `a value may be empty, hold an equals sign, or be a hyphen`() throws {
    #expect(try parse("--output=", "b").text(.output) == "")
    #expect(try parse("--output=a=b", "b").text(.output) == "a=b")
    #expect(try parse("-o", "-", "b").text(.output) == "-")
  }

  @Test func `a hyphen alone is an argument`() throws {
    #expect(try parse("-", "-q").arguments == ["-"])
  }

  @Test func `nothing after two hyphens is an option`() throws {
    let parsed = try parse("--", "--strict")
    #expect(parsed.arguments == ["--strict"])
    #expect(!parsed.has(.strict))
  }

  @Test func `flags can be grouped`() throws {
    let parsed = try parse("-qr200", "b")
    #expect(parsed.has(Probe.quiet))
    #expect(parsed.number(.rate) == 200)
  }

  @Test func `repeated values are all kept, of others the last one counts`() throws {
    let parsed = try parse("-v", "fr", "--voice=de", "-r", "100", "-r", "300", "b")
    #expect(parsed.texts(.voice) == ["fr", "de"])
    #expect(parsed.number(.rate) == 300)
  }

  @Test func `a default counts as a value but not as given`() throws {
    let parsed = try parse("b")
    #expect(parsed.number(.rate) == 175)
    #expect(!parsed.has(.rate))
    #expect(parsed.text(.output) == nil)
  }

  @Test func `help needs no arguments`() throws {
    #expect(try parse("-h").has(.help))
  }

  @Test(arguments: [
    (["b", "--rat"], UsageError.unknownOption("--rat", nearest: "--rate")),
    (["b", "-x"], .unknownOption("-x", nearest: nil)),
    (["b", "-strict"], .unknownOption("-strict", nearest: "--strict")),
    (["b", "--strict=yes"], .unexpectedValue(option: "--strict")),
    (["b", "-o"], .missingValue(option: "-o", valueName: "PLACE")),
    (["b", "--output", "--strict"], .missingValue(option: "--output", valueName: "PLACE")),
    (["b", "-r", "fast"], .notANumber(option: "-r", value: "fast", allowed: 80...450)),
    (["b", "--rate", "-5"], .notANumber(option: "--rate", value: "-5", allowed: 80...450)),
    (["b", "--rate=451"], .notANumber(option: "--rate", value: "451", allowed: 80...450)),
    (
      ["b", "-f", "falc"],
      .notAChoice(of: "-f", value: "falc", allowed: ["wav", "flac", "opus"], nearest: "flac")
    ),
    ([], .missingArgument("BOOK")),
    (["a", "b"], .tooManyArguments("b")),
  ])
  func `a fault is told with what would be right`(_ words: [String], _ fault: UsageError) {
    #expect(throws: fault) { try ArgumentParser.parse(words, for: Probe.Read.self) }
  }

  @Test func `a command without arguments takes none`() {
    #expect(throws: UsageError.tooManyArguments("x")) {
      try ArgumentParser.parse(["x"], for: Probe.Voices.self)
    }
  }
}
