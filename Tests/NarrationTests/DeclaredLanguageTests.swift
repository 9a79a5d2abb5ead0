import DocumentImport
import EspeakEngine
import FoundationEssentials
import Glibc
import Pronunciation
import ReadingContent
import SpeechSynthesis
import TestSupport
import Testing

@testable import Narration

/// Runs whose language the author declares.
@Suite(.serialized, .oneEngineAtATime) struct DeclaredLanguageTests {
  private struct Spoken {
    let passage: SpokenPassage
    let runs: [TracingEngine.Spoken]
  }

  private func speak(
    _ book: Book, _ settings: NarrationSettings = NarrationSettings()
  ) async throws -> [Spoken] {
    signal(SIGPIPE, SIG_IGN)
    let engine = EspeakEngine(speakers: 1)
    let tracing = TracingEngine(engine)
    let speaker = PassageSpeaker(
      engine: tracing, book: book, settings: settings, pronouncing: Transcriber(oracle: engine))
    var all: [Spoken] = []
    for passage in Script(book: book, settings: settings) {
      all.append(Spoken(passage: try await speaker.spoken(passage), runs: tracing.spoken))
    }
    await engine.close()
    return all
  }

  @Test func `three languages in a sentence change exactly at the edges of the runs`() async throws
  {
    let book = TestBooks.markdown(
      "---\nlang: en-US\n---\n\nThe word [Schmetterling]{lang=de} and [papillon noir]{lang=fr} end.\n"
    )
    let spoken = try #require(try await speak(book).first)
    #expect(spoken.passage.reports == [])
    #expect(
      spoken.runs.map(\.run.text) == [
        "The word ", "Schmetterling", " and ", "papillon noir", " end.",
      ])
    #expect(
      spoken.runs.map(\.run.voice) == [
        "gmw/en-US", "gmw/de", "gmw/en-US", "roa/fr", "gmw/en-US",
      ])
    #expect(
      spoken.runs.map { TracingEngine.bare($0.told.phonemes ?? "") } == [
        "ðəwˈɜːd", "ʃmˈɛtɜlˌɪŋ", "ˈænd", "papijˈɔ̃nwˈaʁ", "ˈɛnd",
      ])
  }

  @Test func `nested languages go back to the one around them`() async throws {
    let book = TestBooks.markdown(
      "Go [nach [Paris la belle]{lang=fr} heute]{lang=de} then [noch]{lang=de} on.\n")
    let spoken = try #require(try await speak(book).first)
    #expect(
      spoken.runs.map { "\($0.run.voice): \($0.run.text)" } == [
        "gmw/en: Go ", "gmw/de: nach ", "roa/fr: Paris la belle", "gmw/de:  heute",
        "gmw/en:  then ", "gmw/de: noch", "gmw/en:  on.",
      ])
  }

  @Test func `what a voice reads by other rules is told with its place`() async throws {
    let book = TestBooks.markdown("He said [das ist the Computer]{lang=de} to me.\n")
    let spoken = try #require(try await speak(book).first)
    let report = try #require(spoken.passage.reports.first)
    #expect(report.kind == .readThroughOtherLanguage("en", voice: "gmw/de"))
    #expect(report.text == "the")
    #expect(report.description(in: book).hasPrefix("book.md, line 1, column 18: "))
    #expect(spoken.runs[1].told.phonemes?.contains("(en)") == true)
  }

  @Test func `a voice of the author's goes before the language's`() async throws {
    let book = TestBooks.markdown(
      "Hear [this]{voice=en-gb-scotland} and [that]{voice=nobody} and [cela]{voice=\"gmw/de\" lang=fr}.\n"
    )
    let spoken = try #require(try await speak(book).first)
    #expect(spoken.passage.reports.map(\.kind) == [.noNamedVoice("nobody")])
    #expect(
      spoken.runs.map(\.run.voice) == [
        "gmw/en", "gmw/en-GB-scotland", "gmw/en", "gmw/en", "gmw/en", "gmw/de",
      ])
  }

  @Test func `a foreign phrase is spoken inside the clause where that is wanted`() async throws {
    var settings = NarrationSettings()
    settings.foreignPhrases = .inClause
    let book = TestBooks.markdown(
      "---\nlang: en-US\n---\n\nShe saw the [Arc de Triomphe]{lang=fr}, the "
        + "[Straße]{lang=de} and [Paris, la nuit]{lang=fr}.\n")
    let spoken = try #require(try await speak(book, settings).first)
    #expect(
      spoken.runs.map { TracingEngine.bare($0.told.phonemes ?? "") } == [
        "ʃiːsˈɔːðəˈaʁkdə-tʁiˈɔ̃fðəʃtɾˈɑːsəænd", "paʁˈila-nyˈi",
      ])
    #expect(spoken.runs.map(\.run.voice) == ["gmw/en-US", "roa/fr"])
    #expect(spoken.passage.reports == [])
    let text = book.sections[0].blocks[0].text.string
    #expect(
      spoken.passage.segments.flatMap(\.words).map { text.bytes($0.range) } == [
        "She", "saw", "the", "Arc", "de", "Triomphe", "the", "Straße", "and", "Paris", "la", "nuit",
      ])
  }

  @Test func `an article with an apostrophe belongs to the pronunciation behind it`() async throws {
    let book = TestBooks.markdown(
      "---\nlang: fr\n---\n\nVoici l’[Arc]{ipa=\"aʁk\"}, qu'[on]{ipa=\"ɔ̃\"} d’[Albion]{ipa=\"albjɔ̃\"}.\n"
    )
    let spoken = try #require(try await speak(book).first)
    #expect(
      spoken.runs.map { TracingEngine.bare($0.told.phonemes ?? "") } == [
        "vwasˌilˈaʁkkˈɔ̃dalbjˈɔ̃"
      ])
    let text = book.sections[0].blocks[0].text.string
    #expect(
      spoken.passage.segments.flatMap(\.words).map { text.bytes($0.range) } == [
        "Voici", "l’Arc", "qu'on", "d’Albion",
      ])
  }

  @Test func `every span of many languages is spoken by its voice or reported`() async throws {
    let path = "markdown/udhr-article1-bracketed-spans.md"
    guard let file = PackageRoot.corpus?.appending(path: path),
      FileManager.default.fileExists(atPath: file.path)
    else { return PackageRoot.corpusMissing() }
    var warnings: [BookWarning] = []
    let book = try DocumentImporter().book(at: [file.path], warnings: &warnings)
    #expect(warnings.isEmpty)
    let spoken = try await speak(book)
    let engine = EspeakEngine(speakers: 1)
    var spans = 0
    for part in spoken {
      let texts = part.passage.passage.utterances.flatMap(\.parts)
      guard let language = texts.first?.language else { continue }
      spans += 1
      let reports = part.passage.reports
      let best = try? await engine.voice(for: language).identifier
      guard let best else {
        #expect(reports.contains { $0.kind == .noVoice(language: language) })
        continue
      }
      for run in part.runs {
        #expect(run.run.voice == best)
        if run.told.phonemes?.contains("(") == true {
          #expect(
            reports.contains {
              if case .readThroughOtherLanguage = $0.kind { true } else { false }
            },
            "\(language): \(run.told.phonemes ?? "")")
        }
      }
    }
    await engine.close()
    #expect(spans == 24)
  }
}
