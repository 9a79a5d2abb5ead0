import Pronunciation
import ReadingContent
import SpeechMarkup
import SpeechSynthesis
import Testing

@testable import Narration

/// The speaking of pronunciations, on an engine without a voice.
@Suite struct PronouncedPassageTests {
  /// Knows some pronunciations: a word of phonemes for each word of the notation.
  private struct Table: Pronouncing {
    func pronunciations(
      of notations: [PhoneticNotation], voice: String, spellings: [String?]
    ) async throws(SpeechError) -> [Result<Pronunciation, PhoneticFault>] {
      notations.map { notation in
        guard notation.text != "?" else {
          return .failure(PhoneticFault(.unknown(symbol: "?", suggestion: nil), asked: notation))
        }
        let changes =
          notation.text.contains("q")
          ? [Pronunciation.Change(kind: .approximated, symbol: "q", replacement: "k", scalar: 0)]
          : []
        return .success(
          Pronunciation(
            asked: notation, phonemes: notation.text.split(separator: " ").map { "\($0)@" },
            spoken: notation.text, changes: changes))
      }
    }
  }

  private func speak(
    _ markdown: String, _ options: SilentEngine.Options = SilentEngine.Options(),
    pronouncing: (any Pronouncing)? = Table()
  ) async throws -> (words: [String], spoken: SpokenPassage, runs: [SpeechRequest.Run], Book) {
    let book = TestBooks.markdown(markdown)
    let engine = SilentEngine(options)
    let speaker = PassageSpeaker(
      engine: engine, book: book, settings: NarrationSettings(), pronouncing: pronouncing)
    let spoken = try await speaker.spoken(try TestBooks.firstPassage(of: book))
    let text = book.sections[0].blocks[0].text.string
    return (
      spoken.segments.flatMap(\.words).map { text.bytes($0.range) }, spoken,
      engine.requests.last?.runs ?? [], book
    )
  }

  @Test func `pronunciations are given to the engine, and their words are heard`() async throws {
    let told = try await speak("The [old cat]{ipa=\"a b\"} and [it]{ipa=\"a b c\"} sat.")
    #expect(told.runs.map(\.text) == ["The [[a@ b@]] and [[a@ b@ c@]] sat."])
    #expect(told.runs.map(\.isMarkup) == [true])
    #expect(told.words == ["The", "old", "cat", "and", "it", "sat."])
    #expect(told.spoken.reports == [])
  }

  @Test func `what cannot be pronounced is read plainly and told with its place`() async throws {
    let told = try await speak("The [old]{ipa=\"?\"} [cat]{ipa=\"aq\"} sat on [a qi]{ipa=\"q i\"}.")
    #expect(told.runs.map(\.text) == ["The old [[aq@]] sat on [[q@ i@]] "])
    #expect(
      told.spoken.reports.map(\.kind) == [
        .notPronounced(
          PhoneticFault(.unknown(symbol: "?", suggestion: nil), asked: PhoneticNotation("?"))),
        .approximated(symbol: "q", replacement: "k", voice: "en"),
        .approximated(symbol: "q", replacement: "k", voice: "en"),
      ])
    #expect(told.spoken.reports.map(\.text) == ["old", "cat", "a qi"])
    var known: Set<String> = []
    #expect(told.spoken.reports.newOnes(told: &known).count == 2)
    #expect(
      told.spoken.reports.first?.description(in: told.3).hasPrefix("book.md, line 1, column 6: ")
        == true)
  }

  @Test func `without anybody to ask the words are read plainly`() async throws {
    let told = try await speak("The [old]{ipa=\"a\"} cat.", pronouncing: nil)
    #expect(told.runs.map(\.text) == ["The old cat."])
    #expect(told.spoken.reports.map(\.text) == ["old"])
  }

  @Test func `a pronunciation that crashes the engine gives way to its words`() async throws {
    var options = SilentEngine.Options()
    options.crashesOn = "boom@"
    let told = try await speak("One two three [four]{ipa=\"boom\"} five six seven.", options)
    #expect(told.words == ["One", "two", "three", "four", "five", "six", "seven."])
    #expect(told.spoken.reports.count == 1)
    guard case .notPronounced(let fault) = told.spoken.reports.first?.kind else {
      Issue.record("\(told.spoken.reports)")
      return
    }
    #expect(fault.kind == .unspeakable)
    #expect(told.spoken.reports.first?.text == "four")
  }

  @Test func `a long piece is cut, but no pronunciation is`() async throws {
    let words = (0..<180).map { "w\($0)" }
    let sounds = words.map { _ in "abcdef" }.joined(separator: " ")
    let told = try await speak(
      "Start [\(words.joined(separator: " "))]{ipa=\"\(sounds)\"} end of it.")
    #expect(told.spoken.reports == [])
    #expect(told.runs.count == 3)
    // The pronunciation is in one piece, of clauses that the engine speaks whole.
    let clauses = told.runs[1].text.split(separator: ",")
    #expect(clauses.count == 3)
    #expect(clauses.allSatisfy { $0.utf8.count <= 620 })
    #expect(clauses.map { $0.split(separator: "@").count - 1 }.reduce(0, +) == words.count)
    #expect(told.words == ["Start"] + words + ["end", "of", "it."])
  }

  @Test func `the author's pauses are exactly as long as asked, at any rate`() async throws {
    for rate in [100, 175, 400] {
      let book = TestBooks.markdown("One []{pause=1.5s}two[]{pause=250ms}.\n")
      var settings = NarrationSettings()
      settings.rate = rate
      let speaker = PassageSpeaker(engine: SilentEngine(), book: book, settings: settings)
      let spoken = try await speaker.spoken(try TestBooks.firstPassage(of: book))
      let samples = spoken.segments[0].samples
      let words = spoken.segments[0].words
      let first = try #require(words.first)
      let second = try #require(words.last)
      // A word sounds at every sample, and a thousand samples are a second.
      let silence = samples[first.samples.lowerBound..<second.samples.lowerBound].count { $0 == 0 }
      let length = max(1, 100 * 175 / rate)
      #expect(silence == 1_500)
      #expect(second.samples.lowerBound == 3 * length + 1_500)
      #expect(samples.count == 3 * length + 1_500 + 4 * length + 500 + 250)
    }
  }

  @Test func `what is not read as the kind of thing it is, is told`() async throws {
    let told = try await speak("In [1805]{say-as=date} and [12]{say-as=telephone}.")
    #expect(told.spoken.reports.map(\.kind) == [.notReadAs("date")])
    #expect(told.spoken.reports.map(\.text) == ["1805"])
    #expect(
      told.runs.map(\.text) == ["In 1805 and <say-as interpret-as=\"telephone\">12</say-as> "])
  }
}
