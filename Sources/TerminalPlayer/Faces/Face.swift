public import ReadingContent

/// A way to show what is read.
///
/// A face is called from one task at a time.
public protocol Face: AnyObject, Sendable {
  /// Shows a page with what is heard on it; called once for each change.
  func show(_ view: PlayerView, of book: LaidOutBook)
  /// Says something in words.
  func announce(_ words: String)
  /// Lists the keys; where they are listed already, goes back to the page.
  func help()
  /// Goes back to the page where keys are listed.
  func dismissHelp()
  /// Draws all anew, such as after a change of size.
  func redraw()
  /// Gives the terminal back as it was.
  func close()
}
