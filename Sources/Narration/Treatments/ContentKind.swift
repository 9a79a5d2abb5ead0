/// A kind of content that a listener may want to hear, to be told of, or to pass over.
///
/// The raw values are what the command line and front matter call them.
public enum ContentKind: String, Hashable, Sendable, CaseIterable {
  /// The marks in the text that point to notes.
  case noteMarks = "note-marks"
  /// The notes themselves.
  case notes
  /// The numbers of the pages of the printed edition.
  case pages
  /// The numbers of lines.
  case lines
  /// What stands beside the text: boxes, tips.
  case asides
  /// References to works.
  case citations
  case tables
  /// Pictures with their captions, and the words for pictures in the text.
  case figures
  /// Blocks of code; the words of a program inside a sentence are always read.
  case code
  case formulas
  case emoji
  /// What somebody else said, as a block or inside a sentence.
  case quotations
}
