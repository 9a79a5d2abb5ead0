import ReadingContent
import TestSupport
import Testing

@Suite struct LaidOutBookTests {
  private func laidOut(_ blocks: [Block], columns: Int = 20, rows: Int = 5) -> LaidOutBook {
    LaidOutBook(TestBooks.book(blocks), layout: Layout(columns: columns, rows: rows))
  }

  private func texts(_ book: LaidOutBook) -> [String] {
    book.allLines.map { book.text(of: $0) }
  }

  @Test func `a line breaks where a word no longer fits and keeps its space`() {
    let book = laidOut([TestBooks.paragraph("The slow green ferry drifts past the red door.")])
    #expect(texts(book) == ["The slow green ferry ", "drifts past the red ", "door.\n"])
    #expect(book.allLines.map(\.width) == [20, 19, 5])
  }

  @Test func `spaces at the end of a line hang over the margin`() {
    let book = laidOut([TestBooks.paragraph("12345678901234567890     next")])
    #expect(texts(book) == ["12345678901234567890     ", "next\n"])
    #expect(book.allLines.map(\.width) == [20, 4])
    #expect(book.displayText(of: book.allLines[0]) == "12345678901234567890")
  }

  @Test func `a word wider than the line breaks between characters`() {
    let book = laidOut([TestBooks.paragraph("a " + String(repeating: "e\u{301}", count: 45))])
    #expect(book.allLines.map(\.width) == [1, 20, 20, 5])
    #expect(LayoutRules.faults(of: book) == [])
  }

  @Test func `the lines of a section do not depend on the country of the one before it`() {
    let text = TestBooks.paragraph("日本の「ハードウェア」とソフトウェアー、ァァァァァァァァ")
    let first = Section(title: "", language: LanguageTag("ja-u-lb-strict"), blocks: [text])
    let second = Section(title: "", language: LanguageTag("ja-u-lb-loose"), blocks: [text])
    func lines(_ sections: [Section]) -> [String] {
      texts(
        LaidOutBook(
          Book(metadata: BookMetadata(title: ""), sections: sections, resources: []),
          layout: Layout(columns: 20, rows: 5)))
    }
    #expect(lines([first]) != lines([second]))
    #expect(lines([first, second]) == lines([first]) + lines([second]))
  }

  @Test func `a wide character takes two columns and the break comes before it`() {
    let book = laidOut([TestBooks.paragraph("x" + String(repeating: "漢", count: 12))])
    #expect(book.allLines.map(\.width) == [19, 6])
  }

  @Test func `an emoji of several parts is never cut`() {
    let family = "👩‍👩‍👧‍👦"
    let book = laidOut([TestBooks.paragraph(String(repeating: family, count: 30))])
    #expect(LayoutRules.faults(of: book) == [])
    #expect(book.allLines.map(\.width) == [20, 20, 20])
  }

  @Test func `a mark that stands on a space stays with it`() {
    let spaced = String(repeating: "abc \u{301}def ", count: 20)
    #expect(LayoutRules.faults(of: laidOut([TestBooks.paragraph(spaced)])) == [])
  }

  @Test func `a million marks on one letter are one character of one line`() {
    let text = "a" + String(repeating: "\u{301}", count: 1_000_000) + " b"
    let book = laidOut([TestBooks.paragraph(text)])
    #expect(book.allLines.count == 1)
    #expect(book.bookText == text + "\n")
  }

  @Test func `a text without spaces fills its lines`() {
    let book = laidOut([TestBooks.paragraph(String(repeating: "x", count: 372_573))], columns: 72)
    #expect(book.allLines.count == 5_175)
    #expect(book.allLines.dropLast().allSatisfy { $0.width == 72 })
  }

  @Test func `a line end in the text ends the line and stays in it`() {
    let code = Block(kind: .code(language: nil), text: AttributedText("one\n\n  two\n"))
    let book = laidOut([code, TestBooks.paragraph("x")])
    #expect(texts(book) == ["one\n", "\n", "  two\n\n\n", "x\n"])
    #expect(book.allLines.map(\.indent) == [4, 4, 4, 0])
    #expect(book.displayText(of: book.allLines[2]) == "  two")
  }

