import ReadingContent
import TestSupport
import Testing

@Suite struct `A book whose sections are read when they are needed` {
  private static let layout = Layout(columns: 30, rows: 6)
  private let kept: LaidOutBook
  private let content: WatchedContent

  init() {
    var sections = (0..<40).map { number in
      (0..<(number % 5)).map {
        TestBooks.paragraph("Paragraph \($0) of section \(number), which takes two lines.")
      }
    }
    sections[7] = [TestBooks.line]
    let book = TestBooks.book(sections: sections)
    kept = LaidOutBook(book, layout: Self.layout)
    content = WatchedContent(book)
  }

  private func onDemand(extents: [SectionExtent] = []) -> LaidOutBook {
    LaidOutBook(content.readOnDemand, layout: Self.layout, extents: extents)
  }

  @Test func `nothing is read to open it, and for the first page the sections up to it`() {
    let book = onDemand()
    #expect(content.takeReads() == [])
    // Section 0 has no text.
    #expect(book.page(at: 0)?.section == 1)
    #expect(
      book.pages.first { _ in true }.map { book.text(of: $0) }
        == kept.allPages.first.map { kept.text(of: $0) })
    #expect(content.takeReads() == [0, 1])
    #expect(book.totals == nil)
  }

  @Test func `lines and pages are those of a book that is kept, however they are asked for`() {
    #expect(onDemand().allLines == kept.allLines)
    #expect(onDemand().allPages == kept.allPages)
    #expect(LayoutRules.faults(of: onDemand()) == [])
    var numbers = SeededGenerator(seed: 11)
    let book = onDemand()
    let (lines, pages) = (kept.allLines, kept.allPages)
    for _ in 0..<500 {
      let line = Int.random(in: -2...lines.count + 2, using: &numbers)
      #expect(book.line(at: line) == (lines.indices.contains(line) ? lines[line] : nil))
      let page = Int.random(in: -2...pages.count + 2, using: &numbers)
      #expect(book.page(at: page) == (pages.indices.contains(page) ? pages[page] : nil))
      let place = BlockPosition(
        section: Int.random(in: -1...41, using: &numbers),
        block: Int.random(in: -1...6, using: &numbers),
        offset: Int.random(in: -1...99, using: &numbers))
      #expect(book.line(containing: place) == kept.line(containing: place))
      #expect(book.page(containing: place) == kept.page(containing: place))
    }
  }

  @Test func `to go through all of it reads each section once`() {
    let book = onDemand()
    var text = ""
    for line in book.lines { text += book.text(of: line) }
    #expect(text == kept.bookText)
    let reads = content.takeReads()
    #expect(reads.count == 40)
    #expect(reads == reads.sorted())
  }

  @Test func `counting leaves the sections that are in use in their place`() {
    let book = onDemand()
    let sections = book.book.sections
    _ = sections[3]
    book.count()
    #expect(content.takeReads().filter { $0 == 3 }.count == 1)
    _ = sections[3]
    #expect(content.takeReads() == [])
  }

  @Test func `the last few sections are kept`() {
    let sections = onDemand().book.sections
    for _ in 0..<5 { for index in 0..<4 { _ = sections[index] } }
    #expect(content.takeReads() == [0, 1, 2, 3])
    for index in 10..<30 { _ = sections[index] }
    _ = sections[0]
    #expect(content.takeReads().last == 0)
  }

  @Test func `how many there are is told once it is known`() {
    let book = onDemand()
    var pages = BookPages(book, language: .english)
    #expect(pages.position == .page(1))
    #expect(pages.scroll(.next).announcement == "Page 2")
    let totals = book.count()
    #expect(totals == kept.count())
    #expect(book.totals == totals)
    #expect(pages.position == .page(2, of: totals.pages))
  }

  @Test func `counting goes on section by section`() {
    let book = onDemand()
    var steps = 0
    while book.totals == nil {
      book.countOneSection()
      steps += 1
    }
    #expect(steps == 40)
    book.countOneSection()
    #expect(content.takeReads() == Array(0..<40))
  }

  @Test func `with what was counted before, a place in the middle has its number at once`() {
    kept.count()
    let book = onDemand(extents: kept.extents)
    let place = BlockPosition(section: 33, block: 1, offset: 5)
    #expect(book.totals == kept.totals)
    #expect(book.page(containing: place) == kept.page(containing: place))
    #expect(Set(content.takeReads()) == [33])
    #expect(BookPages(book, page: 20).position == .page(21, of: kept.count().pages))
  }

  @Test func `what was counted of another book does no harm`() {
    kept.count()
    var numbers = SeededGenerator(seed: 5)
    for _ in 0..<100 {
      let extents = kept.extents.map { extent in
        let isWrong = Int.random(in: 0...9, using: &numbers) == 0
        let odd = [Int.min, -1, 0, 1, 5, 1 << 40, Int.max]
        return isWrong
          ? SectionExtent(
            lines: odd.randomElement(using: &numbers) ?? 0,
            pages: odd.randomElement(using: &numbers) ?? 0, starts: []) : extent
      }
      let book = onDemand(extents: extents)
      _ = book.line(at: Int.random(in: 0...200, using: &numbers))
      _ = book.place(of: BlockPosition(section: 39, block: 0))
      // Once all was laid out, what was wrong is noticed.
      for section in 0..<40 { _ = book.place(of: BlockPosition(section: section, block: 0)) }
      #expect(book.count() == kept.count())
      #expect(book.allLines == kept.allLines)
    }
    let short = onDemand(extents: Array(kept.extents.dropLast()))
    #expect(short.totals == nil)
    #expect(short.count() == kept.count())
  }

  @Test func `threads that ask at once get the same`() async {
    let book = onDemand()
    let lines = kept.allLines
    await withTaskGroup(of: Bool.self) { group in
      for seed in 0..<8 {
        group.addTask {
          var numbers = SeededGenerator(seed: UInt64(seed))
          return (0..<300).allSatisfy { _ in
            let index = Int.random(in: 0..<lines.count, using: &numbers)
            return book.line(at: index) == lines[index]
              && book.text(of: lines[index]) == kept.text(of: lines[index])
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
    #expect(book.count() == kept.count())
  }

  @Test func `a fault is told once, though its section is read again`() {
    let book = onDemand()
    book.count()
    #expect(book.book.takeWarnings().count == 40)
    for index in book.book.sections.indices { _ = book.book.sections[index] }
    #expect(book.book.takeWarnings() == [])
  }

  @Test func `a book that is read on demand has the promises of pages`() {
    let pages = Array(PageTurner(BookPages(onDemand())))
    #expect(pages.map(\.string).joined() == kept.bookText)
    #expect(pages.count == kept.count().pages)
  }
}
