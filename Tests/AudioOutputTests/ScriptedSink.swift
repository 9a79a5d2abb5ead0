import AudioOutput
import SpeechSynthesis
import Synchronization

/// A sink that gets stuck where a test wants it to; the lock guards all of it.
final class ScriptedSink: AudioSink {
  private struct State {
    var played: [Int16] = []
    var held: [Int16] = []
    var limit: Int
    var isClosed = false
    var failure: AudioOutputError?
  }

  let format = AudioFormat.speech
  private let room = 400
  private let keepsInPause: Bool
  private let state: Mutex<State>

  /// Makes a sink with little room for samples that are not played.
  ///
  /// - Parameters:
  ///   - playing: How many samples it plays before it gets stuck with the next ones.
  ///   - keepsInPause: Whether it keeps what it holds in a pause, or drops it.
  init(playing: Int = .max, keepsInPause: Bool = false) {
    self.keepsInPause = keepsInPause
    state = Mutex(State(limit: playing))
  }

  var played: [Int16] { state.withLock { $0.played } }
  var isClosed: Bool { state.withLock { $0.isClosed } }

  /// Gets unstuck.
  func playAll() {
    state.withLock { $0.limit = .max }
  }

  func fail(_ error: AudioOutputError) {
    state.withLock { $0.failure = error }
  }

  func write(
    _ samples: ArraySlice<Int16>, waiting milliseconds: Int
  ) throws(AudioOutputError) -> Int {
    try state.withLock { state throws(AudioOutputError) in
      if let failure = state.failure { throw failure }
      let taken = samples.prefix(room - state.held.count)
      state.held += taken
      return taken.count
    }
  }

  func unheardSamples() -> Int {
    state.withLock { state in
      let count = min(state.held.count, state.limit - state.played.count)
      state.played += state.held.prefix(count)
      state.held.removeFirst(count)
      return state.held.count
    }
  }

  func pause() -> Int {
    state.withLock { state in
      guard !keepsInPause else { return 0 }
      defer { state.held = [] }
      return state.held.count
    }
  }

  func resume() {}

  func flush() -> Int {
    state.withLock { state in
      defer { state.held = [] }
      return state.held.count
    }
  }

  func close() { state.withLock { $0.isClosed = true } }
}
