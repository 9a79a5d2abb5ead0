import FoundationEssentials
import Glibc
import TestSupport
import Testing

/// What a terminal gets to see, byte by byte.
@Suite(.serialized) struct TerminalTests {
  private static let pages = PackageRoot.folder.appending(path: "Books/short/three-pages.md").path

  private func start(
    _ arguments: [String], folder: String, terminal: String = "xterm-256color"
  ) throws -> PseudoTerminal {
    try #require(
      PseudoTerminal(
        BuiltProgram.path("read-aloud"), arguments,
        environment: BuiltProgram.environment(state: folder, terminal: terminal)))
  }

  @Test(arguments: [("xterm-256color", ["--linear"]), ("dumb", [])])
  func `plain lines have no escape sequence and no redrawing`(
    terminal: String, options: [String]
  ) throws {
    try BuiltProgram.withFolder { folder in
      let program = try start(
        options + ["--output", "null", "--fast", Self.pages], folder: folder, terminal: terminal)
      #expect(program.end() == 0)
      #expect(!program.output.contains(0x1B))
      // The terminal itself writes each line end as two characters.
      let bytes = program.output
      let lone = bytes.indices.filter { index in
        bytes[index] == 0x0D
          && !(index + 1 < bytes.count && [0x0A, 0x0D].contains(bytes[index + 1]))
      }
      #expect(lone.isEmpty)
      #expect(!bytes.contains(0x08))
      let text = program.text
      #expect(text.contains("The Orchard Wall"))
      #expect(text.contains("and sent him away."))
      #expect(text.components(separatedBy: "Page 2 of 3").count == 2)
      #expect(text.components(separatedBy: "Page 3 of 3").count == 2)
    }
  }

  @Test func `nothing is written while the voice rests`() throws {
    try BuiltProgram.withFolder { folder in
      let program = try start(["--output", "null", Self.pages], folder: folder)
      #expect(program.read { program.text.contains("Page 1 of 3") })
      program.press(" ")
      #expect(program.read { program.text.contains("Paused") })
      // What was on its way arrives; then it is quiet for as long as it would take to say a word.
      while program.read(milliseconds: 100) {}
      let before = program.output.count
      #expect(!program.read(milliseconds: 500))
      #expect(program.output.count == before)
      program.press("q")
      #expect(program.end() == 0)
    }
  }

  @Test func `a sentence costs one update of the screen`() throws {
    try BuiltProgram.withFolder { folder in
      let program = try start(["--output", "null", "--fast", Self.pages], folder: folder)
      #expect(program.end() == 0)
      // An update ends with the place of the cursor, which no erasing of a row follows.
      let updates = program.text.components(separatedBy: "H").count { !$0.hasPrefix("\u{1B}[K") }
      let book = try String(contentsOf: URL(filePath: Self.pages), encoding: .utf8)
      let sentences = book.count { ".?!".contains($0) }
      let wordsWithThatLetter = book.count { $0 == "H" } * 2
      #expect(updates <= sentences + wordsWithThatLetter + 10)
    }
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGSEGV, SIGABRT, SIGILL])
  func `a signal gives the terminal back and the place is kept`(signal: Int32) throws {
    try BuiltProgram.withFolder { folder in
      let program = try start(["--output", "null", Self.pages], folder: folder)
      #expect(program.isCooked || program.read { program.text.contains("Page 1 of 3") })
      #expect(program.read { program.text.contains("Page 1 of 3") })
      program.press("\u{1B}[6~")
      #expect(program.read { program.text.contains("Page 2 of 3") })
      #expect(!program.isCooked)
      program.send(signal)
      #expect(program.end() == -signal)
      #expect(program.isCooked)
      #expect(program.text.hasSuffix("\u{1B}[?1049l"))
      let next = try start(["--linear", "--output", "null", Self.pages], folder: folder)
      #expect(next.read { next.text.contains("Page 2 of 3") })
      #expect(!next.text.contains("Page 1 of 3"))
      next.press("q")
      #expect(next.end() == 0)
    }
  }

  @Test func `keys work among plain lines too`() throws {
    try BuiltProgram.withFolder { folder in
      let program = try start(["--linear", "--output", "null", Self.pages], folder: folder)
      #expect(program.read { program.text.contains("The Orchard Wall") })
      program.press("?")
      #expect(program.read { program.text.contains("quit; the place is kept.") })
      program.press(" ")
      #expect(program.read { program.text.contains("Paused.") })
      program.press("X")
      #expect(program.read { program.text.contains("? lists the keys.") })
      program.press("q")
      #expect(program.end() == 0)
      #expect(!program.output.contains(0x1B))
      #expect(program.isCooked)
    }
  }
}
