/// Content that can be read aloud line by line and page by page.
///
/// Follows Apple's `UIAccessibilityReadingContent`. Adopt it in a document type of your own to have
/// it read, and ``PageTurning`` as well when it has more than one page. Lines are those of the page
/// that is shown, counted from 0.
public protocol ReadingContent {
  /// Returns the line at a point, or nothing where no line is.
  func lineNumber(at point: Point) -> Int?
  /// Returns the text of a line, or nothing when the page has no such line.
  func content(forLine line: Int) -> String?
  /// Returns the frame of a line; the zero rectangle when the page has no such line.
  func frame(forLine line: Int) -> Rect
  /// Returns the text of the page, or nothing when there is no page.
  func pageContent() -> String?
  /// Returns the text of a line with what is asked of the voice; this form is what is spoken.
  func attributedContent(forLine line: Int) -> AttributedText?
  /// Returns the text of the page with what is asked of the voice; this form is what is spoken.
  func attributedPageContent() -> AttributedText?
}

extension ReadingContent {
  /// Returns the plain text of a line, with nothing asked of the voice.
  public func attributedContent(forLine line: Int) -> AttributedText? {
    content(forLine: line).map { AttributedText($0) }
  }

  /// Returns the plain text of the page, with nothing asked of the voice.
  public func attributedPageContent() -> AttributedText? {
    pageContent().map { AttributedText($0) }
  }
}
