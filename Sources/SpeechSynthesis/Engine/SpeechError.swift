/// What can keep a text from being spoken.
public enum SpeechError: Error, Hashable, Sendable {
  /// The program that holds the engine is not where it should be.
  case speakerMissing(path: String)
  /// The program that holds the engine could not be started.
  case speakerNotStarted(path: String, reason: String)
  /// The program that holds the engine ended while it was needed.
  case speakerLost
  /// The engine itself could not be started, such as for want of its data files.
  case engineNotStarted(reason: String)
  /// The engine crashed on a run of the request; the speaker itself lives on.
  case crashed(run: Int, signal: Int)
  /// The engine refused a run of the request.
  case refused(run: Int, reason: String)
  /// There is no voice of that name or language.
  case noVoice(String)
  /// A file of the engine's data cannot be read or is not what it should be.
  case unreadableData(path: String, reason: String)
  /// What came over the pipe is not what was agreed.
  case garbled(String)
  /// The task was cancelled, or the engine closed, before the request was done.
  case cancelled
}

extension SpeechError: CustomStringConvertible {
  /// What happened and what to do, in a sentence or two.
  public var description: String {
    switch self {
    case .speakerMissing(let path):
      "the speaker program is missing at \(path), so nothing can be spoken; build it with "
        + "`make build`, or set READ_ALOUD_LIBEXEC to its folder"
    case .speakerNotStarted(let path, let reason):
      "the speaker program \(path) did not start (\(reason)), so nothing can be spoken"
    case .speakerLost:
      "the speaker program ended while it was speaking"
    case .engineNotStarted(let reason):
      "espeak-ng did not start (\(reason)), so nothing can be spoken; is the package "
        + "espeak-ng-data installed?"
    case .crashed(let run, let signal):
      "the engine crashed with signal \(signal) on part \(run + 1) of the passage"
    case .refused(let run, let reason):
      "the engine refused part \(run + 1) of the passage (\(reason))"
    case .noVoice(let name):
      "there is no voice for \"\(name)\"; `read-aloud voices` lists those there are"
    case .unreadableData(let path, let reason):
      "\(path) of espeak-ng cannot be used (\(reason)), so its phonemes are not known; is the "
        + "package espeak-ng-data installed whole?"
    case .garbled(let what):
      "the speaker program sent what was not agreed (\(what))"
    case .cancelled:
      "speaking was stopped"
    }
  }
}
