import ReadingContent
import TestSupport
import Testing

@Suite struct BookPagesTests {
  private func pages(_ count: Int, language: String? = nil) -> BookPages {
    let sections = (0..<count).map { [TestBooks.paragraph("Text of page \($0 + 1).")] }
    let book = LaidOutBook(TestBooks.book(sections: sections, language: language))
    book.count()
    return BookPages(book)
  }

  @Test func `the frame of a line is where its text stands`() {
    let blocks = [
      TestBooks.paragraph("First."),
      Block(kind: .code(language: nil), text: AttributedText("let x = 1\nlet y")),
    ]
    let pages = BookPages(LaidOutBook(TestBooks.book(blocks)))
    #expect(pages.frame(forLine: 0) == Rect(x: 0, y: 0, width: 6, height: 1))
    #expect(pages.frame(forLine: 1) == Rect(x: 4, y: 2, width: 9, height: 1))
    #expect(pages.frame(forLine: 3) == .zero)
    #expect(pages.lineNumber(at: Point(x: 4, y: 3.9)) == 2)
    #expect(pages.lineNumber(at: Point(x: 3.9, y: 3.9)) == nil)
    #expect(pages.lineNumber(at: Point(x: 0, y: 1)) == nil)
    #expect(pages.content(forLine: 1) == "let x = 1\n")
  }

  @Test func `turning tells the position`() {
    var pages = pages(3)
    let turns: [(ScrollDirection, String, Bool)] = [
      (.next, "Page 2 of 3", false), (.right, "Page 3 of 3", false), (.down, "End of book", true),
      (.next, "End of book", true), (.left, "Page 2 of 3", false), (.up, "Page 1 of 3", false),
      (.previous, "Beginning of book", true), (.previous, "Beginning of book", true),
    ]
    for (direction, announcement, isAtEdge) in turns {
      let notice = pages.scroll(direction)
      #expect(notice == PageScrolled(announcement: announcement, isAtEdge: isAtEdge))
    }
    #expect(pages.page == 0)
    #expect(pages.pageContent() == "Text of page 1.\n")
  }

  @Test(arguments: ["ar", "he", "fa-IR", "ur"])
  func `in a book from right to left the next page lies to the left`(language: String) {
    var pages = pages(3, language: language)
    _ = pages.scroll(.left)
    #expect(pages.page == 1)
    _ = pages.scroll(.right)
    #expect(pages.page == 0)
    _ = pages.scroll(.down)
    #expect(pages.page == 1)
  }

  @Test func `positions are told in the book's language or in another that is asked for`() {
    var german = pages(2, language: "de")
    #expect(german.scroll(.next).announcement == "Seite 2 von 2")
    var japanese = BookPages(german.book, language: LanguageTag("ja"))
    #expect(japanese.scroll(.next).announcement == "全2ページ中2ページ")
  }

  @Test func `a page beyond the book shows the nearest`() {
    var pages = pages(3)
    pages.show(page: .max)
    #expect(pages.page == 2)
    pages.show(page: .min)
    #expect(pages.page == 0)
    #expect(pages.position == .page(1, of: 3))
  }

  @Test func `a book without pages has neither lines nor text`() {
    var pages = pages(0)
    #expect(pages.pageContent() == nil)
    #expect(pages.attributedPageContent() == nil)
    #expect(pages.content(forLine: 0) == nil)
    #expect(pages.lineNumber(at: Point(x: 0, y: 0)) == nil)
    #expect(pages.scroll(.next).isAtEdge)
    #expect(pages.scroll(.previous).isAtEdge)
    #expect(pages.position.words(in: .english) == "0 pages")
    #expect(Array(PageTurner(pages)).isEmpty)
  }

  @Test func `attributes survive on the lines and stripped of them the text is the same`() {
    let book = LaidOutBook(TestBooks.everything, layout: Layout(columns: 30, rows: 9))
    var languages = 0
    for page in book.allPages.indices {
      let pages = BookPages(book, page: page)
      #expect(pages.attributedPageContent()?.string == pages.pageContent())
      var joined = AttributedText()
      for line in 0..<book.allPages[page].lines.count {
        let attributed = pages.attributedContent(forLine: line)
        #expect(attributed?.string == pages.content(forLine: line))
        joined.append(attributed ?? AttributedText())
      }
      #expect(joined == pages.attributedPageContent())
      languages += joined.runs.count { $0.attributes.language != nil }
    }
    #expect(languages == 1)
  }

  @Test func `ten thousand lines and points that may not exist never trap`() {
    var numbers = SeededGenerator(seed: 4)
    let book = LaidOutBook(TestBooks.everything, layout: Layout(columns: 33, rows: 8))
    let empty = LaidOutBook(TestBooks.book([]))
    let odd: [Double] = [
      .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300,
      .leastNonzeroMagnitude, -0.0, 9.3e18, -9.3e18, .signalingNaN,
    ]
    let oddLines = [Int.min, -1, 0, .max, 1 << 31, 1 << 32]
    var found = 0
    for _ in 0..<10_000 {
      let page = Int.random(in: -3...12, using: &numbers)
      let pages = BookPages(Int.random(in: 0...9, using: &numbers) == 0 ? empty : book, page: page)
      func coordinate() -> Double {
        Int.random(in: 0...4, using: &numbers) == 0
          ? odd.randomElement(using: &numbers) ?? 0 : Double.random(in: -2...36, using: &numbers)
      }
      let point = Point(x: coordinate(), y: coordinate())
      let count = pages.book.allPages.isEmpty ? 0 : pages.book.allPages[pages.page].lines.count
      let hit = (0..<count).first { pages.frame(forLine: $0).contains(point) }
      #expect(pages.lineNumber(at: point) == hit)
      if hit != nil { found += 1 }
      let line =
        Bool.random(using: &numbers)
        ? oddLines.randomElement(using: &numbers) ?? 0 : Int.random(in: -2...10, using: &numbers)
      let exists = line >= 0 && line < count
      #expect((pages.content(forLine: line) != nil) == exists)
      #expect((pages.attributedContent(forLine: line) != nil) == exists)
      #expect(exists || pages.frame(forLine: line) == .zero)
    }
    #expect(found > 100)
  }
}
