public import ReadingContent
import Synchronization

/// Writes each line of the book when the voice reaches it, and each notice as a line of its own.
///
/// No escape sequence, no redrawing: for pipes, braille displays and screen readers.
public final class LinearFace: Face {
  private let text: @Sendable (String) -> Void
  private let notice: @Sendable (String) -> Void
  private let keys: KeyTable
  /// What was shown last.
  private let last = Mutex<PlayerView?>(nil)

  /// Makes a face.
  ///
  /// - Parameters:
  ///   - keys: What help lists.
  ///   - text: Writes a line of the book.
  ///   - notice: Writes a notice.
  public init(
    keys: KeyTable, text: @escaping @Sendable (String) -> Void,
    notice: @escaping @Sendable (String) -> Void
  ) {
    self.keys = keys
    self.text = text
    self.notice = notice
  }

  /// Writes the line that is heard, and those that the voice passed since the last one.
  public func show(_ view: PlayerView, of book: LaidOutBook) {
    let before = last.withLock { last in
      defer { last = view }
      return last
    }
    guard view.line != before?.line else { return }
    var lines = view.line..<view.line + 1
    // Lines without words, which the voice passed on its way, are written too.
    if let before, before.reading == view.reading, before.line < view.line {
      lines = before.line + 1..<view.line + 1
    }
    for index in lines {
      guard let line = book.line(at: index) else { continue }
      text(book.indentedText(of: line))
    }
  }

  /// Writes a notice.
  public func announce(_ words: String) {
    notice(words)
  }

  /// Asks for the page when typing begins; each letter by itself is not written.
  public func typing(_ text: String?) {
    if text == "" { notice("Go to page: type it, then Enter. Escape stays here.") }
  }

  /// Writes the keys, a line each.
  public func help() {
    for line in keys.lines { notice(line) }
  }

  /// Does nothing: what was written stays.
  public func dismissHelp() -> Bool { false }
  /// Does nothing: what was written stays.
  public func redraw() {}
  /// Does nothing: all is written at once.
  public func present() {}
  /// Does nothing: nothing was taken.
  public func close() {}
}
