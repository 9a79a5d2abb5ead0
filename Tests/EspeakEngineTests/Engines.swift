import EspeakEngine
import Glibc
import SpeechSynthesis

/// Runs a body with an engine, and closes it.
@discardableResult
func withEngine<Answer: Sendable>(
  speakers: Int = 1, base: String = "en", _ body: (EspeakEngine) async throws -> Answer
) async throws -> Answer {
  signal(SIGPIPE, SIG_IGN)
  let engine = EspeakEngine(speakers: speakers, baseLanguage: base)
  do {
    let answer = try await body(engine)
    await engine.close()
    return answer
  } catch {
    await engine.close()
    throw error
  }
}
