import EspeakEngine
import ReadingContent
import SpeechSynthesis

/// `read-aloud voices`: the voices that can read.
struct VoicesCommand: Command {
  static let name = "voices"
  static let summary = "List the voices that can read."
  static let options: [Option] = [.lang, .json]
  static let examples = [
    Example("read-aloud voices", "Lists all of them, by language."),
    Example("read-aloud voices --lang de-AT", "Names the one that reads a language."),
  ]

  private struct Row: Encodable {
    let language: String
    let name: String
    let identifier: String
    let otherLanguages: [String]
  }

  func run(_ parsed: ParsedOptions, console: Console) async throws -> ExitStatus {
    let engine = EspeakEngine(speakers: 1)
    let voices: [Voice]
    if let language = try Opening.language(parsed) {
      let voice = try await engine.voice(for: language.description)
      // The engine tells all languages of a voice in its list alone.
      voices = try await engine.voices().filter { $0.identifier == voice.identifier }
    } else {
      voices = try await engine.voices()
    }
    await engine.close()
    let rows = voices.map { voice in
      Row(
        language: voice.languages.first ?? "", name: voice.name, identifier: voice.identifier,
        otherLanguages: Array(voice.languages.dropFirst()))
    }.sorted { ($0.language, $0.identifier) < ($1.language, $1.identifier) }
    if parsed.has(.json) {
      try console.print(json: rows)
      return .done
    }
    for row in rows {
      console.print(
        "\(padded(row.language, 14)) \(padded(row.name, 30)) \(row.identifier)"
          + (row.otherLanguages.isEmpty ? "" : "  (\(row.otherLanguages.joined(separator: ", ")))"))
    }
    return .done
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
