import FoundationEssentials
import Glibc
import TestSupport
import Testing

/// The full screen as a real terminal shows it.
@Suite(.serialized) struct FullScreenTests {
  private static let pages = PackageRoot.folder.appending(path: "Books/short/three-pages.md").path

  /// Calls with a terminal in which a shell runs, where tmux is installed.
  private func withTmux(
    columns: Int = 80, rows: Int = 30, _ body: (Tmux, String) throws -> Void
  ) throws {
    try BuiltProgram.withFolder { folder in
      guard let tmux = Tmux(folder: folder, columns: columns, rows: rows) else {
        print("SKIPPED: there is no tmux")
        return
      }
      defer { tmux.end() }
      try body(tmux, "\(BuiltProgram.path("read-aloud")) --output null \(Self.pages)")
    }
  }

  @Test func `the first page is shown with its first sentence marked and the cursor on it`() throws
  {
    try withTmux { tmux, command in
      tmux.type(command)
      #expect(tmux.waits(for: "Page 1 of 3"))
      tmux.press("Space")
      #expect(tmux.waits(for: "Paused"))
      tmux.press("Home")
      #expect(tmux.waits { $0.hasPrefix("> The Orchard Wall") })
      #expect(tmux.screen(styled: true).hasPrefix("> \u{1B}[1;4mThe Orchard Wall"))
      #expect(tmux.state("#{cursor_x},#{cursor_y},#{alternate_on}") == "2,0,1")
      tmux.press("Right")
      #expect(tmux.waits { $0.contains("\n> My grandmother") })
      #expect(tmux.state("#{cursor_x},#{cursor_y}") == "2,2")
      tmux.press("Right")
      // The second sentence of the paragraph starts within a line.
      #expect(tmux.waits { $0.contains("\n> ") && !$0.contains("\n> My grandmother") })
      tmux.press("PageDown")
      #expect(tmux.waits(for: "Paused. Page 2 of 3"))
    }
  }

  @Test func `help is shown, and any key goes back`() throws {
    try withTmux { tmux, command in
      tmux.type(command)
      #expect(tmux.waits(for: "Page 1 of 3"))
      tmux.press("?")
      #expect(tmux.waits(for: "Space, p:"))
      tmux.press("Escape")
      #expect(tmux.waits(for: "The Orchard Wall"))
      tmux.press("?")
      #expect(tmux.waits(for: "Space, p:"))
      tmux.press("?")
      #expect(tmux.waits(for: "The Orchard Wall"))
    }
  }

  @Test func `quitting gives the screen back, and the next start goes on there`() throws {
    try withTmux { tmux, command in
      tmux.type("echo be''fore; \(command); echo status=$?")
      #expect(tmux.waits(for: "Page 1 of 3"))
      tmux.press("Space", "PageDown")
      #expect(tmux.waits(for: "Paused. Page 2 of 3"))
      tmux.press("q")
      #expect(tmux.waits(for: "status=0"))
      #expect(tmux.screen().contains("\nbefore"))
      #expect(tmux.state("#{alternate_on}") == "0")
      tmux.type("clear; \(command)")
      #expect(tmux.waits(for: "Page 2 of 3"))
    }
  }

  @Test func `SIGTERM gives a terminal back on which a shell works`() throws {
    try withTmux { tmux, command in
      tmux.type("stty -a > \(tmux.folder)/before; \(command); echo ended=$?")
      #expect(tmux.waits(for: "Page 1 of 3"))
      tmux.press("PageDown")
      #expect(tmux.waits(for: "Page 2 of 3"))
      kill(try #require(tmux.child()), SIGTERM)
      #expect(tmux.waits(for: "ended=143"))
      tmux.type(
        "stty -a > \(tmux.folder)/after; clear; cmp \(tmux.folder)/before \(tmux.folder)/after && echo sa''me"
      )
      #expect(tmux.waits(for: "same"))
      tmux.type("clear; \(command)")
      #expect(tmux.waits(for: "Page 2 of 3"))
    }
  }

  @Test func `after a stop by Ctrl-Z the screen is there again`() throws {
    try withTmux { tmux, command in
      tmux.type(command)
      #expect(tmux.waits(for: "Page 1 of 3"))
      tmux.press("Space")
      #expect(tmux.waits(for: "Paused"))
      tmux.press("C-z")
      #expect(tmux.waits { $0.contains("Stopped") })
      #expect(tmux.state("#{alternate_on}") == "0")
      tmux.type("fg")
      #expect(tmux.waits(for: "Paused. Page 1 of 3"))
      #expect(tmux.state("#{alternate_on}") == "1")
      tmux.press("q")
      #expect(tmux.waits { _ in tmux.state("#{alternate_on}") == "0" })
    }
  }

  @Test func `another size keeps the sentence in sight and the cursor on it`() throws {
    try withTmux { tmux, command in
      tmux.type(command)
      #expect(tmux.waits(for: "Page 1 of 3"))
      tmux.press("Space", "PageDown", "PageDown", "Right")
      let sentence = "\"Did he come back?\""
      #expect(tmux.waits { _ in tmux.marked().hasPrefix(sentence) })
      for (columns, rows) in [(40, 10), (20, 5), (300, 100), (80, 30)] {
        tmux.resize(columns: columns, rows: rows)
        #expect(tmux.waits { _ in tmux.marked().hasPrefix(sentence.prefix(8)) })
        #expect(tmux.waits { _ in tmux.markedPlace() == tmux.state("#{cursor_x},#{cursor_y}") })
      }
    }
  }
}
