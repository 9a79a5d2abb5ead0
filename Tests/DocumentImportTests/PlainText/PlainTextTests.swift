import DocumentImport
import ReadingContent
import Testing

@Suite struct PlainTextTests {
  /// Reads a text and expects all of it to be accounted for.
  private func book(_ text: String) -> Book {
    var warnings: [BookWarning] = []
    let read = PlainTextImporter().read(
      text, path: "folder/tale.txt", resource: 0, warnings: &warnings)
    let resource = SourceResource(path: "tale.txt", text: text, omissions: read.omissions)
    let book = Book(metadata: read.metadata, sections: read.sections, resources: [resource])
    Accounting.check(book)
    return book
  }

  private func blocks(_ text: String) -> [String] {
    book(text).sections.flatMap(\.blocks).map(\.text.string)
  }

  private let prose = """
    It was the first morning of the new year, and the snow lay so deep
    before the door that nobody could get out of the house. The old man
    sat down by the window and looked at the mill, whose wheel stood as
    still as if it had never turned in all the years that he had known
    it and would never turn again.
    """

  @Test func `lines that were wrapped are rejoined`() {
    let texts = blocks("\(prose)\n\nA short one.\n")
    #expect(texts == [prose.split(separator: "\n").joined(separator: " "), "A short one."])
  }

