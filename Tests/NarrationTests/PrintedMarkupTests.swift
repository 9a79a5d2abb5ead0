import DocumentImport
import EspeakEngine
import FoundationEssentials
import Glibc
import Narration
import Pronunciation
import ReadingContent
import SpeechSynthesis
import TestSupport
import Testing

/// The printed SSML, spoken by the engine's own command, says what is heard when the book is read.
@Suite(.serialized, .oneEngineAtATime) struct PrintedMarkupTests {
  private static let words = [
    "en": ["the", "old", "lamp", "a", "hour", "elephant", "of", "is", "and", "Yosemite", "read"],
    "fr": ["les", "enfants", "un", "arbre", "de", "la", "mer", "est", "grand", "hier"],
    "de": ["das", "alte", "Haus", "und", "ein", "Apfel", "ist", "nicht", "Straße"],
  ]
  private static let signs = [
    " ", " ", " ", ", ", "; ", ". ", "! ", "? ", " — ", "—", " (", ") ", " “", "” ", " [", "] ",
    " [[", "]] ", " & ", " < ", "> ", " «", "» ", "’s ", "… ", "-", " 1,234 ", " \"", "\" ",
  ]
  private static let notations = ["ˈkæt", "joʊˈsɛmɪti", "ˈzɛfɚ ˈwɪnd", "ləˈmiːʃən"]

  /// A paragraph of three languages, pronunciations, pauses and signs.
  private func mixture(_ numbers: inout SeededGenerator) -> AttributedText {
    var text = AttributedText()
    for _ in 0..<Int.random(in: 4...14, using: &numbers) {
      var attributes = SpeechAttributes()
      let language = Self.words.keys.sorted().randomElement(using: &numbers) ?? "en"
      if language != "en" { attributes.language = LanguageTag(language) }
      switch Int.random(in: 0..<12, using: &numbers) {
      case 0, 1:
        attributes.language = nil
        attributes.ipaNotation = Self.notations.randomElement(using: &numbers)
      case 2: attributes.pauseBefore = 10 * Int.random(in: 1...90, using: &numbers)
      case 3: attributes.emphasis = .strong
      case 4: attributes.rate = 0.8
      case 5: attributes.alias = "other words"
      case 6: attributes.spellOut = true
      default: break
      }
      let words = (0..<Int.random(in: 1...3, using: &numbers)).compactMap { _ in
        Self.words[language]?.randomElement(using: &numbers)
      }
      text.append(words.joined(separator: " "), attributes: attributes)
      text.append(Self.signs.randomElement(using: &numbers) ?? " ")
    }
    return text
  }

  @Test func `two hundred mixtures have the phonemes of the command`() async throws {
    var numbers = SeededGenerator(seed: 17)
    let texts = (0..<200).map { _ in mixture(&numbers) }
    try await compare(
      Book(
        metadata: BookMetadata(title: "Book", language: .english),
        sections: [
          Section(title: "", blocks: texts.map { Block(kind: .paragraph, text: $0) })
        ], resources: []))
  }

  @Test func `the tour of all markup has the phonemes of the command`() async throws {
    try await compare(try TestBooks.own("tour/tour.md"))
  }

  @Test func `a manual of much markup has the phonemes of the command`() async throws {
    for name in ["sile-and-markdown.md", "pandoc-tables.md"] {
      let path = PackageRoot.corpus?.appending(path: "markdown/markdown.sile/\(name)").path
      guard let path, FileManager.default.fileExists(atPath: path) else {
        return PackageRoot.corpusMissing()
      }
      var warnings: [BookWarning] = []
      try await compare(try DocumentImporter().book(at: [path], warnings: &warnings))
    }
  }

  private func compare(_ book: Book) async throws {
    signal(SIGPIPE, SIG_IGN)
    let engine = EspeakEngine(speakers: 1)
    let tracing = TracingEngine(engine)
    let transcriber = Transcriber(oracle: engine)
    let speaker = PassageSpeaker(
      engine: tracing, book: book, settings: NarrationSettings(), pronouncing: transcriber)
    let printer = MarkupPrinter(
      engine: engine, book: book, settings: NarrationSettings(), pronouncing: transcriber)
    var different: [String] = []
    for passage in Script(book: book) {
      let spoken = try await speaker.spoken(passage)
      #expect(!spoken.reports.contains { $0.kind == .crashed || $0.kind == .unconfirmed })
      let heard = passage.utterances.isEmpty ? "" : tracing.phonemes
      let document = try await printer.document(of: [passage]).text
      let result = try await ChildProcess.run(
        "espeak-ng", ["-m", "-q", "--ipa", "--stdin"],
        environment: ["PULSE_SERVER": "unix:/dev/null"], input: Array(document.utf8))
      #expect(result.status == .exited(0))
      if TracingEngine.bare(result.text) != heard {
        different.append("\(document): \(TracingEngine.bare(result.text)) | \(heard)")
      }
    }
    await engine.close()
    #expect(different == [])
  }
}
