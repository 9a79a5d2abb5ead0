/// A laid-out book of which one page is shown.
///
/// Points and frames are in columns and rows of the page. A point is on a line only where the line
/// has text, so to its right, in its margin and between paragraphs there is none.
public struct BookPages: PageTurning, Sendable {
  /// The book.
  public let book: LaidOutBook
  /// The index of the page that is shown; 0 in a book without pages.
  public private(set) var page: Int
  /// The language in which positions are told.
  public let language: LanguageTag

  /// Shows a page of a book, the first unless another is named.
  ///
  /// An index beyond the book shows the nearest page. Positions are told in the book's language
  /// unless another is named, and in English where the book names none.
  public init(_ book: LaidOutBook, page: Int = 0, language: LanguageTag? = nil) {
    self.book = book
    self.page = 0
    self.language = language ?? book.book.metadata.language ?? .english
    show(page: page)
  }

  /// Shows a page; an index beyond the book shows the nearest one.
  public mutating func show(page: Int) {
    let isThere = page <= 0 || book.page(at: page) != nil
    self.page = max(0, isThere ? page : book.count().pages - 1)
  }

  /// The place in the book: the page, and how many there are where that is known.
  ///
  /// Where the book has the pages of a printed edition, it is the label of the one that holds the
  /// start of the page that is shown.
  public var position: SpokenPosition {
    guard let start = book.start(ofPage: page) else { return .pages(0) }
    return position(at: start)
  }

  /// The place in the book of a position on the page that is shown.
  ///
  /// What comes before the first page of a printed edition is told by its section, since its number
  /// could be taken for a label.
  public func position(at place: BlockPosition) -> SpokenPosition {
    if let printed = book.printPage(containing: place) {
      return .page(page + 1, label: printed.label)
    }
    return book.hasPrintPages
      ? sectionPosition(at: place) : .page(page + 1, of: book.totals?.pages)
  }

  /// The place of a position in its section, which needs no count of the pages.
  public func sectionPosition(at place: BlockPosition) -> SpokenPosition {
    guard book.book.sections.indices.contains(place.section) else { return .endOfBook }
    let blocks = book.book.sections[place.section].blocks
    let all = blocks.reduce(0) { $0 + $1.text.count }
    let before = blocks.prefix(max(0, place.block)).reduce(0) { $0 + $1.text.count }
    let percent = all > 0 ? (before + max(0, place.offset)) * 100 / all : 0
    return .section(place.section + 1, percent: percent)
  }

  /// What tells one page from another: its index.
  public var pageIdentity: Int { page }

  /// Whether there is a page after this one.
  public var causesPageTurn: Bool { book.page(at: page + 1) != nil }

  /// Shows the next or the previous page and tells the position.
  ///
  /// Right and down are next, left and up previous; in a book that is read from right to left, left
  /// is next. At an edge of the book the page stays, and the notice says which edge it is.
  public mutating func scroll(_ direction: ScrollDirection) -> PageScrolled {
    let isForward =
      switch direction {
      case .next, .down: true
      case .previous, .up: false
      case .right: !isRightToLeft
      case .left: isRightToLeft
      }
    let target = isForward ? page + 1 : page - 1
    guard book.page(at: target) != nil else {
      let edge: SpokenPosition = isForward ? .endOfBook : .beginningOfBook
      return PageScrolled(announcement: edge.words(in: language), isAtEdge: true)
    }
    page = target
    return PageScrolled(announcement: position.words(in: language))
  }

  /// Returns the line of the page that has text at a point, counted from 0.
  public func lineNumber(at point: Point) -> Int? {
    guard point.y >= 0, point.y < Double(book.layout.rows) else { return nil }
    let row = Int(point.y)
    let lines = shownLines
    guard let index = lines.firstIndex(where: { Int($0.row) == row }) else { return nil }
    return Self.frame(of: lines[index]).contains(point) ? index - lines.startIndex : nil
  }

  /// Returns the text of a line with what separates it from the next block; nothing when the page
  /// has no such line.
  public func content(forLine line: Int) -> String? {
    shownLine(line).map { book.text(of: $0) }
  }

  /// Returns the columns and rows that the text of a line takes; the zero rectangle when the page
  /// has no such line.
  public func frame(forLine line: Int) -> Rect {
    shownLine(line).map(Self.frame) ?? .zero
  }

  /// Returns the text of the page; nothing in a book without pages.
  public func pageContent() -> String? {
    shownPage.map { book.text(of: $0) }
  }

  /// Returns the text of a line with what is asked of the voice.
  public func attributedContent(forLine line: Int) -> AttributedText? {
    shownLine(line).map { book.attributedText(of: $0) }
  }

  /// Returns the text of the page with what is asked of the voice.
  public func attributedPageContent() -> AttributedText? {
    shownPage.map { book.attributedText(of: $0) }
  }

  private var shownPage: Page? {
    book.page(at: page)
  }

  private var shownLines: ArraySlice<Line> {
    shownPage.map { book.lines(of: $0) } ?? []
  }

  private func shownLine(_ line: Int) -> Line? {
    let lines = shownLines
    guard line >= 0, line < lines.count else { return nil }
    return lines[lines.startIndex + line]
  }

  /// The scripts of these languages run from right to left, so the next page lies to the left.
  private var isRightToLeft: Bool {
    let language = book.book.metadata.language ?? language
    return ["ar", "fa", "he", "iw", "ur"].contains(language.primary)
  }

  private static func frame(of line: Line) -> Rect {
    Rect(x: Double(line.indent), y: Double(line.row), width: Double(line.width), height: 1)
  }
}