  @Test(arguments: ["\n", "\r\n", "\r", "\u{2028}", "\u{85}", "\u{B}", "\u{C}"])
  func `every line end is one`(end: String) {
    let text = "\(prose)\n\nA short one.\n".split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: end)
    #expect(
      blocks(text) == [prose.split(separator: "\n").joined(separator: " "), "A short one."])
  }

  @Test func `the paragraph separator ends a paragraph`() {
    #expect(blocks("One.\u{2029}Two.\u{2029}") == ["One.", "Two."])
  }

  @Test func `a long paragraph on every line is a paragraph each`() {
    let first = String(repeating: "All the boats lay at the lock. ", count: 8) + "End."
    let second = String(repeating: "Nobody ever left. ", count: 9) + "End."
    #expect(blocks("\(first)\n\(second)\nShort.\n") == [first, second, "Short."])
  }

  @Test func `verse keeps its line breaks`() {
    let verse = """
      The mill goes round,
        the water sings,
      and over the ground
        the swallow swings.
      """
    #expect(
      blocks(verse) == [
        "The mill goes round,\nthe water sings,\nand over the ground\nthe swallow swings."
      ])
    // Within prose too.
    #expect(blocks("\(prose)\n\n\(verse)\n\n\(prose)")[1].split(separator: "\n").count == 4)
  }

  @Test func `a paragraph may start with an indent alone`() {
    let text = [prose, prose, prose].map { "    \($0)" }.joined(separator: "\n")
    let one = prose.split(separator: "\n").joined(separator: " ")
    #expect(blocks(text) == [one, one, one])
  }

  @Test func `Chinese and Japanese lines are joined without a space`() {
    let line = "渡し舟の船頭は古い水門のそばで夜ごとに灯を一つともし朝まで川の音を聞いて"
    #expect(blocks("\(line)\n\(line)\nいました。") == ["\(line)\(line)いました。"])
  }

  @Test func `control characters leave the text and join the word they divide`() {
    let read = book("\u{FEFF}he\u{0}ll\u{7}o\t\u{1B}[31mwo\u{1B}[0mrld\u{9B} so\u{AD}ft\u{202E}\n")
    #expect(
      read.sections.flatMap(\.blocks).map(\.text.string) == ["hello world so\u{AD}ft\u{202E}"])
    #expect(read.resources[0].omissions.allSatisfy { $0.reason == .control })
    #expect(read.resources[0].omissions.map(\.range.count) == [3, 1, 1, 5, 4, 2])
  }

  @Test func `lines on which nothing can be seen are blank`() {
    #expect(
      blocks("One.\n\u{202E}\u{202C}\u{200B}\nTwo.\n\u{A0}\u{3000}\n\u{0}\nThree.")
        == ["One.", "Two.", "Three."])
    #expect(blocks("").isEmpty)
    #expect(blocks("\u{FEFF} \n\u{0}\u{200B}\n").isEmpty)
  }

  @Test func `the place of a word is the byte it stood at`() throws {
    let text = "Prelude.\r\n\r\nFirst li\u{0}ne\r\nsecond line\r\n"
    let read = book(text)
    let block = try #require(read.sections.first?.blocks.last)
    #expect(block.text.string == "First line\nsecond line")
    let position = try #require(block.text.source.position(of: 11..<17))
    #expect(read.describe(position) == "tale.txt, line 4, column 1")
    let divided = try #require(block.text.source.position(of: 6..<10))
    #expect(divided.range == 18..<23)
  }

  @Test(arguments: [
    ["CHAPTER I", "CHAPTER II", "CHAPTER III"], ["Chapter 1. The Mill", "Chapter 2. The Snow"],
    ["CHAPITRE PREMIER", "CHAPITRE II."], ["KAPITEL 1", "KAPITEL 2"], ["I.", "II.", "III."],
    ["Capítulo primero", "Capítulo segundo"], ["TRATADO PRIMERO", "TRATADO SEGUNDO"],
    ["Article 1", "Article 2", "Article 3"], ["Article premier", "Article 2", "Article 3"],
    ["第一章　水車", "第二章　雪"], ["Глава 1", "Глава 2"],
    ["THE MILL", "THE SNOW", "THE DOOR"], ["Chapter One: The Mill", "Chapter Two: The Snow"],
  ])
  func `headings split a text into sections`(titles: [String]) {
    let text = "A tale\n\n" + titles.map { "\($0)\n\n\(prose)\n\n\n" }.joined()
    let read = book(text)
    #expect(read.sections.map(\.title) == [""] + titles)
    #expect(
      read.sections.dropFirst().allSatisfy {
        $0.blocks.map(\.kind) == [.heading(level: 1), .paragraph]
      })
  }

  @Test(arguments: [
    "Chapter 1 of the story was long.", "I", "Part of me", "Figure 1", "Page 1", "1", "xii",
    "BOOK", "Book reviews", "I think so.", "No. 5",
  ])
  func `what only looks like a heading is none`(line: String) {
    let read = book("\(prose)\n\n\(line)\n\n\(prose)\n\nLast words\n\n\(prose)")
    #expect(read.sections.count == 1)
    #expect(read.sections.flatMap(\.blocks).allSatisfy { $0.kind == .paragraph })
  }

  @Test func `page numbers are not headings`() {
    let text = (1...9).map { "\(prose)\n\nPage \($0)\n\n" }.joined()
    #expect(book(text).sections.count == 1)
  }

  @Test func `a list of contents is not taken for headings`() {
    let titles = ["CHAPTER I", "CHAPTER II", "CHAPTER III"]
    let body = titles.map { "\($0)\n\n\(prose)" }.joined(separator: "\n\n")
    let inOne = book("Contents\n\n\(titles.joined(separator: "\n"))\n\n\(body)")
    #expect(inOne.sections.map(\.title) == [""] + titles)
    let apart = book("Contents\n\n\(titles.joined(separator: "\n\n"))\n\n\(body)")
    #expect(apart.sections.map(\.title) == [""] + titles)
  }

  @Test func `a word for a part is a chapter's title below its number and a chapter elsewhere`() {
    let text =
      "Preface\n\n\(prose)\n\nCHAPTER I\n\nConclusion\n\n\(prose)\n\nCHAPTER II\n\n\(prose)"
    #expect(book(text).sections.map(\.title) == ["Preface", "CHAPTER I", "CHAPTER II"])
  }

  @Test func `a part's heading stands above its first chapter`() {
    let text =
      "PART ONE\n\nCHAPTER I\n\n\(prose)\n\nCHAPTER II\n\n\(prose)\n\nPART TWO\n\nCHAPTER I\n\n\(prose)"
    let read = book(text)
    #expect(read.sections.map(\.title) == ["CHAPTER I", "CHAPTER II", "CHAPTER I"])
    #expect(
      read.sections[2].blocks.map(\.kind)
        == [.heading(level: 1), .heading(level: 2), .paragraph])
  }

  @Test func `a drawn line is shown but not spoken`() {
    let blocks = book("\(prose)\n\n* * *\n\n\(prose)").sections[0].blocks
    #expect(blocks[1].text.string == "* * *")
    #expect(blocks[1].text.attributes(at: 0).silence == .thematicBreak)
    #expect(blocks[0].text.runs.isEmpty)
  }

  @Test func `the title is what the file says, else its name`() {
    #expect(book("Hello.").metadata.title == "tale")
    let read = book(
      """
      The Project Gutenberg EBook of A Tale, by Somebody

      Title: A Tale of
          Two Mills

      Author: Somebody

      Language: German

      """)
    #expect(read.metadata.title == "A Tale of Two Mills")
    #expect(read.metadata.authors == ["Somebody"])
    #expect(read.metadata.language?.description == "de")
  }
}
