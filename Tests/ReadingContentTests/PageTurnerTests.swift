import ReadingContent
import TestSupport
import Testing

@Suite struct PageTurnerTests {
  /// Pages that are told by number, with a place where turning stops.
  private struct Slides: PageTurning {
    var texts: [String?]
    var shown = 0
    var stuck: Int?
    var turns = true

    func lineNumber(at point: Point) -> Int? { nil }
    func content(forLine line: Int) -> String? { line == 0 ? pageContent() : nil }
    func frame(forLine line: Int) -> Rect { .zero }
    func pageContent() -> String? { texts.indices.contains(shown) ? texts[shown] : nil }
    var causesPageTurn: Bool { turns }
    var pageIdentity: Int { shown }
    mutating func scroll(_ direction: ScrollDirection) -> PageScrolled {
      guard shown != stuck, shown + 1 < texts.count else {
        return PageScrolled(announcement: "edge", isAtEdge: true)
      }
      shown += 1
      return PageScrolled(announcement: "\(shown)")
    }
  }

  private func read(_ slides: Slides) -> (pages: [String], turns: [String]) {
    var turner = PageTurner(slides)
    var pages: [String] = []
    while let page = turner.next() { pages.append(page.string) }
    #expect(turner.next() == nil)
    return (pages, turner.turns.map(\.announcement))
  }

  @Test(arguments: [1, 2, 3, 100])
  func `a page less is turned than there are pages`(count: Int) {
    let result = read(Slides(texts: (0..<count).map { "Page \($0)" }))
    #expect(result.pages.count == count)
    #expect(result.turns == (1..<count).map(String.init))
  }

  @Test func `three pages with the same words are all read`() {
    let result = read(Slides(texts: ["Refrain", "Refrain", "Refrain"]))
    #expect(result.pages == ["Refrain", "Refrain", "Refrain"])
    #expect(result.turns.count == 2)
  }

  @Test func `a turn that leaves the same page shown ends the reading`() {
    let result = read(Slides(texts: ["a", "b", "c"], stuck: 1))
    #expect(result.pages == ["a", "b"])
    #expect(result.turns == ["1"])
  }

  @Test func `content that does not turn gives the page that it shows`() {
    #expect(read(Slides(texts: ["a", "b", "c"], shown: 1, turns: false)).pages == ["b"])
  }

  @Test func `content without a page gives nothing and counts no turn`() {
    #expect(read(Slides(texts: [])).pages.isEmpty)
    let result = read(Slides(texts: ["a", nil, "c"]))
    #expect(result.pages == ["a"])
    #expect(result.turns.isEmpty)
  }

  @Test func `the pages of a book are read from the one that is shown`() {
    let book = LaidOutBook(TestBooks.everything, layout: Layout(columns: 30, rows: 6))
    var turner = PageTurner(BookPages(book))
    var text = ""
    while let page = turner.next() { text += page.string }
    #expect(text == book.bookText)
    #expect(turner.turns.count == book.allPages.count - 1)
    #expect(
      turner.turns.last?.announcement == "Page \(book.allPages.count) of \(book.allPages.count)")
    let rest = Array(PageTurner(BookPages(book, page: 2)))
    #expect(rest.count == book.allPages.count - 2)
  }
}
