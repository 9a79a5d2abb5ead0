import EspeakEngine
import Glibc
import Narration
import Pronunciation
import ReadingContent
import SpeechSynthesis
import TestSupport
import Testing

/// Pronunciations that an author should not have written: none is silent, and each that is not
/// spoken is told with its place.
@Suite(.serialized, .oneEngineAtATime) struct HostilePronunciationTests {
  private static let letters = Array("abdefɡhijklmnopstuvwzæɑɔəɛɜɪŋɹʃʊʌʒθð")

  private static func ipa(_ count: Int, spaceEvery distance: Int?) -> String {
    var numbers = SeededGenerator(seed: UInt64(count))
    return (0..<count).map { index in
      let space = distance.map { index > 0 && index % $0 == 0 } ?? false
      return (space ? " " : "") + String(letters.randomElement(using: &numbers) ?? "a")
    }.joined()
  }

  private static let notations: [PhoneticNotation] =
    [1, 2, 10, 99, 100, 101, 250, 349, 1_000, 5_000].flatMap { count in
      [PhoneticNotation(ipa(count, spaceEvery: nil)), PhoneticNotation(ipa(count, spaceEvery: 7))]
    }
    + [
      "", " ", "\"", ">", "<", "&", "[[", "]]", "k[[æ]]t", "kæt\"/>", "</speak>", "\u{0}",
      "\u{1}5S",
      "kæ\nt", "☃", "k☃æt", "(k)æt", "ˈˈˈ", "ː", "\u{301}", "kæt ~ kɑːt",
    ].map { PhoneticNotation($0) }
    + ["k'at]] [[", "_^_fr", "k'at _^_xx", "]]", "\"", "<", "k&t", "zzz", "@@@"].map {
      PhoneticNotation($0, alphabet: .espeak)
    }

  @Test func `nothing is silent, nothing crashes, and what is not spoken is told`() async throws {
    signal(SIGPIPE, SIG_IGN)
    let engine = EspeakEngine(speakers: 2)
    let transcriber = Transcriber(oracle: engine)
    var faulty: [String] = []
    for notation in Self.notations {
      var text = AttributedText()
      text.append("Before ", from: 0..<7)
      var attributes = SpeechAttributes()
      attributes.phonetic = notation
      text.append("word", attributes: attributes, from: 7..<11)
      text.append(" after it.", from: 11..<21)
      let book = Book(
        metadata: BookMetadata(title: "Book", language: LanguageTag("en-US")),
        sections: [Section(title: "", blocks: [Block(kind: .paragraph, text: text)])],
        resources: [SourceResource(path: "book.md", text: "Before word after it.")])
      let speaker = PassageSpeaker(
        engine: engine, book: book, settings: NarrationSettings(), pronouncing: transcriber)
      let spoken = try await speaker.spoken(try TestBooks.firstPassage(of: book))
      let segment = try #require(spoken.segments.first)
      let words = segment.words.map { text.string.bytes($0.range) }
      let word = segment.words.first { $0.range == 7..<11 }
      let isHeard =
        word.map { segment.samples[$0.samples].contains { abs(Int($0)) > 100 } } ?? false
      let isTold = spoken.reports.contains { $0.position.offset == 7 && $0.text == "word" }
      let name = "\(notation.text.prefix(20).debugDescription), \(notation.text.count): "
      if words != ["Before", "word", "after", "it"] { faulty.append(name + "\(words)") }
      if !isHeard { faulty.append(name + "silent") }
      for report in spoken.reports where report.kind == .crashed || report.kind == .unconfirmed {
        faulty.append(name + report.description(in: book))
      }
      if try await transcriber.pronunciation(of: notation, voice: "gmw/en-US").isFailure, !isTold {
        faulty.append(name + "not told")
      }
    }
    await engine.close()
    #expect(faulty == [])
  }
}

extension Result {
  fileprivate var isFailure: Bool {
    if case .failure = self { true } else { false }
  }
}
