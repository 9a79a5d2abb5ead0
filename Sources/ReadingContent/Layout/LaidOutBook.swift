/// A book with its lines and pages.
///
/// The texts of the lines of a page, joined, are the text of the page, and those of all pages are
/// ``bookText``. Lines and pages depend on the book and the layout alone.
public struct LaidOutBook: Sendable {
  /// The book.
  public let book: Book
  /// How it is cut.
  public let layout: Layout
  /// The lines, in reading order; the number of a line is its index plus one.
  public let lines: [Line]
  /// The pages, in reading order; a book without text has none.
  public let pages: [Page]

  /// Lays a book out.
  public init(_ book: Book, layout: Layout = Layout()) {
    self.book = book
    self.layout = layout
    var paginator = Paginator(rows: layout.rows)
    // A book has few languages, so few cutters are made; the bound is for one that has many.
    var cutters: [String: LineCutter] = [:]
    for (index, section) in book.sections.enumerated() {
      let language = section.language ?? book.metadata.language ?? .english
      if cutters.count > 16 { cutters.removeAll() }
      let waiting = Self.lines(
        of: section, columns: layout.columns,
        cutter: &cutters[language.primary, default: LineCutter(locale: language.description)])
      paginator.add(section: index, waiting)
    }
    lines = paginator.lines
    pages = paginator.pages
  }

  private static func lines(
    of section: Section, columns: Int, cutter: inout LineCutter
  ) -> [Paginator.Waiting] {
    var waiting: [Paginator.Waiting] = []
    var emptyBlocks = 0
    for (index, block) in section.blocks.enumerated() {
      let indentation = Indentation(block, columns: columns)
      let pieces = cutter.lines(
        of: block.text.string, first: columns - indentation.first,
        others: columns - indentation.others)
      guard !pieces.isEmpty else {
        emptyBlocks += 1
        continue
      }
      let gap = block.isTight && emptyBlocks == 0 ? 0 : 1 + emptyBlocks
      var isHeading = false
      if case .heading = block.kind { isHeading = true }
      for (number, piece) in pieces.enumerated() {
        waiting.append(
          Paginator.Waiting(
            block: index, piece: piece,
            indent: number == 0 ? indentation.first : indentation.others,
            gap: number == 0 ? gap : 0, endsBlock: number == pieces.count - 1,
            isHeading: isHeading))
      }
      emptyBlocks = 0
    }
    return waiting
  }
}
