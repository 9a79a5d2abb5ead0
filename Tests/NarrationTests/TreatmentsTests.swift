import ReadingContent
import SpeechMarkup
import TestSupport
import Testing

@testable import Narration

@Suite("Treatments")
struct TreatmentsTests {
  private let book = BookMaker.everything

  private func treatments(_ change: (inout Treatments) -> Void) -> Treatments {
    var treatments = Treatments()
    change(&treatments)
    return treatments
  }

  private let table = [
    "[table, 3 columns, 3 rows]", "People", "Name", "Age", "Town", "[Name]", "Ada", "[Age]", "36",
    "[Town]", "no value", "[Name]", "Bob", "[Age]", "[blank]", "[Town]", "Rome",
  ]
  private let middle = ["A map of Rome", "Figure 1.", "Rome."]
  private let end = [
    "Somebody said this.", "let x = 1;", "let y = 2;",
    "Formulas x squared and (Smith 1999), main, so to say 😀.", "Notes",
  ]
  private let notesWhereTheyStand = [
    "About the chapter .", "1.", "See also .", "A second paragraph.", "Named in a box.",
    "Named in a note.", "Named by nobody.",
  ]

  @Test("By default all is read but marks and numbers, and notes are read where they stand")
  func standard() {
    let start = ["Chapter", "The first sentence.", "It goes on.", "Again .", "Sing, O Muse"]
    #expect(
      book.heard(Treatments()) == start + ["of wrath"] + table + middle
        + ["Beside the text .", "More of it."] + end + notesWhereTheyStand)
  }

  @Test("A novel's notes follow the paragraph that has the mark")
  func novel() {
    let start = [
      "Chapter", "[note]", "About the chapter .", "[end of note]", "The first sentence.",
      "It goes on.", "Again .", "[note]", "1.", "See also .", "A second paragraph.",
      "[end of note]", "[note 3]", "Named in a note.", "[end of note]", "Sing, O Muse", "of wrath",
    ]
    let aside = [
      "Beside the text .", "[note 2]", "Named in a box.", "[end of note]", "More of it.",
    ]
    #expect(
      book.heard(Treatments(.novel)) == start + table + middle + aside + end
        + ["Named by nobody."])
  }

  @Test("For study notes follow the sentence, and pages are told between sentences")
  func study() {
    let start = [
      "[page i]", "Chapter", "[note]", "About the chapter .", "[end of note]",
      "The first sentence.", "[note]", "1.", "See also .", "A second paragraph.",
      "[end of note]", "[note 3]", "Named in a note.", "[end of note]", "It goes on.",
      "[page 12]", "Again .", "[note 1 again]", "line 40 Sing, O Muse", "line 41 of wrath",
    ]
    let aside = [
      "Beside the text .", "[note 2]", "Named in a box.", "[end of note]", "More of it.",
    ]
    #expect(
      book.heard(Treatments(.study)) == start + table + middle + aside + end
        + ["Named by nobody."])
  }

  @Test("For proof-reading all is read in the order of the book, and marks are told")
  func proof() {
    let start = [
      "[page i]", "Chapter note", "The first sentence. note 1", "It goes on.", "[page 12]",
      "Again note 1.", "line 40 Sing, O Muse", "line 41 of wrath",
    ]
    let notes = [
      "About the chapter note .", "1.", "See also note 3.", "A second paragraph.",
      "Named in a box.", "Named in a note.", "Named by nobody.",
    ]
    #expect(
      book.heard(Treatments(.proof)) == start + table + middle
        + ["Beside the text note 2.", "More of it."] + end + notes)
  }

  @Test("What is announced is told once and not read")
  func announcing() {
    let all = treatments { for kind in ContentKind.allCases { $0[kind] = .announce } }
    #expect(
      book.heard(all) == [
        "[page i]", "Chapter note", "The first sentence. note 1", "It goes on.", "[page 12]",
        "Again note 1.", "line 40 Sing, O Muse", "line 41 of wrath",
        "[table, 3 columns, 3 rows: People]", "[figure: A map of Rome]", "[aside]",
        "[quotation]", "[code, 2 lines of Rust]",
        "Formulas formula and citation, main, quotation 😀.", "Notes", "Named in a box.",
        "Named by nobody.",
      ])
  }

  @Test("Two figures, boxes or quotations in a row are told of one by one")
  func neighbours() {
    var maker = BookMaker()
    var blocks: [Block] = []
    for name in ["Rome", "Oslo"] {
      for container in [Block.Container.figure, .aside, .quotation] {
        var block = maker.block(in: [container], .text(name))
        block.firstStarted = 0
        blocks.append(block)
        block = maker.block(.caption, in: [container], .text("About \(name)"))
        blocks.append(block)
      }
    }
    maker.section("", [0, 1, 6, 7, 2, 3, 8, 9, 4, 5, 10, 11].map { blocks[$0] })
    let heard = maker.book.heard(
      treatments {
        for kind in [ContentKind.figures, .asides, .quotations] { $0[kind] = .announce }
      }
    )
    #expect(
      heard == [
        "[figure: About Rome]", "[figure: About Oslo]", "[aside]", "[aside]", "[quotation]",
        "[quotation]",
      ])
  }

  @Test("A table is told of although what it begins with is announced or skipped")
  func inTables() {
    var maker = BookMaker()
    let table = Table(number: 1, rows: 1, columns: 1, caption: "")
    let blocks = [
      maker.block(.code(language: nil), in: [.table(table)], .text("x = 1")),
      maker.block(in: [.table(table)], .text("More.")),
    ]
    maker.section("", blocks)
    #expect(
      maker.book.heard(treatments { $0[.code] = .announce }) == [
        "[table, 1 column, 1 row]", "[code, 1 line]", "More.",
      ])
    #expect(
      maker.book.heard(treatments { $0[.code] = .skip }) == ["[table, 1 column, 1 row]", "More."])
  }

  @Test("Every mark of a block with many of them is told, and accounted for")
  func manyMarks() {
    var maker = BookMaker()
    var block = maker.block(.paragraph)
    var text = AttributedText()
    for number in 0..<20_000 {
      let start = text.count
      text.append("It rained.", from: start..<start + 10)
      var attributes = SpeechAttributes()
      attributes.silence = .noteMark
      text.append("[\(number)]", attributes: attributes, from: start + 10..<start + 17)
      text.append(" ", from: start + 17..<start + 18)
    }
    block.text = text
    maker.section("", [block])
    let heard = maker.book.heard(treatments { $0[.noteMarks] = .announce })
    #expect(heard.count == 20_000)
    #expect(heard.last == "It rained. note 19999")
  }

  @Test("Quotations that are nested a hundred thousand times are told of once")
  func nested() {
    var maker = BookMaker()
    let containers = Array(repeating: Block.Container.quotation, count: 100_000)
    maker.section(
      "", ["One.", "Two."].map { maker.block(in: containers, .text($0)) })
    #expect(maker.book.heard(treatments { $0[.quotations] = .announce }) == ["[quotation]"])
    #expect(maker.book.heard(Treatments()) == ["One.", "Two."])
  }

  @Test("What is skipped is not heard")
  func skipping() {
    let all = treatments { for kind in ContentKind.allCases { $0[kind] = .skip } }
    #expect(
      book.heard(all) == [
        "Chapter", "The first sentence.", "It goes on.", "Again .", "Sing, O Muse", "of wrath",
        "Formulas and , main, .", "Notes",
      ])
  }

  @Test("On demand the marks are told, and the notes that they name are not read")
  func onDemand() {
    let heard = book.heard(treatments { $0.notePlacement = .onDemand })
    #expect(heard.prefix(2) == ["Chapter note", "The first sentence. note 1"])
    #expect(heard.suffix(2) == ["Notes", "Named by nobody."])
  }

  @Test("Numbers that are read are read in the text")
  func readNumbers() {
    let heard = book.heard(
      treatments { for kind in [ContentKind.noteMarks, .pages, .lines] { $0[kind] = .read } })
    #expect(
      heard.prefix(6) == [
        "[page i]", "Chapter *", "The first sentence.[1]", "It goes [12]on.", "Again[1].",
        "40 Sing, O Muse",
      ])
  }

  @Test("Code is read letter by letter where that is asked, word by word")
  func spelledCode() throws {
    var settings = NarrationSettings()
    settings.treatments.spellsCode = true
    let code = try #require(
      Script(book: book, settings: settings).flatMap(\.utterances).first {
        $0.text.string == "let x = 1;"
      })
    let scalars = Array(code.parts[0].string.unicodeScalars)
    let words = code.parts[0].elements.filter { $0.kind == .characters }
      .map { String(String.UnicodeScalarView(scalars[$0.scalars])) }
    #expect(words == ["let", "x", "=", "1;"])
  }

  @Test("Every character has its fate under every preset, and none is unaccounted")
  func ledger() {
    for treatments in [Treatments()] + Treatments.Preset.allCases.map({ Treatments($0) }) {
      expectWhole(treatments)
    }
    var settings = NarrationSettings()
    settings.treatments[.tables] = .announce
    settings.treatments[.figures] = .skip
    let ledger = Ledger(Script(book: book, settings: settings))
    func texts(_ fate: Ledger.Fate) -> [String] {
      ledger.entries.filter { $0.fate == fate }
        .map { book.resources[0].text.bytes($0.range) }
    }
    #expect(
      texts(.announced) == ["People", "Name", "Age", "Town", "Ada", "36", "–", "Bob", "Rome"])
    #expect(texts(.skipped(.figure)) == ["map.png", "Figure 1. Rome."])
    #expect(texts(.skipped(.noteMark)) == ["*", "[1]", "[1]", "[2]", "*", "[3]"])
  }

  @Test("Whatever is asked, all is accounted for and nothing is read twice")
  func randomTreatments() {
    var generator = SeededGenerator(seed: 20)
    for _ in 0..<150 {
      var treatments = Treatments()
      for kind in ContentKind.allCases {
        treatments[kind] = Treatment.allCases.randomElement(using: &generator) ?? .read
      }
      treatments.notePlacement =
        NotePlacement.allCases.randomElement(using: &generator) ?? .inPlace
      treatments.repeatsHeaders = Bool.random(using: &generator)
      treatments.spellsCode = Bool.random(using: &generator)
      expectWhole(treatments)
    }
  }

  private func expectWhole(_ treatments: Treatments) {
    var settings = NarrationSettings()
    settings.treatments = treatments
    let script = Script(book: book, settings: settings)
    let ledger = Ledger(script)
    #expect(ledger.unaccounted == 0, "\(treatments)")
    #expect(
      ledger.counts.values.reduce(0, +) == book.resources[0].text.unicodeScalars.count,
      "\(treatments)")
    var read = Set<Int>()
    for utterance in script.flatMap(\.utterances) where !utterance.isAnnouncement {
      for range in utterance.text.source.byteRanges(of: 0..<utterance.text.count) {
        #expect(read.isDisjoint(with: range), "\(utterance.text.string) with \(treatments)")
        read.formUnion(range)
      }
    }
  }

  @Test("A section of which nothing is heard is a silence")
  func silentSection() {
    var maker = BookMaker()
    maker.section("One", [maker.block(.paragraph, .text("Text"), .mark("1", note: "a"))])
    maker.section("Two", [maker.block(in: [.note(id: "a")], .text("Note."))])
    var settings = NarrationSettings()
    settings.treatments = Treatments(.study)
    let passages = Array(Script(book: maker.book, settings: settings))
    #expect(passages.map(\.id.section) == [0, 1])
    #expect(passages[1].segments == [.silence(milliseconds: settings.pauses.section)])
  }
}
