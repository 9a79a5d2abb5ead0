public import ReadingContent
import Synchronization

/// Writes each line of the book when the voice reaches it, and each notice as a line of its own.
///
/// No escape sequence, no redrawing: for pipes, braille displays and screen readers.
public final class LinearFace: Face {
  private let text: @Sendable (String) -> Void
  private let notice: @Sendable (String) -> Void
  private let keys: KeyTable
  /// The line that was written last.
  private let last = Mutex<Int?>(nil)

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

  public func show(_ view: PlayerView, of book: LaidOutBook) {
    guard view.sentence != nil else { return }
    let lines = last.withLock { last -> Range<Int> in
      defer { last = view.line }
      // Lines that the voice passed between two words are written too, but not those of a jump.
      if let before = last, before < view.line, view.line - before <= 40 {
        return before + 1..<view.line + 1
      }
      return view.line == last ? 0..<0 : view.line..<view.line + 1
    }
    for line in lines where book.lines.indices.contains(line) {
      let line = book.lines[line]
      text(String(repeating: " ", count: Int(line.indent)) + book.displayText(of: line))
    }
  }

  public func announce(_ words: String) {
    notice(words)
  }

  public func help() {
    for line in keys.lines { notice(line) }
  }

  public func dismissHelp() {}
  public func redraw() {}
  public func close() {}
}
