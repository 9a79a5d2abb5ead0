/// How a plain text uses its lines.
///
/// The rule looks at the lines that have another one right below them. Such a line is *full* when
/// the first word of the next one would not have fitted on it any more: a program that wraps lines
/// leaves only full ones, a poet or a list hardly any.
///
/// - The width of the text is the one that 95 of 100 such lines keep to. A tenth and more may be
///   missing, as people wrap by hand: a line is full from 85 % of the width.
/// - A text is wrapped when at least 60 % of those lines are full and the width is 160 columns at
///   most. Its paragraphs are rejoined, each on its own evidence: one whose lines are mostly not
///   full, such as a poem, an address or a title page, keeps its line breaks.
/// - A text that is not wrapped and has lines above 72 columns (one in ten at least) has a
///   paragraph on every line.
/// - All else is verse or lists: paragraphs end at blank lines, and line breaks are kept.
enum LineShape: Equatable {
  /// Lines are wrapped at a width; `isIndented` where paragraphs start with an indent, without a
  /// blank line between them.
  case wrapped(width: Int, isIndented: Bool)
  case paragraphPerLine
  case verse

  /// Looks at the paragraphs of a text, each a range of its lines.
  init(of paragraphs: [Range<Int>], lines: [TextLine]) {
    let inner = paragraphs.flatMap { $0.dropLast() }
    let widths = inner.map { lines[$0].width }.sorted()
    guard !widths.isEmpty else {
      self = .verse
      return
    }
    let width = widths[(widths.count - 1) * 95 / 100]
    let full = inner.count { Self.isFull($0, of: width, lines: lines) }
    if width <= 160, width >= 30, full * 10 >= inner.count * 6 {
      let isIndented = Self.hasIndentedParagraphs(inner, width: width, lines: lines)
      self = .wrapped(width: width, isIndented: isIndented)
    } else {
      self = widths[(widths.count - 1) * 9 / 10] > 72 ? .paragraphPerLine : .verse
    }
  }

  /// Whether the first word of the next line would not have fitted on a line.
  static func isFull(_ index: Int, of width: Int, lines: [TextLine]) -> Bool {
    let needed = lines[index].width + 1 + lines[index + 1].firstWord
    return needed * 100 > width * 85
  }

  /// Whether the lines of a paragraph are one text, wrapped.
  ///
  /// They are when most of them are full by the text's width, or all of them (four at least) by
  /// their own, as in a quotation that is narrower than the rest.
  static func isJoined(_ paragraph: Range<Int>, width: Int, lines: [TextLine]) -> Bool {
    let inner = paragraph.dropLast()
    let full = inner.count { isFull($0, of: width, lines: lines) }
    if full * 2 > inner.count { return true }
    let own = inner.map { lines[$0].width }.max() ?? 0
    return inner.count >= 4
      && inner.allSatisfy { lines[$0].width + 1 + lines[$0 + 1].firstWord > own }
  }

  /// Whether indented lines start paragraphs: they are neither rare nor the rule, and what stands
  /// before them is mostly the short last line of a paragraph.
  private static func hasIndentedParagraphs(
    _ inner: [Int], width: Int, lines: [TextLine]
  ) -> Bool {
    let starts = inner.filter { lines[$0].indent < 2 && (2...10).contains(lines[$0 + 1].indent) }
    guard starts.count * 20 >= inner.count, starts.count * 2 <= inner.count else { return false }
    let short = starts.count { !isFull($0, of: width, lines: lines) }
    return short * 10 >= starts.count * 6
  }
}
