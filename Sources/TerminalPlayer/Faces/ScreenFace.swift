public import ReadingContent
import Synchronization
import TextBreaks

/// Shows the page on the whole screen, with the sentence that is heard marked.
///
/// The cursor stands on the first cell of that sentence, where a braille display or a screen reader
/// finds it. Only rows that changed are written, and nothing while nothing changes.
public final class ScreenFace: Face {
  private struct State {
    var view: PlayerView?
    var book: LaidOutBook?
    var notice = ""
    var isHelpShown = false
    var rows: [String] = []
    var cursor = (row: 0, column: 0)
  }

  private let terminal: Terminal
  private let keys: KeyTable
  private let state = Mutex(State())

  /// Takes over the screen.
  public init(terminal: Terminal, keys: KeyTable) {
    self.terminal = terminal
    self.keys = keys
    terminal.enterScreen()
  }

  public func show(_ view: PlayerView, of book: LaidOutBook) {
    state.withLock { state in
      if state.view?.page != view.page || state.view?.isPaused != view.isPaused {
        state.notice = ""
      }
      state.view = view
      state.book = book
      draw(&state)
    }
  }

  public func announce(_ words: String) {
    state.withLock { state in
      state.notice = words
      draw(&state)
    }
  }

  public func help() {
    state.withLock { state in
      state.isHelpShown.toggle()
      draw(&state)
    }
  }

  public func dismissHelp() {
    state.withLock { state in
      guard state.isHelpShown else { return }
      state.isHelpShown = false
      draw(&state)
    }
  }

  public func redraw() {
    state.withLock { state in
      state.rows = []
      terminal.clearScreen()
      draw(&state)
    }
  }

  public func close() {
    terminal.leaveScreen()
  }

  private func draw(_ state: inout State) {
    let size = terminal.size
    var screen = ScreenRows(size: size)
    if state.isHelpShown {
      screen.addHelp(keys.lines)
    } else if let view = state.view, let book = state.book {
      screen.add(view, of: book)
    }
    screen.setStatus(status(state))
    var output = ""
    if state.rows.count != screen.rows.count { state.rows = [] }
    for (index, row) in screen.rows.enumerated()
    where index >= state.rows.count || state.rows[index] != row {
      output += "\u{1B}[\(index + 1);1H\(row)\u{1B}[0m\u{1B}[K"
    }
    guard !output.isEmpty || state.cursor != screen.cursor else { return }
    output += "\u{1B}[\(screen.cursor.row + 1);\(screen.cursor.column + 1)H"
    state.rows = screen.rows
    state.cursor = screen.cursor
    terminal.write(output)
  }

  private func status(_ state: State) -> String {
    guard let view = state.view, let book = state.book else { return state.notice }
    if !state.notice.isEmpty { return state.notice }
    let language = book.book.metadata.language ?? .english
    let position = SpokenPosition.page(view.page + 1, of: book.pages.count).words(in: language)
    return (view.isPaused ? ["Paused", position] : [position, book.book.metadata.title])
      .joined(separator: ". ")
  }
}
