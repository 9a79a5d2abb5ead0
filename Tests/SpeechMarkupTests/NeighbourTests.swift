import EspeakEngine
import Glibc
import Pronunciation
import ReadingContent
import SpeechMarkup
import SpeechSynthesis
import TestSupport
import Testing

/// A pronunciation beside every sign: it is spoken once, and its neighbours are what they are without
/// it.
@Suite(.serialized, .oneEngineAtATime) struct NeighbourTests {
  /// What stands before and after a word.
  private static let neighbours: [(before: String, after: String)] = [
    ("", ""), ("", "."), ("", ","), ("", ";"), ("", ":"), ("", "!"), ("", "?"), ("", "…"),
    ("", "..."), ("", "?!"), ("“", "”"), ("\"", "\""), ("«", "»"), ("« ", " »"),
    ("«\u{A0}", "\u{A0}»"), ("„", "“"), ("‹", "›"), ("(", ")"), ("[", "]"), ("[[", "]]"),
    ("{", "}"), ("<", ">"), ("—", "—"), ("–", "–"), (" — ", " — "), ("-", "-"), ("- ", " -"),
    ("/", "/"), ("|", "|"), ("_", "_"), ("\u{A0}", "\u{A0}"), ("\u{200B}", "\u{200B}"),
    ("\u{3000}", "\u{3000}"), ("“", ",”"), ("“", "!”"), ("(", ")."), ("(", "),"), ("¿", "?"),
    ("·", "·"), ("", " ?"), ("", " !"), ("\"(", ")\""), ("~", "~"), ("#", ""), ("", "%"), ("$", ""),
  ]

  private static let voices: [(voice: String, before: String, after: String, words: [String])] = [
    (
      "gmw/en-US", "They saw the ", " again today",
      [
        "kitten", "orange", "elephant", "window", "Yosemite", "river", "apple", "garden", "island",
        "machine", "hour", "engine", "yellow", "umbrella", "thought", "children", "bridge", "ice",
        "Alice", "queue",
      ]
    ),
    (
      "gmw/en", "They took the ", " and went",
      [
        "water", "orange", "elephant", "window", "carriage", "river", "apple", "garden", "island",
        "machine", "hour", "engine", "yellow", "umbrella", "thought", "children", "bridge", "ice",
        "Alice", "bottle",
      ]
    ),
    (
      "roa/fr", "Elle a vu ce ", " hier soir",
      [
        "bateau", "jardin", "soleil", "pont", "livre", "chemin", "village", "fromage", "grand",
        "château", "voisin", "marché", "printemps", "renard", "train", "cheval", "monde", "visage",
        "sentier", "rivage",
      ]
    ),
    (
      "gmw/de", "Sie fand das ", " dort oben",
      [
        "Haus", "Licht", "Wasser", "Buch", "Kind", "Fenster", "Schiff", "Mädchen", "Brot", "Dorf",
        "Feuer", "Gesicht", "Herz", "Jahr", "Kleid", "Leben", "Messer", "Pferd", "Schloss", "Tier",
      ]
    ),
    (
      "roa/es", "Ella miró la ", " muy tarde",
      [
        "casa", "mesa", "puerta", "ventana", "flor", "noche", "playa", "luna", "lluvia", "plaza",
        "carta", "silla", "tarde", "fiesta", "torre", "calle", "cabeza", "fuente", "guerra",
        "mañana",
      ]
    ),
  ]

  @Test(arguments: voices.map(\.voice))
  func `a pronunciation is spoken once and changes no neighbour`(_ voice: String) async throws {
    let row = try #require(Self.voices.first { $0.voice == voice })
    signal(SIGPIPE, SIG_IGN)
    let engine = EspeakEngine(speakers: 2)
    let different = try await differences(row, engine)
    await engine.close()
    #expect(different == [])
  }

  private func differences(
    _ row: (voice: String, before: String, after: String, words: [String]), _ engine: EspeakEngine
  ) async throws -> [String] {
    let mnemonics = try await engine.transcriptions(
      of: row.words, voice: row.voice, isMarkup: false, notation: .mnemonics)
    var plain: [String] = []
    var marked: [String] = []
    for (word, phonemes) in zip(row.words, mnemonics) {
      let phonemes = try #require(phonemes)
      for neighbour in Self.neighbours {
        for (before, after) in [(row.before, row.after), ("", row.after), (row.before, "")] {
          let start = before + neighbour.before
          let text = start + word + neighbour.after + after
          // The engine drops a dot before a small letter, and so do we.
          guard neighbour.after != "." || after.isEmpty else { continue }
          let first = start.unicodeScalars.count
          let element = SpokenElement(
            scalars: first..<first + word.unicodeScalars.count,
            kind: .phonetic(PhoneticNotation(phonemes, alphabet: .espeak)), source: .inline)
          let asked = try #require(element.asked(in: text))
          let markup = EngineMarkup(text, elements: [element], phonemes: [asked: [phonemes]])
          #expect(markup.isMarkup)
          plain.append(text)
          marked.append(markup.string)
        }
      }
    }
    let expected = try await engine.transcriptions(
      of: plain, voice: row.voice, isMarkup: false, notation: .ipa)
    let spoken = try await engine.transcriptions(
      of: marked, voice: row.voice, isMarkup: true, notation: .ipa)
    return zip(zip(plain, marked), zip(expected, spoken)).compactMap { texts, answers in
      let wanted = answers.0.map { TracingEngine.bare($0) }
      let got = answers.1.map { TracingEngine.bare($0) }
      guard wanted == nil || wanted != got else { return nil }
      return "\(texts.0) | \(texts.1): \(answers.0 ?? "-") | \(answers.1 ?? "-")"
    }
  }
}
