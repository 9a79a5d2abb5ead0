/// Which key asks for what; help is made from the same table.
public struct KeyTable: Sendable {
  /// A key as the terminal sends it.
  public enum Key: Hashable, Sendable {
    case character(Character)
    case left
    case right
    case up
    case down
    case pageUp
    case pageDown
    case controlPageUp
    case controlPageDown
    case home
    case end
    case escape
  }

  /// The keys of a command, with the words of help.
  public struct Row: Sendable {
    let command: PlayerCommand
    let keys: [Key]
    /// How the keys are named.
    let names: String
    let effect: String
  }

  /// The rows, in the order of help.
  public let rows: [Row]

  /// Makes the usual table.
  public init() {
    rows = [
      Row(
        command: .togglePause, keys: [.character(" "), .character("p")], names: "Space, p",
        effect: "pause and go on"),
      Row(
        command: .nextSentence, keys: [.right, .character("l")], names: "Right arrow, l",
        effect: "next sentence"),
      Row(
        command: .previousSentence, keys: [.left, .character("h")], names: "Left arrow, h",
        effect: "previous sentence"),
      Row(
        command: .nextParagraph, keys: [.down, .character("j")], names: "Down arrow, j",
        effect: "next paragraph"),
      Row(
        command: .previousParagraph, keys: [.up, .character("k")], names: "Up arrow, k",
        effect: "start of the paragraph, or the one before"),
      Row(command: .nextPage, keys: [.pageDown], names: "Page Down", effect: "next page"),
      Row(command: .previousPage, keys: [.pageUp], names: "Page Up", effect: "previous page"),
      Row(
        command: .nextChapter, keys: [.controlPageDown, .character("c")],
        names: "Ctrl-Page Down, c", effect: "next chapter"),
      Row(
        command: .previousChapter, keys: [.controlPageUp, .character("C")],
        names: "Ctrl-Page Up, C", effect: "start of the chapter, or the one before"),
      Row(
        command: .goToPage, keys: [.character("#")], names: "#",
        effect: "go to a page: its number, or its label in the printed book, then Enter"),
      Row(
        command: .start, keys: [.home, .character("g")], names: "Home, g",
        effect: "start of the book"),
      Row(
        command: .end, keys: [.end, .character("G")], names: "End, G", effect: "last page"),
      Row(
        command: .position, keys: [.character("."), .character("=")], names: "Dot, =",
        effect: "where am I"),
      Row(command: .help, keys: [.character("?")], names: "?", effect: "this list"),
      Row(
        command: .suspend, keys: [.character("\u{1A}")], names: "Ctrl-Z",
        effect: "leave to the shell; fg comes back"),
      Row(
        command: .quit, keys: [.character("q"), .character("Q"), .character("\u{3}")],
        names: "q, Ctrl-C", effect: "quit; the place is kept"),
    ]
  }

  /// Returns what a key asks for.
  public func command(for key: Key) -> PlayerCommand? {
    rows.first { $0.keys.contains(key) }?.command
  }

  /// The list of the keys, a line each.
  public var lines: [String] {
    rows.map { "\($0.names): \($0.effect)." }
  }
}
