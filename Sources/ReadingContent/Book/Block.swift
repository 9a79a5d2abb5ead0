/// A part of a section that stands on its own: a paragraph, a heading, a row of a table.
public struct Block: Hashable, Sendable {
  /// What kind of part it is.
  public enum Kind: Hashable, Sendable {
    /// A heading of a level from 1 to 6.
    case heading(level: Int)
    case paragraph
    /// Lines that are kept as they are, in a language of programs where the author names it.
    case code(language: String?)
    /// Lines of verse, which end where the author ends them.
    case verse
    /// A row of a table.
    case tableRow(TableRow)
    /// A term that the blocks after it explain.
    case term
    /// The words under a figure or over a table.
    case caption
    /// A line drawn between two parts; it has no text.
    case thematicBreak
  }

  /// What a block stands inside of, outermost first.
  public enum Container: Hashable, Sendable {
    case quotation
    /// An item of a list: its place from 1, and its number where the list has numbers.
    case listItem(index: Int, number: Int?)
    /// What explains a term.
    case definition
    /// A table, with its rows and its caption.
    case table(Table)
    /// A picture with its caption.
    case figure
    /// What stands beside the text: a box, a tip.
    case aside
    /// A note, by the name that the marks in the text have for it; it is unique in the book.
    case note(id: String)
    /// Verse of several stanzas.
    case verse
  }

  /// What kind of part it is.
  public var kind: Kind
  /// What it stands inside of, outermost first.
  public var containers: [Container]
  /// The place in ``containers`` of the outermost one that the source starts with this block, so
  /// that two figures in a row are two; nothing where it goes on in those of the block before, or
  /// where the containers tell it themselves.
  public var firstStarted: Int?
  /// The text, with what is shown but not spoken, such as bullets.
  public var text: AttributedText
  /// What the source says about places in the text, in the order in which they start.
  public var marks: [Mark]
  /// Whether it goes on where the previous block of the same item or row stopped, without a gap:
  /// the rows of one table, the items of a tight list.
  public var isTight: Bool

  /// Makes a block.
  public init(
    kind: Kind, containers: [Container] = [], firstStarted: Int? = nil, text: AttributedText,
    marks: [Mark] = [], isTight: Bool = false
  ) {
    self.kind = kind
    self.containers = containers
    self.firstStarted = firstStarted
    self.text = text
    self.marks = marks
    self.isTight = isTight
  }
}