  @Test func `a control character is shown as a space of as many bytes`() {
    let book = laidOut([TestBooks.paragraph("a\tb\u{1B}[31mc\u{85}d\u{9B}e")])
    #expect(book.allLines.map { book.displayText(of: $0) } == ["a b [31mc", "d\u{A0}e"])
    #expect(book.allLines.map(\.width) == [9, 3])
  }

  @Test func `blocks stand an empty row apart and tight ones follow each other`() {
    let book = laidOut([
      TestBooks.paragraph("a"), TestBooks.paragraph("b", tight: true), TestBooks.paragraph("c"),
    ])
    #expect(book.allLines.map(\.row) == [0, 1, 3])
    #expect(book.bookText == "a\nb\n\nc\n")
    #expect(texts(book) == ["a\n", "b\n\n", "c\n"])
  }

  @Test func `a line drawn between paragraphs takes a row more and is no line`() {
    let book = laidOut([
      TestBooks.line, TestBooks.paragraph("a"), TestBooks.line,
      TestBooks.paragraph("b", tight: true), TestBooks.line,
    ])
    #expect(book.allLines.map(\.row) == [0, 3])
    #expect(book.bookText == "a\n\nb\n")
  }

  @Test func `a section starts on a new page`() {
    let sections = [[TestBooks.paragraph("a")], [], [TestBooks.paragraph("b")]]
    let book = LaidOutBook(TestBooks.book(sections: sections))
    #expect(book.allPages.map(\.section) == [0, 2])
    #expect(book.bookText == "a\nb\n")
  }

  @Test func `a heading at the foot of a page moves to the next`() {
    let book = laidOut([
      TestBooks.paragraph("a"), TestBooks.heading("Part"), TestBooks.heading("Chapter"),
      TestBooks.paragraph("b"),
    ])
    #expect(book.allPages.map { book.text(of: $0) } == ["a\n\n", "Part\n\nChapter\n\nb\n"])
  }

  @Test func `headings that fill a page are left there`() {
    let book = laidOut((1...7).map { TestBooks.heading("Heading \($0)") })
    #expect(book.allPages.map(\.lines) == [0..<3, 3..<6, 6..<7])
  }

