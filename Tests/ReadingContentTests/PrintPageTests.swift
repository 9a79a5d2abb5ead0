import ReadingContent
import Testing

@Suite struct `The pages of a printed edition` {
  /// A cover, then pages xi, xii and 1, which starts within a paragraph, over two sections.
  private let book: LaidOutBook

  init() {
    func paragraph(_ text: String, _ marks: [(label: String, at: Int)] = []) -> Block {
      Block(
        kind: .paragraph, text: AttributedText(text),
        marks: marks.map { Mark(.printPage(label: $0.label), range: $0.at..<$0.at) })
    }
    book = LaidOutBook(
      TestBooks.book(sections: [
        [paragraph("Cover.")],
        [
          paragraph("Foreword.", [("xi", 0)]), paragraph("More."), paragraph("Last.", [("xii", 0)]),
        ],
        [paragraph("Chapter that begins here. It goes on.", [("1", 26)]), paragraph("End.")],
      ]), layout: Layout(columns: 20, rows: 5))
  }

  @Test(arguments: [
    (0, 0, 0, nil), (1, 0, 0, "xi"), (1, 1, 3, "xi"), (1, 2, 0, "xii"), (2, 0, 0, "xii"),
    (2, 0, 26, "1"), (2, 1, 2, "1"),
  ])
  func `a place lies on the page that started last`(
    section: Int, block: Int, offset: Int, label: String?
  ) {
    let place = BlockPosition(section: section, block: block, offset: offset)
    #expect(book.printPage(containing: place)?.label == label)
  }

  @Test func `positions are told by their labels`() {
    book.count()
    var pages = BookPages(book, language: .english)
    // The number of a page before the first label could be taken for one.
    #expect(pages.position == .section(1, percent: 0))
    #expect(pages.scroll(.next).announcement == "Page xi")
    pages.show(page: book.page(containing: BlockPosition(section: 2, block: 1)))
    #expect(pages.position(at: BlockPosition(section: 2, block: 1)).words(in: .english) == "Page 1")
    #expect(
      BookPages(book, page: 1, language: LanguageTag("de")).position.words(
        in: LanguageTag("de") ?? .english) == "Seite xi")
  }

  @Test func `a page is found by its label and goes to where the next one starts`() {
    let found = book.printPage(labelled: "xii")
    #expect(found?.page.position == BlockPosition(section: 1, block: 2))
    #expect(found?.next?.position == BlockPosition(section: 2, block: 0, offset: 26))
    #expect(book.printPage(labelled: "XI")?.page.label == "xi")
    #expect(book.printPage(labelled: "1")?.next == nil)
    #expect(book.printPage(labelled: "2") == nil)
    #expect(book.printPages.map(\.label) == ["xi", "xii", "1"])
  }

  @Test func `labels are known again without reading`() {
    book.count()
    let content = WatchedContent(book.book)
    let again = LaidOutBook(content.readOnDemand, layout: book.layout, extents: book.extents)
    #expect(again.printPage(labelled: "1")?.page == book.printPage(labelled: "1")?.page)
    #expect(again.printPages == book.printPages)
    #expect(content.takeReads() == [])
  }
}
