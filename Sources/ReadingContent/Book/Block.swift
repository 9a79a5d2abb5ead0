/// A part of a section that stands on its own: a paragraph, a heading, a row of a table.
public struct Block: Hashable, Sendable {
  /// What kind of part it is.
  public enum Kind: Hashable, Sendable {
    /// A heading of a level from 1 to 6.
    case heading(level: Int)
    case paragraph
    /// Lines that are kept as they are, in a language of programs where the author names it.
    case code(language: String?)
    /// A row of a table, its cells the given parts of the text (UTF-8 bytes).
    case tableRow(cells: [Range<Int>], isHeader: Bool)
    /// The text of a note, under the name that the mark in the text has.
    case note(label: String)
    /// A line drawn between two parts; it has no text.
    case thematicBreak
  }

  /// What a block stands inside of, outermost first.
  public enum Container: Hashable, Sendable {
    case quotation
    /// An item of a list: its place from 1, and its number where the list has numbers.
    case listItem(index: Int, number: Int?)
  }

  /// What kind of part it is.
  public var kind: Kind
  /// What it stands inside of, outermost first.
  public var containers: [Container]
  /// The text, with what is shown but not spoken, such as bullets.
  public var text: AttributedText
  /// Whether it goes on where the previous block of the same item or row stopped, without a gap:
  /// the rows of one table, the items of a tight list.
  public var isTight: Bool

  /// Makes a block.
  public init(
    kind: Kind, containers: [Container] = [], text: AttributedText, isTight: Bool = false
  ) {
    self.kind = kind
    self.containers = containers
    self.text = text
    self.isTight = isTight
  }
}
