import ReadingContent

/// An element that has started and not ended, while a ``ContentReader`` reads what is inside.
struct OpenElement {
  /// Its index in the tree.
  let node: Int
  /// The index after the last node inside it.
  let end: Int
  let kind: ElementKind
  /// Whether it stands apart from the text around it.
  var isBlock = false
  /// Whether text directly in it starts a line of its own, as its style asks.
  var isLine = false
  /// Whether a scope belongs to it.
  var hasScope = false
  /// How many containers it has added.
  var containers = 0
  /// How many marks it has started.
  var marks = 0
  var whiteSpace = WhiteSpace.collapsed
  /// The phonetic alphabet that holds inside.
  var alphabet: String?
  /// What a block is that has its text inside.
  var blockKind = Block.Kind.paragraph
  /// Whether the lines inside are those of a poem.
  var isVerse = false
  /// Whether a space parts it from a word that follows.
  var partsNext = false
  /// Whether it is an item with a bullet or a number.
  var hasMarker = false
  /// Where the number or the unit starts of which it is the power, counted from the first block.
  var power: Int?
  /// Whether it holds the lines of a stanza, one an element.
  var isStanza = false
  /// Whether only elements and white space are directly in it, where the vocabulary is not known.
  var hasOnlyElements = false
  /// Whether it is a large first letter.
  var isDropCap = false
  /// Whether it stands in a note.
  var isInNote = false
  /// Whether it stands in the lists of places of a book.
  var isInList = false
  /// Whether a caption tells what the pictures inside show.
  var hasCaption = false
  /// Whether it stands in a picture of SVG.
  var isInSVG = false
  /// Whether it is the innermost open list, and the innermost ruby.
  var list = false
  var ruby = false
  /// The sign of a quotation that ends with it.
  var closingQuote: String?
  /// Whether it is the table, the row or the cell of the innermost open table.
  var tablePart: TablePart?

  /// How many blocks there were where a footer of a table starts.
  var footerStart: Int?

  enum TablePart {
    case table
    case row
    case cell
  }

  /// What becomes of white space (CSS Text Module Level 3 §4.1.1).
  enum WhiteSpace {
    case collapsed
    /// Line ends are kept, the rest is not.
    case lines
    case kept
  }
}
