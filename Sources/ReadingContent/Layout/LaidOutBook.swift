import Synchronization

/// A book with its lines and pages.
///
/// The texts of the lines of a page, joined, are the text of the page, and those of all pages are
/// ``bookText``. Lines and pages depend on the book and the layout alone.
///
/// Sections are laid out when they are needed, each after those before it, so the first page of a
/// long book is there at once. How many lines and pages there are is known once all are laid out
/// (``totals``). It may be asked from several threads at once.
public final class LaidOutBook: Sendable {
  /// How many lines and pages a book has.
  public struct Totals: Hashable, Sendable {
    /// The number of lines.
    public let lines: Int
    /// The number of pages.
    public let pages: Int
  }

  /// The book.
  public let book: Book
  /// How it is cut.
  public let layout: Layout
  private let sections: SectionLayout
  private let progress: Mutex<LayoutProgress>

  /// Takes a book, of which nothing is laid out yet.
  ///
  /// - Parameters:
  ///   - book: The book.
  ///   - layout: How it is cut.
  ///   - extents: The ``extents`` of an earlier time, if any: then a place in the middle has its
  ///     number at once. Those of another book do no harm but wrong numbers until they are noticed.
  public init(_ book: Book, layout: Layout = Layout(), extents: [SectionExtent] = []) {
    self.book = book
    self.layout = layout
    sections = SectionLayout(layout, language: book.metadata.language)
    progress = Mutex(LayoutProgress(extents.count == book.sections.count ? extents : []))
  }

  // MARK: - Totals

  /// How many lines and pages there are; nothing until it is known.
  public var totals: Totals? {
    progress.withLock { progress in
      guard progress.count == book.sections.count else { return nil }
      return Totals(lines: progress.known.lines, pages: progress.known.pages)
    }
  }

  /// Lays the book out to its end and returns how many lines and pages there are.
  @discardableResult
  public func count() -> Totals {
    while true {
      if let totals { return totals }
      countOneSection()
    }
  }

  /// Lays out one more section, so that the totals become known; to be called again until they are.
  public func countOneSection() {
    layOutNext { $0.glimpse($1) }
  }

  /// How many lines and pages each section has, as far as it is known.
  public var extents: [SectionExtent] { progress.withLock { $0.extents } }

  // MARK: - Sections

  /// Returns the lines and pages of a section; nothing where the book has no such section.
  func laidOut(_ section: Int) -> LaidOutSection? {
    guard book.sections.indices.contains(section) else { return nil }
    if let known = progress.withLock({ $0.laidOut(section) }) { return known }
    while progress.withLock({ $0.start(of: section) }) == nil { countOneSection() }
    return layOut(section, book.sections[section])
  }

  /// Returns the section that has a line; nothing where the book has no such line.
  func section(ofLine line: Int) -> LaidOutSection? {
    section(line) { $0.section(ofLine: line) }
  }

  /// Returns the section that has a page; nothing where the book has no such page.
  func section(ofPage page: Int) -> LaidOutSection? {
    section(page) { $0.section(ofPage: page) }
  }

  private func section(
    _ index: Int, find: (LayoutProgress) -> Int?
  ) -> LaidOutSection? {
    guard index >= 0 else { return nil }
    while true {
      let (found, isWhole) = progress.withLock { (find($0), $0.count == book.sections.count) }
      if let found { return laidOut(found) }
      guard !isWhole else { return nil }
      // The section that is looked for will be read again for its text.
      layOutNext { $0[$1] }
    }
  }

  /// Lays out the first section that is not counted yet.
  private func layOutNext(read: (Sections, Int) -> Section) {
    let section = progress.withLock { $0.count }
    guard section < book.sections.count else { return }
    layOut(section, read(book.sections, section))
  }

  @discardableResult
  private func layOut(_ index: Int, _ section: Section) -> LaidOutSection? {
    guard let start = progress.withLock({ $0.start(of: index) }) else { return nil }
    let laidOut = sections.lay(
      out: section, index: index, firstLine: start.line, firstPage: start.page)
    let extent = SectionExtent(laidOut, of: section)
    progress.withLock { $0.take(laidOut, extent, index) }
    return laidOut
  }

  // MARK: - Printed pages

  /// The pages of the printed edition, in order, as far as they are known.
  public var printPages: [PrintPage] { progress.withLock { $0.printPages } }

  /// Whether a page of a printed edition is known so far.
  var hasPrintPages: Bool { progress.withLock { !$0.printPages.isEmpty } }

  /// Returns the page of the printed edition that holds a position; nothing before the first one.
  public func printPage(containing position: BlockPosition) -> PrintPage? {
    guard laidOut(position.section) != nil else { return nil }
    return progress.withLock { progress in
      progress.printPage { $0.position <= position }.map { progress.printPages[$0] }
    }
  }

  /// Returns the printed page of a label and the one after it; nothing where there is none.
  ///
  /// Where no label is the same, one with other capitals will do.
  public func printPage(labelled label: String) -> (page: PrintPage, next: PrintPage?)? {
    count()
    let pages = printPages
    let wanted = label.lowercased()
    guard
      let index = pages.firstIndex(where: { $0.label == label })
        ?? pages.firstIndex(where: { $0.label.lowercased() == wanted })
    else { return nil }
    return (pages[index], index + 1 < pages.count ? pages[index + 1] : nil)
  }
}
