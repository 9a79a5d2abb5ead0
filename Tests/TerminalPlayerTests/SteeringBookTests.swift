import FoundationEssentials
import TestSupport
import Testing
import TextBreaks

/// Books that try to steer the terminal on which they are read.
@Suite(.serialized) struct SteeringBookTests {
  /// A sequence that no program of ours writes, the bell, a control of eight bits, and an override.
  private static let evil = "\u{1B}[7;35mX\u{1B}]0;title\u{7}Y\u{9B}2JZ\u{202E}W\u{2066}"

  private static let commands = [
    ["lines"], ["lines", "--json"], ["pages"], ["pages", "--json"], ["ssml"], ["coverage"],
    ["coverage", "--skipped"], ["explain"], ["explain", "--json"],
    ["read", "--linear", "--output", "null", "--fast"], ["read", "--output", "null", "--fast"],
    ["export", "-o", "OUT"], ["read", "--print-page", evil],
  ]

  /// A text whose title, headings, words and chapters hold such signs.
  private static func markdown(in folder: String) throws -> String {
    let path = "\(folder)/book \(evil).md"
    let text = """
      ---
      title: "Title \\e[7;35m \\a \u{202E}"
      authors: ["\(evil)"]
      lexicons: ["none\(evil).tsv"]
      chapters: ["gone\(evil).md", "there.md"]
      ---

      # Heading \(evil)

      Words \(evil) and `code \(evil)`, ![picture \(evil)](a.png), [x]{lang="\(evil)"}.

      | a \(evil) | b |
      |---|---|
      | \(evil) | 2 |
      """
    try Data(text.utf8).write(to: URL(filePath: path))
    try Data("# Chapter \(evil)\n\nMore \(evil).\n".utf8).write(
      to: URL(filePath: "\(folder)/there.md"))
    return path
  }

  /// An archive whose files and contents are called so; XML itself has no room for the escape.
  private static func archive(in folder: String) throws -> String {
    let allowed = "\u{9B}2J\u{202E}\u{2066}\u{85}"
    var book = EPUBFixture()
    book.metadata =
      "<dc:identifier id=\"i\">x</dc:identifier><dc:title>T \(allowed)</dc:title>"
      + "<dc:creator>\(allowed)</dc:creator><dc:language>e\(allowed)</dc:language>"
    book.add(
      "a%1B%5B7;35m%07.xhtml",
      body: "<h1>Heading \(allowed)</h1><p id=\"p\">Words \(allowed)"
        + "<span epub:type=\"pagebreak\" title=\"i\(allowed)\"/> and more.</p><p><b>broken</p>")
    book.items[0].address = "a\u{9B}.xhtml"
    book.contents([
      ("Chapter \(allowed)", "a\u{9B}.xhtml#p"), ("Gone \(allowed)", "gone%1B%5D0;x%07.xhtml"),
      ("No id \(allowed)", "a\u{9B}.xhtml#%1B%5D"),
    ])
    var archive = book.archive
    archive.add("EPUB/\(evil)", evil)
    // With the flag of UTF-8 such a name makes the whole archive one that is refused.
    archive.entries[archive.entries.count - 1].flags = 0
    let path = "\(folder)/book \(evil).epub"
    try archive.write(to: path)
    return path
  }

  /// What a command prints of such a book, but for its signs, when it has read it.
  private static func answer(of command: [String]) -> String {
    switch command.first {
    case "coverage": "spoken"
    case "export": "of speech"
    case "read" where command.contains("--print-page"): "the book has no such page"
    default: "Words"
    }
  }

  @Test(arguments: commands)
  func `nothing of a book steers the terminal`(command: [String]) throws {
    for make in [Self.markdown, Self.archive] {
      try BuiltProgram.withFolder { folder in
        let path = try make(folder)
        let program = try #require(
          PseudoTerminal(
            BuiltProgram.path("read-aloud"),
            command.map { $0 == "OUT" ? "\(folder)/out" : $0 } + [path],
            environment: BuiltProgram.environment(state: folder, terminal: "xterm")))
        #expect(program.end() == (command.contains("--print-page") ? 2 : 0))
        let text = program.text
        #expect(text.contains(Self.answer(of: command)), "\(text)")
        #expect(!text.contains("\u{7}"))
        #expect(!text.contains("\u{1B}]"))
        #expect(!text.contains("\u{1B}[7;35m"))
        let unsafe = text.unicodeScalars.first {
          TerminalText.isUnsafe($0) && $0 != "\u{1B}" && $0 != "\r"
        }
        #expect(unsafe == nil)
      }
    }
  }
}
