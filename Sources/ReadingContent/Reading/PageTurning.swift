/// Content of several pages that can be turned.
///
/// Follows Apple's `causesPageTurn` trait and `accessibilityScroll(_:)`.
public protocol PageTurning: ReadingContent {
  /// What tells one page from another; pages with the same text have different identities.
  associatedtype PageIdentity: Equatable

  /// Whether reading to the end of the page turns it.
  var causesPageTurn: Bool { get }
  /// The page that is shown.
  var pageIdentity: PageIdentity { get }
  /// Shows another page.
  ///
  /// Returns the notice of the page that is shown then, with its position in words; at an edge the
  /// page stays and the notice says so.
  mutating func scroll(_ direction: ScrollDirection) -> PageScrolled
}

/// The way in which a page is turned.
public enum ScrollDirection: String, Hashable, Sendable, CaseIterable {
  case previous
  case next
  case left
  case right
  case up
  case down
}

/// The notice that another page is shown, or that there is none in that direction.
public struct PageScrolled: Hashable, Sendable {
  /// What is said: the position, such as "Page 3 of 12", or that the book ends here.
  public let announcement: String
  /// Whether the page stayed because there is none further.
  public let isAtEdge: Bool

  /// Makes a notice.
  public init(announcement: String, isAtEdge: Bool = false) {
    self.announcement = announcement
    self.isAtEdge = isAtEdge
  }
}
