import Pronunciation
import ReadingContent
import SpeechSynthesis
import TestSupport
import Testing

@Suite struct TabbedLexiconTests {
  private func read(_ text: String) -> (lexicon: Lexicon, faults: [LexiconFault]) {
    LexiconReader.read(Array(text.utf8), path: "names.tsv")
  }

  @Test func `an entry stands on a line`() throws {
    let (lexicon, faults) = read("# a comment\n\n zephyr \t ˈzɛfə\r\nkWh\t= kilowatt hours\r")
    #expect(faults.isEmpty)
    #expect(lexicon.language == nil)
    #expect(lexicon.lexemes.count == 2)
    #expect(lexicon.lexemes[0].graphemes == [.init("zephyr", line: 3, column: 2)])
    #expect(
      lexicon.lexemes[0].readings == [
        .init(.notation(PhoneticNotation("ˈzɛfə")), line: 3, column: 11)
      ])
    #expect(lexicon.lexemes[1].readings == [.init(.alias("kilowatt hours"), line: 4, column: 7)])
  }

  @Test func `variants of ipa-dict stand side by side, and the first is used`() throws {
    let (lexicon, faults) = read("zephyr\t/ˈzɛfɚ/, /ˈzɛfɝ/\nword\t[wɜːd], [wɝd]\n")
    #expect(faults.isEmpty)
    #expect(
      lexicon.lexemes[0].readings == [
        .init(.notation(PhoneticNotation("ˈzɛfɚ")), line: 1, column: 9),
        .init(.notation(PhoneticNotation("ˈzɛfɝ")), line: 1, column: 18),
      ])
    #expect(lexicon.lexemes[0].reading.content == .notation(PhoneticNotation("ˈzɛfɚ")))
    #expect(lexicon.lexemes[1].readings.count == 2)
  }

  @Test func `a file says its language, alphabet and capitals`() {
    let (lexicon, faults) = read(
      "# lang: en-US alphabet: x-sampa\n# case: exact\nzephyr\t\"zEf@`\nCat\tk{t\n")
    #expect(faults.isEmpty)
    #expect(lexicon.language == LanguageTag("en-US"))
    #expect(
      lexicon.lexemes[0].reading.content
        == .notation(PhoneticNotation("\"zEf@`", alphabet: .xSampa)))
    #expect(lexicon.lexemes.allSatisfy { $0.capitals == .exact })
  }

  @Test func `further columns are about the entry alone`() {
    let (lexicon, faults) = read(
      "bow\tbaʊ\trole=verb verb2\tcase=any\nbow\tb@U\talphabet=x-sampa\n\\#\thæʃ\n")
    #expect(faults.isEmpty)
    #expect(lexicon.lexemes[0].roles == ["verb", "verb2"])
    #expect(lexicon.lexemes[0].capitals == .any)
    #expect(lexicon.lexemes[1].capitals == .usual)
    #expect(
      lexicon.lexemes[1].reading.content == .notation(PhoneticNotation("b@U", alphabet: .xSampa)))
    #expect(lexicon.lexemes[2].graphemes == [.init("#", line: 3, column: 2)])
  }

  @Test(
    arguments: [
      ("zephyr ˈzɛfə", .noTab, 1), ("\tˈzɛfə", .emptyGrapheme, 1), ("zephyr\t", .emptyReading, 8),
      ("zephyr\t//", .emptyReading, 9), ("zephyr\t=", .emptyReading, 9),
      ("zephyr\t/a", .straySlash, 8), ("zephyr\ta/", .straySlash, 9),
      ("zephyr\t/a/ b", .straySlash, 11),
      ("zephyr\ta\tnoun", .unknownColumn("noun"), 10),
      ("zephyr\ta\tcase=odd", .unknownColumn("case=odd"), 10),
      ("zephyr\ta\trole=", .unknownColumn("role="), 10),
      ("zephyr\ta\talphabet=x", .unknownColumn("alphabet=x"), 10),
      ("# lang: english!", .badLanguage("english!"), 1),
      ("# alphabet: x", .unknownAlphabet("x"), 1),
      ("# lang: en what: ever", .unknownDirective("what: ever"), 1),
      ("# case: odd", .unknownDirective("case: odd"), 1),
    ] as [(String, LexiconFault.Kind, Int)])
  func `a faulty line is told with its place`(
    line: String, kind: LexiconFault.Kind, column: Int
  ) {
    let (lexicon, faults) = read("ok\tɒk\n\(line)\nyes\tjɛs\n")
    #expect(faults.map(\.kind) == [kind])
    #expect(faults.first?.line == 2)
    #expect(faults.first?.column == column)
    let spellings = lexicon.lexemes.map { $0.graphemes[0].text }
    #expect(spellings.first == "ok" && spellings.last == "yes")
  }

  @Test func `which format a file has tells its content`() {
    let pls =
      "<lexicon xmlns='http://www.w3.org/2005/01/pronunciation-lexicon' version='1.0' alphabet='ipa' xml:lang='en'><lexeme><grapheme>a</grapheme><phoneme>a</phoneme></lexeme></lexicon>"
    #expect(LexiconReader.read(Array(pls.utf8), path: "a.tsv").lexicon.lexemes.count == 1)
    #expect(LexiconReader.read(Array("a\tb".utf8), path: "a.pls").lexicon.lexemes.count == 1)
    #expect(LexiconReader.read(Array("<3\tlʌv".utf8), path: "a.tsv").lexicon.lexemes.count == 1)
    #expect(LexiconReader.read(Array("<b>\tbiː".utf8), path: "a.tsv").lexicon.lexemes.count == 1)
  }

  @Test func `a file without an entry is told`() {
    #expect(read("# nothing\n").faults.map(\.kind) == [.noEntries])
    #expect(read("").faults.map(\.kind) == [.noEntries])
  }

  @Test func `a file that is not there is told`() {
    let (lexicon, faults) = LexiconReader.read(path: "/nowhere/names.tsv")
    #expect(lexicon.lexemes.isEmpty)
    #expect(faults.map(\.severity) == [.error])
    #expect(
      faults.first?.description
        == "/nowhere/names.tsv: the file cannot be read: No such file or directory;"
        + " the lexicon does nothing; look at its name and who may read it")
    #expect(LexiconReader.read(path: "/").faults.map(\.severity) == [.error])
    #expect(LexiconReader.read(path: "a\0b").faults.map(\.severity) == [.error])
  }

  @Test func `the language given from outside is that of a file without one`() {
    let german = LanguageTag("de")
    #expect(
      LexiconReader.read(Array("a\tb".utf8), path: "a", language: german).lexicon.language == german
    )
    #expect(
      LexiconReader.read(Array("# lang: fr\na\tb".utf8), path: "a", language: german).lexicon
        .language == LanguageTag("fr"))
  }

  @Test func `random bytes do no harm`() {
    var random = SeededGenerator(seed: 11)
    let signs = Array("ab'’-= \t\t\n\n#/[],.<>&;ˈəé\0\u{301}京ก\r".utf8) + [0xFF, 0xC3, 0x80]
    for _ in 0..<2_000 {
      let bytes = (0..<Int.random(in: 0...200, using: &random)).map { _ in
        signs[Int.random(in: signs.indices, using: &random)]
      }
      let (lexicon, faults) = LexiconReader.read(bytes, path: "a")
      for fault in faults + LexiconCheck.faults(in: lexicon) {
        #expect(!fault.what.isEmpty && !fault.description.contains("\n"))
      }
      let text = String(decoding: bytes.reversed(), as: UTF8.self)
      var end = 0
      for match in LexiconMatcher([lexicon]).matches(in: text, language: nil) {
        #expect(match.range.lowerBound >= end && match.range.upperBound <= text.utf8.count)
        end = match.range.upperBound
      }
    }
  }

  @Test func `a lexicon of one spelling a hundred thousand times is searched`() {
    let rows = (0..<100_000).map { "zephyr\tz\trole=r\($0)" }.joined(separator: "\n")
    let matcher = LexiconMatcher([read("# lang: en\n" + rows).lexicon])
    let text = String(repeating: "zephyr ", count: 1_000)
    #expect(matcher.matches(in: text, language: LanguageTag("en")).isEmpty)
  }

  @Test func `spellings that share their beginnings are searched`() {
    let rows = (1...64).map { String(repeating: "a ", count: $0) + "b\tb" }.joined(separator: "\n")
    let matcher = LexiconMatcher([read("# lang: en\n" + rows).lexicon])
    let text = String(repeating: "a ", count: 20_000)
    #expect(matcher.matches(in: text, language: LanguageTag("en")).isEmpty)
    #expect(matcher.matches(in: text + "b", language: LanguageTag("en")).count == 1)
  }
}
