public import ReadingContent
import Synchronization

/// Shows the page on the whole screen, with the sentence that is heard marked.
///
/// The cursor stands on the first cell of that sentence, where a braille display or a screen reader
/// finds it. Only rows that changed are written, and nothing while nothing changes.
public final class ScreenFace: Face {
  private struct State {
    var view: PlayerView?
    var book: LaidOutBook?
    var notice = ""
    /// What is typed of a page's number or label, if anything.
    var typed: String?
    /// Which part of the keys is listed, if any.
    var help: Int?
    /// What the screen shows, nothing when that is not known.
    var shown: ScreenRows?
  }

  private let terminal: Terminal
  private let keys: KeyTable
  private let state = Mutex(State())

  /// Makes a face; the screen is taken over when it is first drawn.
  public init(terminal: Terminal, keys: KeyTable) {
    self.terminal = terminal
    self.keys = keys
  }

  /// Takes a page to show; a notice about the sentence before goes.
  public func show(_ view: PlayerView, of book: LaidOutBook) {
    state.withLock { state in
      if state.view?.page != view.page || state.view?.isPaused != view.isPaused
        || state.view?.sentence != view.sentence
      {
        state.notice = ""
      }
      state.view = view
      state.book = book
    }
  }

  /// Takes words for the last row.
  public func announce(_ words: String) {
    state.withLock { $0.notice = words }
  }

  /// Takes what is typed, for the last row.
  public func typing(_ text: String?) {
    state.withLock { $0.typed = text }
  }

  /// Lists the keys, as many at a time as there is room for.
  public func help() {
    state.withLock { state in
      let next = state.help.map { $0 + 1 } ?? 0
      let count = ScreenRows.helpParts(keys, size: terminal.size).count
      state.help = next < count ? next : nil
    }
  }

  /// Goes back to the page; answers whether keys were listed.
  public func dismissHelp() -> Bool {
    state.withLock { state in
      defer { state.help = nil }
      return state.help != nil
    }
  }

  /// Has all of the screen drawn next time.
  public func redraw() {
    state.withLock { $0.shown = nil }
  }

  /// Draws what has changed.
  public func present() {
    state.withLock { state in
      let screen = screen(state)
      let changes = screen.changes(from: state.shown)
      state.shown = screen
      if !changes.isEmpty { terminal.writeOnScreen(changes) }
    }
  }

  /// Gives the screen back; drawing takes it again.
  public func close() {
    redraw()
    terminal.leaveScreen()
  }

  private func screen(_ state: State) -> ScreenRows {
    var screen = ScreenRows(size: terminal.size)
    if let help = state.help {
      let parts = ScreenRows.helpParts(keys, size: terminal.size)
      screen.add(help: parts, part: help)
    } else if let view = state.view, let book = state.book {
      screen.add(view, of: book, top: state.shown?.top(page: view.page) ?? 0)
      if let typed = state.typed {
        screen.setStatus(["Go to page: \(typed)", "Enter", "Escape stays here"])
      } else {
        screen.setStatus(state.notice.isEmpty ? Self.status(view, of: book) : [state.notice])
      }
    } else {
      screen.setStatus([state.notice])
    }
    return screen
  }

  /// The position, the chapter and the book, in the order in which they are needed.
  private static func status(_ view: PlayerView, of book: LaidOutBook) -> [String] {
    let language = book.book.metadata.language ?? .english
    let position = BookPages(book, page: view.page).position(at: view.word).words(in: language)
    let title = book.book.metadata.title
    let chapter =
      book.page(at: view.page).map { book.book.sections[$0.section].title } ?? ""
    return [
      view.isPaused ? "Paused" : "", position, chapter, chapter == title ? "" : title,
    ]
  }
}
