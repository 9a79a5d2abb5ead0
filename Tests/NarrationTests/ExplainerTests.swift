import EspeakEngine
import Glibc
import Narration
import Pronunciation
import ReadingContent
import TestSupport
import Testing

@Suite(.serialized, .oneEngineAtATime) struct ExplainerTests {
  private func explained(
    _ markdown: String, _ lexicons: [Lexicon] = []
  ) async throws -> [ExplainedWord] {
    signal(SIGPIPE, SIG_IGN)
    let book = TestBooks.markdown(markdown)
    var settings = NarrationSettings()
    settings.lexicons = lexicons
    let engine = EspeakEngine(speakers: 1)
    let explainer = Explainer(
      engine: engine, book: book, settings: settings, pronouncing: Transcriber(oracle: engine))
    var words: [ExplainedWord] = []
    for passage in Script(book: book, settings: settings) {
      words += try await explainer.words(of: passage)
    }
    await engine.close()
    return words
  }

  private func lexicon() throws -> Lexicon {
    let entries: [(String, Lexeme.Reading.Content)] = [
      ("Yosemite", .notation(PhoneticNotation("joʊˈsɛmɪti"))), ("kWh", .alias("kilowatt hour")),
    ]
    return Lexicon(
      path: "names.pls", language: .english,
      lexemes: try entries.enumerated().map { index, entry in
        try #require(
          Lexeme(
            graphemes: [Lexeme.Grapheme(entry.0, line: index + 5, column: 1)],
            readings: [Lexeme.Reading(entry.1, line: index + 6, column: 9)], line: index + 5))
      })
  }

  @Test func `each word is told with who decided it and what is heard`() async throws {
    let words = try await explained(
      "---\nlang: en-US\n---\n\nIn [zephyr]{ipa=\"ˈkæt\"}'s—Yosemite, a kWh, [ISBN]{.spell-out} "
        + "[a]{ipa=\"☃\"} [Straße]{lang=de}.\n", [try lexicon()])
    #expect(
      words.map(\.text) == ["In", "zephyr's", "Yosemite", "a", "kWh", "ISBN", "a", "Straße"])
    #expect(
      words.map(\.spoken) == [
        "ɪn", "kˈæts", "joʊsˈɛmɪti", "ɐ", "kˈɪləwˌɑːt ˈaʊɚ", "ˌaɪˌɛsbˌiːˈɛn", "ˈeɪ", "ʃtɾˈɑːsə",
      ])
    #expect(
      words.map(\.decidedBy) == [
        .engine, .inline, .lexicon(path: "names.pls", line: 6), .engine,
        .lexicon(path: "names.pls", line: 7), .inline, .inline, .engine,
      ])
    #expect(words[4].said == "kilowatt hour")
    #expect(words[1].asked == PhoneticNotation("ˈkæts"))
    #expect(words[6].fault != nil)
    #expect(words.map(\.voice).last == "gmw/de")
    #expect(words.allSatisfy { $0.source != nil })
  }

  @Test func `what is said through another language and what is approximated is told`() async throws
  {
    let words = try await explained("[the Baum]{lang=de} [ach]{ipa=\"ax\"}.\n")
    #expect(words.map(\.otherLanguage) == ["en", nil, nil])
    #expect(words[2].changes.map(\.kind).contains(.approximated) || words[2].changes == [])
    #expect(words.allSatisfy { $0.spoken?.contains("(") == false })
  }
}
