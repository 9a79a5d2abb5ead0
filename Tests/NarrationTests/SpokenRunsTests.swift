import EspeakEngine
import Narration
import Pronunciation
import ReadingContent
import SpeechSynthesis
import TestSupport
import Testing

/// What an author marks is spoken as marked, once, and nothing around it changes.
@Suite(.serialized, .oneEngineAtATime) struct SpokenRunsTests {
  /// What stands right before and right after a word.
  static let neighbours: [(before: String, after: String)] = [
    ("", ""), ("\"", "\""), ("“", "”"), ("‘", "’"), ("'", "'"), ("«", "»"), ("« ", " »"),
    ("„", "“"), ("‹", "›"), ("(", ")"), ("[", "]"), ("[[", "]]"), ("{", "}"), ("<", ">"),
    ("/", "/"), ("—", "—"), ("–", "–"), (" — ", " — "), ("-", "-"), ("…", "…"), ("¿", "?"),
    ("¡", "!"), ("", ","), ("", ";"), ("", ":"), ("", "."), ("", "?"), ("", "!"), ("", "]]"),
    ("]]", ""), ("\u{A0}", "\u{A0}"), ("\u{200B}", "\u{200B}"), ("\u{2009}", "\u{2009}"),
    ("\u{202F}", "\u{202F}"), ("*", "*"), ("_", "_"), ("~", "~"), ("|", "|"), ("&", "&"),
    ("=", "="), ("+", "+"), ("#", ""), ("@", ""), ("", "%"), ("§ ", ""), ("5 ", " 6"),
    ("\t", "\t"), ("(“", "”)"), ("\"(", ")\""), ("", "’s"),
  ]

  /// A voice, a sentence with a place for a word, and words that fit there.
  struct Setting: Sendable, CustomTestStringConvertible {
    let language: String
    let before: String
    let after: String
    let words: [String]

    var testDescription: String { language }
  }

  private static let english = [
    "garden", "water", "river", "mountain", "paper", "doctor", "summer", "window", "kitchen",
    "letter", "dragon", "forest", "market", "silver", "tiger", "button", "candle", "basket",
    "teacher", "mirror",
  ]

  static let settings = [
    Setting(
      language: "en-US", before: "Tomorrow we find ", after: " near Boston",
      words: english),
    Setting(
      language: "en-GB", before: "Tomorrow we find ", after: " near Bristol",
      words: english),
    Setting(
      language: "fr", before: "Demain nous trouvons ", after: " sur la table",
      words: [
        "jardin", "montagne", "papier", "docteur", "cuisine", "lettre", "dragon", "bouton",
        "panier", "miroir", "cheval", "maison", "fromage", "bateau", "chapeau", "soleil", "neige",
        "printemps", "musique", "tambour",
      ]),
    Setting(
      language: "de", before: "Morgen finden wir ", after: " bei Berlin",
      words: [
        "Garten", "Wasser", "Flüsse", "Berge", "Papier", "Doktor", "Sommer", "Fenster", "Küche",
        "Briefe", "Drachen", "Wälder", "Markt", "Silber", "Tiger", "Knöpfe", "Kerzen", "Körbe",
        "Lehrer", "Spiegel",
      ]),
    Setting(
      language: "es", before: "Mañana buscamos ", after: " cerca de Madrid",
      words: [
        "jardines", "montaña", "papel", "doctores", "cocina", "cartas", "dragones", "bosque",
        "mercado", "plata", "tigres", "botones", "velas", "cestas", "maestro", "espejo",
        "caballo", "casas", "queso", "barcos",
      ]),
  ]

  @Test(arguments: settings)
  func `a pronunciation beside any sign is spoken once and leaves its neighbours as they are`(
    _ setting: Setting
  ) async throws {
    let reader = try await Reader(language: setting.language)
    let pronunciations = try await reader.ipa(of: setting.words)
    var different: [String] = []
    var count = 0
    for (index, word) in setting.words.enumerated() {
      // Another word's pronunciation, so that reading the word itself would show.
      let other = (index + 7) % setting.words.count
      for neighbour in Self.neighbours {
        if neighbour.after == "’s", !setting.language.hasPrefix("en") { continue }
        let before = setting.before + neighbour.before
        let after = neighbour.after + setting.after
        var marked = AttributedText(before)
        var attributes = SpeechAttributes()
        attributes.ipaNotation = pronunciations[other]
        marked.append(word, attributes: attributes)
        marked.append(after)
        let heard = try await reader.phonemes(of: marked)
        let plain = try await reader.phonemes(
          of: AttributedText(before + setting.words[other] + after))
        count += 1
        if heard != plain {
          different.append(
            "\(before)[\(word)]{ipa=\(pronunciations[other])}\(after): \(heard), not \(plain)")
        }
      }
    }
    await reader.close()
    print("\(setting.language): \(count - different.count) of \(count) as asked")
    #expect(different.isEmpty, "\(different.prefix(40).joined(separator: "\n"))")
  }
}

/// Reads single texts aloud and tells their phonemes.
private final class Reader: Sendable {
  private let engine = EspeakEngine(speakers: 1)
  private let tracing: TracingEngine
  private let transcriber: Transcriber
  private let language: String

  init(language: String) async throws {
    tracing = TracingEngine(engine)
    transcriber = Transcriber(oracle: engine)
    self.language = language
  }

  func close() async { await engine.close() }

  func ipa(of words: [String]) async throws -> [String] {
    let voice = try await engine.voice(for: language).identifier
    let answers = try await engine.transcriptions(
      of: words, voice: voice, isMarkup: false, notation: .ipa)
    let known = answers.compactMap { $0 }
    try #require(known.count == words.count)
    return known
  }

  /// The phonemes of a text as a paragraph of its own.
  func phonemes(of text: AttributedText) async throws -> String {
    let book = Book(
      metadata: BookMetadata(title: "", language: LanguageTag(language)),
      sections: [Section(title: "", blocks: [Block(kind: .paragraph, text: text)])],
      resources: [])
    let speaker = PassageSpeaker(
      engine: tracing, book: book, settings: NarrationSettings(), pronouncing: transcriber)
    var passages = Script(book: book).makeIterator()
    let first = passages.next()
    let passage = try #require(first)
    _ = try await speaker.spoken(passage)
    return tracing.phonemes
  }
}