  @Test func `a bullet stands out from the lines of its item`() {
    let book = LaidOutBook(TestBooks.everything, layout: Layout(columns: 40, rows: 30))
    let shown = book.lines(of: book.allPages[0]).map {
      String(repeating: " ", count: Int($0.indent)) + book.displayText(of: $0)
    }
    #expect(
      shown.joined(separator: "\n") == """
        The first
        In Paris one says l’arc de triomphe of
        the arch, and 凱旋門 in Tokyo.
        • An item whose text is so long that it
          goes on in a second line of the page,
          and a third.
          The second paragraph of the item.
        12. A numbered item.
            Said somebody whom somebody quoted.
            In two lines.
            if isRaining {
             stay()
            
            } else { go() }
        """)
    #expect(LayoutRules.faults(of: book) == [])
  }

  @Test func `a row of a table goes on further to the right`() {
    let text = AttributedText("Name of the person | Age of the person")
    let row = Block(kind: .tableRow(TableRow(cells: [])), text: text)
    #expect(laidOut([row]).allLines.map(\.indent) == [0, 4, 4])
  }

  @Test func `a quotation in a million others leaves half of the line`() {
    let deep = Block(
      kind: .paragraph, containers: Array(repeating: .quotation, count: 1_000_000),
      text: AttributedText("Deep down in the text."))
    let book = laidOut([deep])
    #expect(book.allLines.map(\.indent) == [10, 10, 10])
  }

  @Test func `a book without text has no pages and answers all the same`() {
    for book in [
      TestBooks.book(sections: []), TestBooks.book([]), TestBooks.book([TestBooks.line]),
    ] {
      let laidOut = LaidOutBook(book)
      #expect(laidOut.allPages.isEmpty)
      #expect(laidOut.bookText.isEmpty)
      #expect(laidOut.line(containing: BlockPosition(section: 3, block: -1)) == 0)
      #expect(laidOut.page(containing: BlockPosition(section: 0, block: 0)) == 0)
      #expect(laidOut.line(numbered: 1) == nil)
    }
  }

  @Test func `lines and pages are numbered from one`() {
    let book = laidOut([TestBooks.paragraph("a"), TestBooks.paragraph("b")])
    #expect(book.line(numbered: 1) == book.allLines[0])
    #expect(book.line(numbered: 0) == nil)
    #expect(book.line(numbered: 3) == nil)
    #expect(book.page(numbered: 1) == book.allPages[0])
    #expect(book.page(numbered: 2) == nil)
  }

  @Test func `a position where no text is belongs to the line before it in its section`() {
    let book = laidOut([
      TestBooks.paragraph("a"), TestBooks.line, TestBooks.paragraph("b"),
    ])
    #expect(book.line(containing: BlockPosition(section: 0, block: 1)) == 0)
    #expect(book.line(containing: BlockPosition(section: 0, block: 2, offset: 99)) == 1)
    #expect(book.line(containing: BlockPosition(section: -1, block: 0)) == 0)
    #expect(book.line(containing: BlockPosition(section: 9, block: 0)) == 1)
    let ruled = LaidOutBook(
      TestBooks.book(sections: [
        [TestBooks.paragraph("a")], [TestBooks.line, TestBooks.heading("b")],
      ]))
    #expect(ruled.page(containing: BlockPosition(section: 1, block: 0)) == 1)
  }

  @Test func `a line of another book is empty`() {
    let long = laidOut((0..<9).map { TestBooks.paragraph("Paragraph \($0)") })
    let short = laidOut([TestBooks.paragraph("é")])
    #expect(short.text(of: long.allLines[8]).isEmpty)
    #expect(short.attributedText(of: long.allLines[8]).isEmpty)
    #expect(short.displayText(of: long.allLines[0]) == "é")
  }

  @Test(arguments: [(20, 5), (23, 7), (72, 24), (1_000, 1_000)])
  func `nothing of a book is lost in any layout`(columns: Int, rows: Int) {
    let book = LaidOutBook(TestBooks.everything, layout: Layout(columns: columns, rows: rows))
    #expect(LayoutRules.faults(of: book) == [])
  }

  @Test func `random texts of difficult characters keep the rules`() {
    var numbers = SeededGenerator(seed: 7)
    let parts: [String] = [
      "a", "word", " ", "  ", "\n", "\t", "漢", "、", "「", "e\u{301}", " \u{301}", "\u{200B}",
      "👩‍👩‍👧‍👦", "🇫🇷", "\u{3000}", "\u{A0}", "\u{600}", "नमस्ते", "ก็", "\u{1100}\u{1161}", "\u{85}",
      "\u{2028}", "-", "\u{AD}", "\u{200D}", "\u{FE0F}", "\r\n", "\r", "\u{9B}",
      "unbreakablywidewordwithoutspaces",
    ]
    for _ in 0..<1_000 {
      let blocks = (0..<Int.random(in: 1...12, using: &numbers)).map { _ in
        let text = (0..<Int.random(in: 0...40, using: &numbers))
          .compactMap { _ in parts.randomElement(using: &numbers) }.joined()
        let kinds: [Block.Kind] = [
          .paragraph, .heading(level: 1), .code(language: nil), .verse,
          .tableRow(TableRow(cells: [])),
        ]
        return Block(
          kind: kinds.randomElement(using: &numbers) ?? .paragraph,
          text: AttributedText(text), isTight: Bool.random(using: &numbers))
      }
      #expect(LayoutRules.faults(of: laidOut(blocks, columns: 21, rows: 6)) == [])
    }
  }

  @Test func `nothing of the corpus is lost`() throws {
    guard let books = TestBooks.corpus() else { return PackageRoot.corpusMissing() }
    #expect(books.count > 50)
    for (path, book) in books {
      for layout in [Layout(), Layout(columns: 31, rows: 9)] {
        let laidOut = LaidOutBook(book, layout: layout)
        let faults = LayoutRules.faults(of: laidOut)
        #expect(faults == [], "\(path)")
        #expect(Array(PageTurner(BookPages(laidOut))).count == laidOut.allPages.count, "\(path)")
      }
    }
  }
}
