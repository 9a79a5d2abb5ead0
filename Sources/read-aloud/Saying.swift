import AudioExport
import AudioOutput
import EspeakEngine
import Narration
import Pronunciation
import ReadingContent
import SpeechSynthesis
import TerminalPlayer

/// Speaks a short text for `say` and its like, to where `--output` sends it.
struct Saying {
  let output: SoundPlace
  let engine: EspeakEngine
  let settings: NarrationSettings
  let console: Console

  /// Speaks a book, and says what is not spoken as it should be.
  ///
  /// - Parameters:
  ///   - book: What is spoken.
  ///   - showing: Called with each line when the voice reaches it, where the sound is played.
  /// - Throws: What the sound failed with, or ``CommandFailure`` where the voice failed.
  func say(_ book: Book, showing: @escaping @Sendable (String) -> Void = { _ in }) async throws {
    let transcriber = Opening.transcriber(engine)
    let speaker = PassageSpeaker(
      engine: engine, book: book, settings: settings, pronouncing: transcriber)
    let script = Script(book: book, settings: settings)
    switch output {
    case .file(let path):
      let reports = try await SoundFile.write(
        script.makeIterator(), to: path, speaker: speaker, jobs: 1)
      for report in reports { console.warning(report.description(in: book)) }
    case .output(let choice):
      let sink = try AudioOutput.open(choice, format: engine.format)
      let session = PlayerSession(
        book: LaidOutBook(book), script: script,
        narrator: Narrator(script: script, speaker: speaker, ahead: 1),
        face: LinearFace(keys: KeyTable(), text: showing) { _ in
        }, terminal: nil, keys: KeyTable()
      ) { _ in }
      let (end, reports) = await session.play(
        from: BlockPosition(section: 0, block: 0), to: sink)
      for report in reports { console.warning(report) }
      try end.check()
    }
  }
}
