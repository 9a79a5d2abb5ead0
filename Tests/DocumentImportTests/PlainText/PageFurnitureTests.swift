import DocumentImport
import ReadingContent
import Testing

@Suite struct PageFurnitureTests {
  private let half = """
    It was the first morning of the new year, and the snow lay so deep
    before the door that nobody could get out of the house. The old man
    sat down by the window and looked at the mill, whose wheel stood as
    """
  private let rest = """
    still as if it had never turned in all the years that he had known
    it and would never turn again.
    """

  private func labels(_ blocks: [Block]) -> [String] {
    blocks.flatMap(\.marks).compactMap { mark in
      guard case .printPage(let label) = mark.kind else { return nil }
      return label
    }
  }

  @Test(arguments: ["[Pg #]", "{#}", "— # —", "- # -", "[Page #]"])
  func `numbers of pages between lines are marks, and paragraphs go on over them`(form: String) {
    let text = (1...6).map { number in
      "\(half)\n\n\(form.replacing("#", with: String(number)))\n\n\(rest)\n\n"
    }.joined()
    let book = PlainTextCase.book(text)
    let blocks = book.sections.flatMap(\.blocks)
    #expect(labels(blocks) == (1...6).map(String.init))
    #expect(blocks.map(\.text.string) == [String](repeating: PlainTextCase.joinedProse, count: 6))
    let offset = blocks[0].marks[0].range.lowerBound
    #expect(blocks[0].text.slice(offset..<offset + 5).string == "still")
    #expect(PlainTextCase.omitted(book).allSatisfy { $0.reason == .pageNumber })
  }

  @Test(arguments: ["#", "— # —", "Page #"])
  func `numbers that may be those of chapters are read`(form: String) {
    let text = (1...6).map { number in
      "\(form.replacing("#", with: String(number)))\n\n\(half)\n\(rest)\n\n"
    }.joined()
    let book = PlainTextCase.book(text)
    #expect(book.sections.flatMap(\.blocks).count == 12)
    #expect(book.resources[0].omissions.isEmpty)
  }

  @Test func `numbers without an order are read`() {
    let text = [3, 90, 12, 7, 41].map { "\(half)\n\n{\($0)}\n\n\(rest)\n\n" }.joined()
    #expect(PlainTextCase.book(text).resources[0].omissions.isEmpty)
  }

  @Test func `headers and footers around form feeds are left out`() {
    let text =
      (1...5).map { number in
        "Memo 1    Mills    May 1981\n\n\(half)\n\n\nSomebody      [Page \(number)]\n\u{C}\n"
      }.joined() + "\(rest)\n"
    let book = PlainTextCase.book(text)
    let shown = book.sections.flatMap(\.blocks).map(\.text.string).joined(separator: "\n")
    #expect(!shown.contains("[Page"))
    // The first page's header starts the text.
    #expect(shown.split(separator: "Memo 1").count <= 2)
    #expect(labels(book.sections.flatMap(\.blocks)).contains("2"))
  }

  @Test func `drawings, tables and code keep their lines`() {
    let drawing = """
      +--------+--------+
      | Source | Target |
      +--------+--------+
      """
    let code = "    if mill {\n        turn()\n    }"
    let list = "- one\n- two\n- three"
    let texts = PlainTextCase.texts(
      "\(PlainTextCase.prose)\n\n\(drawing)\n\n\(code)\n\n\(list)\n\n\(PlainTextCase.prose)")
    #expect(texts.count == 5)
    #expect(texts[1].split(separator: "\n").count == 3)
    #expect(texts[2].split(separator: "\n").count == 3)
    #expect(texts[3] == list)
  }
}
