import Pronunciation
import ReadingContent
import Testing

@Suite struct LexiconExpectationReaderTests {
  private func read(_ text: String) -> (tests: [LexiconExpectation], warnings: [String]) {
    var warnings: [BookWarning] = []
    let tests = LexiconExpectationReader.expectations(
      in: text, path: "a.tests.tsv", warnings: &warnings)
    return (tests, warnings.map(\.description))
  }

  @Test(arguments: [
    ("names.en.pls", "names.en.tests.tsv"), ("a/b.c/names", "a/b.c/names.tests.tsv"),
    ("../x.tsv", "../x.tests.tsv"), ("a/.tsv", "a/.tsv.tests.tsv"), ("", ".tests.tsv"),
    ("a/", "a/.tests.tsv"),
  ])
  func `the tests of a lexicon lie beside it`(_ lexicon: String, _ tests: String) {
    #expect(LexiconExpectationReader.path(forLexicon: lexicon) == tests)
  }

  @Test(arguments: ["\n", "\r\n"])
  func `each line is a test with its number`(_ end: String) {
    let (tests, warnings) = read(
      [
        "\u{FEFF}# Names", "", "We saw Yosemite.\t Yosemite \tjoʊˈsɛmɪti", "A bow.\tbow\t-",
        "3 kWh\tkWh\t= kilowatt hours", "",
      ].joined(separator: end))
    #expect(warnings.isEmpty)
    #expect(
      tests == [
        LexiconExpectation(
          path: "a.tests.tsv", line: 3, sentence: "We saw Yosemite.", word: "Yosemite",
          expected: .spoken("joʊˈsɛmɪti")),
        LexiconExpectation(
          path: "a.tests.tsv", line: 4, sentence: "A bow.", word: "bow", expected: .untouched),
        LexiconExpectation(
          path: "a.tests.tsv", line: 5, sentence: "3 kWh", word: "kWh",
          expected: .alike("kilowatt hours")),
      ])
  }

  @Test(arguments: [
    ("one", "there is 1 field instead of 3"), ("a\tb", "there are 2 fields instead of 3"),
    ("a\tb\tc\td", "there are 4 fields instead of 3"), ("\tb\tc", "the sentence is empty"),
    ("a\t \tc", "the word is empty"), ("a\tb\t", "the IPA is empty"),
    ("a\tb\t=", "there are no words after the sign ="),
  ])
  func `a line that is no test is told and the others are kept`(_ line: String, _ fault: String) {
    let (tests, warnings) = read("\(line)\na\tb\tc")
    #expect(tests.map(\.line) == [2])
    #expect(warnings.count == 1)
    #expect(
      warnings.first?.hasPrefix("a.tests.tsv, line 1: \(fault), so this line tests nothing; ")
        == true)
  }
}
