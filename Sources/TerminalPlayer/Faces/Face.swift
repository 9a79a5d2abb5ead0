public import ReadingContent

/// A way to show what is read.
///
/// A face is called from one task at a time.
public protocol Face: AnyObject, Sendable {
  /// Shows a page with what is heard on it; called once for each change.
  func show(_ view: PlayerView, of book: LaidOutBook)
  /// Says something in words.
  func announce(_ words: String)
  /// Shows what is typed of a page's number or label; nothing when no more is typed.
  func typing(_ text: String?)
  /// Lists the keys; where they are listed already, shows the next of them or goes back.
  func help()
  /// Goes back to the page; answers whether keys were listed.
  func dismissHelp() -> Bool
  /// Draws all anew, such as after a change of size.
  func redraw()
  /// Brings what was called for before the listener; called once after each event.
  func present()
  /// Gives the terminal back as it was; drawing takes it again.
  func close()
}
