/// Reads content to its end, turning the pages.
///
/// The sequence gives each page once, the one that is shown first. It ends when a turn leaves the
/// same page shown, or when the content does not turn. Pages are told apart by their identity, not
/// by their text, so three pages with the same refrain are all read.
public struct PageTurner<Content: PageTurning>: Sequence, IteratorProtocol {
  /// The content, showing the page that was given last.
  public private(set) var content: Content
  /// The notices of the turns so far, in their order.
  public private(set) var turns: [PageScrolled] = []
  private var isStarted = false
  private var isEnded = false

  /// Starts at the page that the content shows.
  public init(_ content: Content) {
    self.content = content
  }

  /// Returns the next page's text as it is spoken, or nothing after the last.
  public mutating func next() -> AttributedText? {
    guard !isEnded else { return nil }
    // Until a page is found to give, this is the end.
    isEnded = true
    var turn: PageScrolled?
    if isStarted {
      guard content.causesPageTurn else { return nil }
      let before = content.pageIdentity
      turn = content.scroll(.next)
      guard content.pageIdentity != before else { return nil }
    }
    guard let text = content.attributedPageContent() else { return nil }
    // A turn counts once its page is read, so there is always one less than pages.
    if let turn { turns.append(turn) }
    isStarted = true
    isEnded = false
    return text
  }
}
