import DocumentImport
import ReadingContent
import Testing

@Suite struct GutenbergTests {
  private let prose = PlainTextCase.prose

  private func archived(
    _ body: String, start: String = "*** START OF THE PROJECT GUTENBERG EBOOK A TALE ***",
    end: String = "*** END OF THE PROJECT GUTENBERG EBOOK A TALE ***"
  ) -> String {
    """
    The Project Gutenberg eBook of A Tale, by Somebody

    This eBook is for the use of anyone anywhere at no cost.

    Title: A Tale

    Author: Somebody

    Language: English

    \(start)

    Produced by A Volunteer and the Online Distributed
    Proofreading Team at https://www.pgdp.net

    \(body)

    End of the Project Gutenberg EBook of A Tale, by Somebody

    \(end)

    Section 1. General terms of use and redistributing.

    """
  }

  @Test func `a line that only begins with the end of somebody of that name is text`() {
    let life = "End of Gutenberg's life, as his neighbours told it.\n\n\(prose)"
    let read = PlainTextCase.book(archived(life)).sections.flatMap(\.blocks).map(\.text.string)
    #expect(read.first == "End of Gutenberg's life, as his neighbours told it.")
    #expect(read.last == PlainTextCase.joinedProse)
  }

  @Test(arguments: [
    (
      "*** START OF THE PROJECT GUTENBERG EBOOK A TALE ***",
      "*** END OF THE PROJECT GUTENBERG EBOOK A TALE ***"
    ),
    (
      "*** START OF THIS PROJECT GUTENBERG EBOOK A TALE ***",
      "*** END OF THIS PROJECT GUTENBERG EBOOK A TALE ***"
    ),
    (
      "***START OF THE PROJECT GUTENBERG EBOOK A TALE***",
      "***END OF THE PROJECT GUTENBERG EBOOK A TALE***"
    ),
    (
      "*END*THE SMALL PRINT! FOR PUBLIC DOMAIN ETEXTS*Ver.04.29.93*END*",
      "End of Project Gutenberg's A Tale"
    ),
    ("*** DÉBUT DU LIVRE DU PROJET GUTENBERG ***", "*** FIN DU LIVRE DU PROJET GUTENBERG ***"),
  ])
  func `the licence and the header are left out and still read`(start: String, end: String) {
    let book = PlainTextCase.book(archived(prose, start: start, end: end))
    #expect(book.sections.flatMap(\.blocks).map(\.text.string) == [PlainTextCase.joinedProse])
    #expect(book.metadata.title == "A Tale")
    #expect(book.metadata.authors == ["Somebody"])
    #expect(book.metadata.language?.description == "en")
    #expect(PlainTextCase.omitted(book).allSatisfy { $0.reason == .boilerplate })
  }

  @Test(arguments: [
    "I read it at Project Gutenberg, *** START OF THE DAY ***.",
    "Project Gutenberg is an archive of texts.",
    "The end of Project Gutenberg is not near.",
    "End of the road. Gutenberg printed it.",
  ])
  func `a text that speaks of the archive loses nothing`(line: String) {
    let book = PlainTextCase.book("\(line)\n\n\(prose)\n\n\(line)\n")
    #expect(book.resources[0].omissions.isEmpty)
    #expect(book.sections.flatMap(\.blocks).count == 3)
  }

  @Test func `a file that is a licence alone is read as it stands`() {
    let book = PlainTextCase.book(
      """
      The Project Gutenberg License

      *** START OF THE PROJECT GUTENBERG LICENSE ***
      *** END OF THE PROJECT GUTENBERG LICENSE ***

      Some terms.
      """)
    #expect(!book.sections.flatMap(\.blocks).isEmpty)
  }

  @Test func `signs for italics and bold are left out and what is between them stands out`() {
    let blocks = PlainTextCase.blocks(
      archived("He read _The Mill_, and =never= _so\nlong a book_ before; a_b_c = d_e, x = 1_."))
    #expect(
      blocks[0].text.string
        == "He read The Mill, and never so long a book before; a_b_c = d_e, x = 1_.")
    #expect(
      blocks[0].text.runs.map { blocks[0].text.slice($0.range).string }.contains("The Mill"))
    #expect(blocks[0].text.attributes(at: 9).emphasis == .moderate)
    #expect(blocks[0].text.attributes(at: 22).emphasis == .strong)
  }

  @Test func `signs in a text of nobody's archive stay`() {
    let book = PlainTextCase.book("Call _init_ and =this= [1] here.\n\n[1] There.\n")
    #expect(book.sections[0].blocks[0].text.string == "Call _init_ and =this= [1] here.")
    #expect(book.sections[0].blocks.allSatisfy { $0.text.runs.isEmpty && $0.marks.isEmpty })
  }

  @Test func `a note and its mark belong together where both are there`() throws {
    let blocks = PlainTextCase.blocks(
      archived(
        """
        A mill[1] and a door[A], but no house[7].

        [Footnote 1: An old one.

        It had a wheel.]

          [A] The door was shut.

        [9] Nobody points here.

        A second mill[1].

          [1] Another.
        """))
    let marks = blocks.flatMap { block in
      block.marks.map { ("\($0.kind)", block.text.slice($0.range).string) }
    }
    #expect(marks.map(\.1) == ["[1]", "[A]", "[1]"])
    let ids = blocks.map { block -> String? in
      guard case .note(let id)? = block.containers.first else { return nil }
      return id
    }
    #expect(ids == [nil, "note-1", "note-1", "note-A", nil, nil, "note-1-2"])
    #expect(blocks[1].text.string == "[Footnote 1: An old one.")
    #expect(blocks[2].text.string == "It had a wheel.")
    #expect(blocks[1].text.attributes(at: 0).silence == .noteMark)
    #expect(blocks[1].text.attributes(at: 14).silence == nil)
    // What has no other end is read.
    #expect(blocks[0].text.string.hasSuffix("house[7]."))
    #expect(blocks[4].text.runs.isEmpty)
  }

  @Test func `pictures and printed pages are marked`() {
    let blocks = PlainTextCase.blocks(
      archived("[Illustration: The mill in the snow]\n\nIt was [Pg 12] the first morning."))
    #expect(blocks[0].text.string == "Illustration: The mill in the snow")
    #expect(blocks[0].text.attributes(at: 0).part == .image)
    #expect(blocks[1].text.string == "It was [Pg 12] the first morning.")
    #expect(blocks[1].text.attributes(at: 8).silence == .pageNumber)
    #expect(blocks[1].marks == [Mark(.printPage(label: "12"), range: 7..<14)])
  }

  @Test func `the header may be in other languages`() {
    let book = PlainTextCase.book(
      """
      Projekt Gutenberg: Die Mühle

      Titel: Die Mühle
      Autor: Jemand
      Sprache: Deutsch

      \(prose)
      """)
    #expect(book.metadata.title == "Die Mühle")
    #expect(book.metadata.language?.description == "de")
  }
}
