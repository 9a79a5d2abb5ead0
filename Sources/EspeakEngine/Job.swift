import SpeechSynthesis
import Synchronization

/// What a speaker told for a request, besides runs.
struct Answer: Sendable {
  /// The voices.
  var voices: [Voice] = []
  /// The phonemes of the texts of a transcription, in their order.
  var transcriptions: [String] = []
  /// Where the engine's data are, and which version the engine has.
  var data: (folder: String, version: String)?
}

/// A request that waits for a speaker or is with one.
final class Job: Sendable {
  private struct State {
    var continuation: CheckedContinuation<Result<Answer, SpeechError>, Never>?
    var result: Result<Answer, SpeechError>?
  }

  /// What is asked.
  let request: SpeakerRequest
  /// The same as it travels.
  let frame: WireFrame

  private let receive: @Sendable (SpokenRun) -> Void
  private let state = Mutex(State())

  /// Makes a job.
  init(
    request: SpeakerRequest, frame: WireFrame, receive: @escaping @Sendable (SpokenRun) -> Void
  ) {
    self.request = request
    self.frame = frame
    self.receive = receive
  }

  /// Whether nobody waits for it any more.
  var isFinished: Bool {
    state.withLock { $0.result != nil }
  }

  /// Resumes the continuation as soon as the job is finished.
  func wait(with continuation: CheckedContinuation<Result<Answer, SpeechError>, Never>) {
    let early = state.withLock { state in
      if state.result == nil { state.continuation = continuation }
      return state.result
    }
    if let early { continuation.resume(returning: early) }
  }

  /// Hands a run over, unless nobody waits for it any more.
  func deliver(_ run: SpokenRun) {
    guard !isFinished else { return }
    receive(run)
  }

  /// Finishes the job; only the first time counts.
  func finish(_ result: Result<Answer, SpeechError>) {
    let continuation = state.withLock { state in
      guard state.result == nil else {
        return nil as CheckedContinuation<Result<Answer, SpeechError>, Never>?
      }
      state.result = result
      defer { state.continuation = nil }
      return state.continuation
    }
    continuation?.resume(returning: result)
  }
}
