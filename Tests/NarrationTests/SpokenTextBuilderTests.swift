import Pronunciation
import ReadingContent
import TestSupport
import Testing
import TextBreaks

@testable import Narration

extension SpokenTextBuilder {
  /// The parts of a text without lexicons.
  fileprivate static func parts(of text: AttributedText) -> [SpokenText] {
    build(text, lexicons: LexiconMatcher([]), base: .english).parts
  }
}

@Suite struct SpokenTextBuilderTests {
  /// A text whose parts in braces are silent and whose parts in angle brackets are French.
  private func text(_ marked: String) -> AttributedText {
    var result = AttributedText()
    var attributes = SpeechAttributes()
    var part = String.UnicodeScalarView()
    func end() { result.append(String(part), attributes: attributes) }
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "{", "<":
        end()
        part = String.UnicodeScalarView()
        if scalar == "{" {
          attributes.silence = .noteMark
        } else {
          attributes.language = LanguageTag("fr")
        }
      case "}", ">":
        end()
        part = String.UnicodeScalarView()
        attributes = SpeechAttributes()
      default: part.append(scalar)
      }
    }
    end()
    return result
  }

  private func spoken(_ marked: String) -> [String] {
    SpokenTextBuilder.parts(of: text(marked)).map { part in
      (part.language.map { "\($0): " } ?? "") + part.string
    }
  }

  @Test(
    arguments: [
      ("It rained.", ["It rained."]),
      ("It rained{[1]} all day.", ["It rained  all day."]),
      ("rain{br}bow", ["rain bow"]),
      ("{• }An item", ["An item"]),
      ("{everything}", []),
      ("", []), (" ", []), (" \n\t", []), ("\u{A0}", []),
      ("Two\nlines\tand\r\nmore", ["Two lines and  more"]),
      ("He said <bonjour> to me.", ["He said ", "fr: bonjour", " to me."]),
      ("<Oui>{1}<Non>", ["fr: Oui Non"]),
      ("A < >B", ["A ", "B"]),
      ("Mr. Hobb met Dr. Lusk.", ["Mr  Hobb met Dr  Lusk."]),
      ("Nails, etc. were sold.", ["Nails, etc. were sold."]),
      ("No. 5 at p. 3", ["No  5 at p  3"]),
      ("Well... Yes. ", ["Well... Yes. "]),
      ("Version 2.0 of a.b.", ["Version 2.0 of a.b."]),
      ("Am 3.   Oktober", ["Am 3    Oktober"]),
      ("Dr. “Lusk”", ["Dr  “Lusk”"]),
      (". A", [". A"]),
    ] as [(String, [String])])
  func `the engine is given what is spoken`(_ marked: String, _ expected: [String]) {
    #expect(spoken(marked) == expected)
  }

  @Test(arguments: [
    ("cafe\u{301} noir", "café noir"), ("Å\u{212B}", "ÅÅ"), ("e\u{323}\u{302}x", "ệx"),
    ("\u{1112}\u{1161}\u{11AB}", "한"), ("x\u{302}y", "x\u{302}y"),
  ])
  func `letters and accents are composed`(_ source: String, _ expected: String) {
    #expect(Array(spoken(source).joined().utf8) == Array(expected.utf8))
  }

  @Test func `a composed letter leads back to the letter and all of its accents`() throws {
    let text = AttributedText("un cafe\u{301} noir")
    let part = try #require(SpokenTextBuilder.parts(of: text).first)
    #expect(part.string.unicodeScalars.count == 12)
    #expect(text.string.bytes(part.source(ofScalars: 3..<7)) == "cafe\u{301}")
    #expect(text.string.bytes(part.source(ofScalars: 6..<7)) == "e\u{301}")
    #expect(text.string.bytes(part.source(ofScalars: 8..<12)) == "noir")
  }

  @Test func `what is silent belongs to no word`() throws {
    let text = text("rain{[1]}bow and{[2]}")
    let part = try #require(SpokenTextBuilder.parts(of: text).first)
    #expect(part.string == "rain bow and ")
    #expect(text.string.bytes(part.source(ofScalars: 0..<4)) == "rain")
    #expect(text.string.bytes(part.source(ofScalars: 5..<8)) == "bow")
    #expect(text.string.bytes(part.source(ofScalars: 9..<12)) == "and")
    #expect(
      part.spokenStretches(of: text.string).map { text.string.bytes($0) } == [
        "rain[", "bow and[",
      ])
  }

  @Test func `every scalar leads back to where it came from, and halves do too`() {
    let pieces = [
      "a", "B", " ", ". ", ".", "\n", "é", "e\u{301}", "\u{301}", "o\u{323}\u{302}", "x\u{302}",
      "\u{212B}", "👩‍👩‍👧", "👍🏽", "🇫🇷", "字", "か\u{3099}", "\u{1112}\u{1161}\u{11AB}", "ﬁ",
      "{1}", "<f>", "<e\u{301}>", "{\u{301}}", "ü", "\u{200D}", "\u{FE0F}", "٣", "\u{0}", "—",
    ]
    var numbers = SeededGenerator(seed: 11)
    for _ in 0..<3_000 {
      let text = text(numbers.text(of: pieces, atMost: 24))
      var end = 0
      for part in SpokenTextBuilder.parts(of: text) {
        #expect(part.source.lowerBound >= end)
        end = part.source.upperBound
        check(part, in: text)
        for cut in 0...part.string.unicodeScalars.count {
          guard let (first, second) = part.halves(atScalar: cut) else { continue }
          #expect(Array((first.string + second.string).utf8) == Array(part.string.utf8))
          #expect(first.source.lowerBound == part.source.lowerBound)
          #expect(second.source.upperBound == part.source.upperBound)
          #expect(second.source(ofScalars: 0..<1) == part.source(ofScalars: cut..<cut + 1))
        }
      }
      #expect(end <= text.count)
    }
  }

  private func check(_ part: SpokenText, in text: AttributedText) {
    var last = part.source.lowerBound
    for (index, scalar) in part.string.unicodeScalars.enumerated() {
      let range = part.source(ofScalars: index..<index + 1)
      #expect(range.lowerBound >= last && range.upperBound <= part.source.upperBound)
      #expect(!range.isEmpty)
      last = range.lowerBound
      let source = text.string.bytes(range)
      if scalar == " " { continue }
      let composed = TextNormal.nfc(source).unicodeScalars
      #expect(
        source.unicodeScalars.first == scalar || composed.contains(scalar),
        "\(scalar) came from \(source.debugDescription)")
    }
  }

  @Test func `composing an accent that stands in the next run is not tried`() {
    var text = AttributedText("e")
    text.append("\u{301}", attributes: .silent(.control))
    text.append("x")
    #expect(SpokenTextBuilder.parts(of: text).map(\.string) == ["e x"])
  }
}
