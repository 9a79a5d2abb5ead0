import EspeakEngine
import Pronunciation
import ReadingContent
import SpeechSynthesis

/// What the commands for lexicons begin with: an engine that is asked what it would say.
struct Asking {
  let engine: EspeakEngine
  let transcriber: Transcriber

  /// Starts the engine.
  init(_ parsed: ParsedOptions) {
    engine = Opening.engine(parsed, speakers: Opening.cores)
    transcriber = Opening.transcriber(engine)
  }

  /// The identifiers of the voices that `--voice` names, else the best one for a language.
  ///
  /// - Throws: ``CommandFailure`` for a voice that does not exist or a language that none speaks.
  func voices(_ parsed: ParsedOptions, for language: LanguageTag?) async throws -> [String] {
    let names = parsed.texts(.askedVoice)
    if !names.isEmpty {
      let all = try await engine.voices()
      return try names.map { try all.voice(called: $0).identifier }
    }
    let tag = (language ?? .english).description
    do throws(SpeechError) {
      return [try await engine.voice(for: tag).identifier]
    } catch {
      guard case .noVoice = error else { throw error }
      throw CommandFailure(
        status: .usage,
        description: "no voice speaks \"\(tag)\", so nothing could be asked; name one with --voice")
    }
  }
}
