import ReadingContent

/// The silences that the reader puts between the parts of a book, in milliseconds.
///
/// They come on top of the pause that the engine makes at a sentence's end, and shrink as the rate
/// grows.
public struct Pauses: Hashable, Sendable {
  /// After a paragraph.
  public var paragraph = 300
  /// After a heading.
  public var heading = 600
  /// After an item of a tight list, a row of a table or a line of code.
  public var tight = 120
  /// Between the cells of a row.
  public var cell = 200
  /// At a line drawn between two parts.
  public var thematicBreak = 800
  /// After the last block of a section.
  public var section = 1_200

  /// The longest silence that an author can ask for in one place: ten minutes.
  static let longest = 600_000

  /// Makes the pauses that suit most books.
  public init() {}

  /// Returns the silence after a block.
  func after(_ block: Block, isLast: Bool, nextIsTight: Bool) -> Int {
    if isLast { return section }
    switch block.kind {
    case .heading: return heading
    case .thematicBreak: return thematicBreak
    case .paragraph, .code, .verse, .tableRow, .term, .caption:
      return nextIsTight ? tight : paragraph
    }
  }

  /// Returns a pause as it is at a rate in words a minute.
  static func scaled(_ milliseconds: Int, rate: Int) -> Int {
    milliseconds * 175 / max(rate, 1)
  }
}
