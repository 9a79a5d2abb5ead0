/// Where the notes are read.
public enum NotePlacement: String, Hashable, Sendable, CaseIterable {
  /// After the sentence that has the mark.
  case inPlace = "in-place"
  /// After the paragraph that has the mark.
  case afterParagraph = "after-paragraph"
  /// Where they stand in the book.
  case atEnd = "at-end"
  /// Nowhere: the mark is announced, and who wants the note goes there.
  case onDemand = "on-demand"
}
