import TextBreaks

/// How far the lines of a block stand from the left edge, in columns.
struct Indentation {
  /// That of the first line; less than the others where a bullet or a number stands out.
  let first: Int
  /// That of the lines that follow.
  let others: Int

  /// The indentation of a block in lines of a width; it never takes more than half of the line.
  init(_ block: Block, columns: Int) {
    var outer = 0
    var inner = 0
    for container in block.containers {
      outer = inner
      switch container {
      case .quotation: inner += 2
      case .listItem(_, let number): inner += number.map { $0 < 10 ? 3 : 4 } ?? 2
      case .definition, .aside, .figure: inner += 2
      case .table, .note, .verse: break
      }
      // A book may nest a million quotations.
      guard inner < columns else { break }
    }
    var first = inner
    var others = inner
    switch block.kind {
    case .code:
      first += 4
      others += 4
    case .tableRow:
      others += 4
    case .verse:
      first += 2
      others += 6
    case .heading, .paragraph, .term, .caption, .thematicBreak:
      if case .listItem(_, let number)? = block.containers.last {
        first = max(outer, inner - Self.markerWidth(of: block.text, isNumbered: number != nil))
      }
    }
    self.first = min(first, columns / 2)
    self.others = min(others, columns / 2)
  }

  /// Returns the columns of the bullet or number at the start of an item; 0 where there is none,
  /// as in the item's second paragraph.
  private static func markerWidth(of text: AttributedText, isNumbered: Bool) -> Int {
    if let run = text.runs.first, run.range.lowerBound == 0, run.range.count <= 32,
      run.attributes.silence == .listMarker
    {
      return DisplayWidth.columns(of: text.slice(run.range).string)
    }
    guard isNumbered else { return 0 }
    let digits = text.string.utf8.prefix(12).prefix { (0x30...0x39).contains($0) }
    let after = text.string.utf8[digits.endIndex...].prefix(2)
    guard !digits.isEmpty, after.last == UInt8(ascii: " "),
      after.first == UInt8(ascii: ".") || after.first == UInt8(ascii: ")")
    else { return 0 }
    return digits.count + 2
  }
}
