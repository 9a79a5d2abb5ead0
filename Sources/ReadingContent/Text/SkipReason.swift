/// Why characters of a source are not spoken.
///
/// Each has its words in the report of what was skipped; the raw value is what programs read.
public enum SkipReason: String, Hashable, Sendable, CaseIterable, Codable {
  /// Spaces and line ends between the parts of the text.
  case whiteSpace = "white-space"
  /// Signs of the markup language: `**`, `#`, a fence, a backslash before a sign.
  case markup
  /// A bullet, or the box of a task.
  case listMarker = "list-marker"
  /// The lines and bars of a table.
  case tableRule = "table-rule"
  /// The mark in the text that points to a note.
  case noteMark = "note-mark"
  /// The data about the book at its top.
  case frontMatter = "front-matter"
  /// The target or the title of a link, or the source of an image.
  case linkTarget = "link-target"
  /// A definition that links refer to.
  case linkDefinition = "link-definition"
  /// The language or the attributes of a code block.
  case codeLanguage = "code-language"
  /// A tag of HTML, with its attributes.
  case htmlTag = "html-tag"
  /// A comment.
  case comment
  /// A script or a style sheet.
  case script
  /// A directive to a program that makes books, such as an include line.
  case directive
  /// The line with which a file's list of chapters gives their order.
  case contents
  /// A mark of byte order, a control character or another one without sound and shape.
  case control
  /// A line drawn between sections.
  case thematicBreak = "thematic-break"
  /// Text that the author marked as not to be spoken.
  case silent
  /// Text that the author hides from everybody.
  case hidden
  /// Another form of what is read: the default of a choice, the parentheses around a reading.
  case alternative
  /// The title of a page and what else is said about it at its top.
  case head
  /// Menus, and what else a page has around its text.
  case navigation
  /// What an archive of texts puts before and after each: its licence, its credits.
  case boilerplate
  /// What a typesetter notes about the form of the text.
  case annotation
  /// A note, which the listener does not want.
  case note
  /// The number of a page of the printed edition.
  case pageNumber = "page-number"
  /// The number of a line.
  case lineNumber = "line-number"
  /// A text beside the main one, which the listener does not want.
  case aside
  /// A reference to a work, which the listener does not want.
  case citation
  /// A table that the listener does not want.
  case table
  /// A figure that the listener does not want.
  case figure
  /// Code that the listener does not want.
  case code
  /// A formula that the listener does not want.
  case formula
  /// An emoji that the listener does not want.
  case emoji
  /// Words of somebody else that the listener does not want.
  case quotation
  /// Words on which the engine crashes.
  case unspeakable
  /// Words that stand a second time: the second of two notes with one name.
  case duplicate
}
