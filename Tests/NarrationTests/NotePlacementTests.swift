import Narration
import ReadingContent
import TestSupport
import Testing

@Suite("Notes")
struct NotePlacementTests {
  private func heard(_ placement: NotePlacement, _ book: Book) -> [String] {
    var treatments = Treatments()
    treatments.notePlacement = placement
    return book.heard(treatments)
  }

  @Test(
    "A note is told in the words of the language",
    arguments: [
      ("en", ["Text.", "[note 3]", "Note.", "[end of note]", "More.", "[note 3 again]"]),
      (
        "de",
        [
          "Text.", "[Anmerkung 3]", "Note.", "[Ende der Anmerkung]", "More.",
          "[nochmals Anmerkung 3]",
        ]
      ),
      ("fr", ["Text.", "[note 3]", "Note.", "[fin de la note]", "More.", "[note 3, déjà lue]"]),
      ("zh", ["Text.", "[注释3]", "Note.", "[注释完]", "More.", "[又见注释3]"]),
    ])
  func languages(language: String, heard: [String]) {
    var maker = BookMaker()
    maker.language = LanguageTag(language)
    maker.section(
      "",
      [
        maker.block(
          .paragraph, .text("Text."), .mark("³", note: "n"), .text(" More."),
          .mark("³", note: "n")),
        maker.block(in: [.note(id: "n")], .text("Note.")),
      ])
    #expect(self.heard(.inPlace, maker.book) == heard)
  }

  @Test("Notes in a circle, and marks of notes that are not there, do no harm")
  func circles() {
    var maker = BookMaker()
    maker.section(
      "",
      [
        maker.block(
          .paragraph, .text("Text."), .mark("1", note: "a"), .mark("9", note: "gone")),
        maker.block(in: [.note(id: "a")], .text("A."), .mark("2", note: "b")),
        maker.block(
          in: [.note(id: "b")], .text("B."), .mark("1", note: "a"), .mark("2", note: "b")),
      ])
    #expect(
      heard(.inPlace, maker.book) == [
        "Text.", "[note 1]", "A.", "[end of note]", "[note 2]", "B.", "[end of note]",
      ])
  }

  @Test("Two marks at one place have each its note once")
  func samePlace() {
    var maker = BookMaker()
    var block = maker.block(.paragraph, .text("Text"), .mark("*", note: "a"), .text("."))
    block.marks.append(Mark(.noteReference(id: "b"), range: 4..<5))
    let notes = ["a", "b"].map { maker.block(in: [.note(id: $0)], .text("Note \($0).")) }
    maker.section("", [block] + notes)
    for placement in [NotePlacement.inPlace, .afterParagraph] {
      #expect(
        heard(placement, maker.book) == [
          "Text .", "[note]", "Note a.", "[end of note]", "[note]", "Note b.", "[end of note]",
        ])
    }
  }

  @Test("A long chain of notes that name each other is read one after the other")
  func chains() {
    var maker = BookMaker()
    var blocks = [maker.block(.paragraph, .text("Text."), .mark("0", note: "0"))]
    for number in 0..<3_000 {
      blocks.append(
        maker.block(
          in: [.note(id: "\(number)")], .text("N\(number)."),
          .mark("\(number + 1)", note: "\(number + 1)")))
    }
    maker.section("", blocks)
    let heard = heard(.inPlace, maker.book)
    #expect(heard.count == 1 + 3 * 3_000)
    #expect(heard.suffix(2) == ["N2999.", "[end of note]"])
  }

  @Test("A note that two sections name is read in each, since each can be heard alone")
  func sections() {
    var maker = BookMaker()
    maker.section("", [maker.block(.paragraph, .text("One."), .mark("1", note: "n"))])
    maker.section("", [maker.block(.paragraph, .text("Two."), .mark("1", note: "n"))])
    maker.section("", [maker.block(in: [.note(id: "n")], .text("Note."))])
    #expect(
      heard(.afterParagraph, maker.book) == [
        "One.", "[note 1]", "Note.", "[end of note]", "Two.", "[note 1]", "Note.",
        "[end of note]",
      ])
  }

  @Test("A note of a section in another language is read in that language")
  func otherLanguage() {
    var maker = BookMaker()
    maker.section("", [maker.block(.paragraph, .text("Text."), .mark("1", note: "n"))])
    maker.section(
      "", [maker.block(in: [.note(id: "n")], .text("Une note."))], language: "fr")
    #expect(
      heard(.inPlace, maker.book) == ["Text.", "[note 1]", "fr: Une note.", "[end of note]"])
  }

  @Test("While a note is read, the sentence with its mark is shown")
  func shownPlace() throws {
    var maker = BookMaker()
    maker.section(
      "",
      [
        maker.block(.paragraph, .text("First. Second."), .mark("1", note: "n"), .text(" Third.")),
        maker.block(in: [.note(id: "n")], .text("A note.")),
      ])
    let book = maker.book
    var settings = NarrationSettings()
    settings.treatments.notePlacement = .inPlace
    let utterances = Array(Script(book: book, settings: settings)).flatMap(\.utterances)
    let note = try #require(utterances.first { $0.text.string == "A note." })
    let second = try #require(utterances.first { $0.text.string.hasPrefix("Second.") })
    #expect(note.position == BlockPosition(section: 0, block: 1))
    #expect(note.extent == second.extent)
    #expect(utterances.map(\.extent.lowerBound).sorted() == utterances.map(\.extent.lowerBound))
    let source = try #require(note.text.source.position(of: 0..<note.text.count))
    #expect(book.resources[0].text.bytes(source.range) == "A note.")
  }

  @Test("The page that is shown stays where the mark is")
  func pages() async throws {
    var maker = BookMaker()
    var blocks = [maker.block(.paragraph, .text("Text."), .mark("1", note: "n"))]
    for number in 0..<40 { blocks.append(maker.block(.paragraph, .text("Line \(number)."))) }
    blocks.append(maker.block(in: [.note(id: "n")], .text("A note.")))
    maker.section("", blocks)
    let book = LaidOutBook(maker.book)
    var settings = NarrationSettings()
    settings.treatments.notePlacement = .inPlace
    let passage = try #require(Array(Script(book: maker.book, settings: settings)).first)
    var timeline = Timeline()
    for (index, segment) in passage.segments.enumerated() {
      guard let utterance = segment.utterance else { continue }
      let word = SpokenSegment.Word(
        range: utterance.position.offset..<utterance.position.offset + 1, samples: 0..<10)
      timeline.append(
        SpokenSegment(segment: index, samples: [0], words: [word]), of: passage, laidOut: book)
    }
    #expect(book.allPages.count > 1)
    #expect(timeline.entries.count == 4)
    #expect(timeline.entries.allSatisfy { $0.words.allSatisfy { $0.page == 0 && $0.line == 0 } })
  }
}
