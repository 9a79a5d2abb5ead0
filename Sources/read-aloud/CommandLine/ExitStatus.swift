import AudioExport
import AudioOutput
import SpeechSynthesis

/// What the end of the program tells the one who called it.
enum ExitStatus: Int32, Sendable, CaseIterable {
  case done = 0
  case checkFailed = 1
  case usage = 2
  case inputUnreadable = 3
  case noAudioDevice = 4
  case outputNotWritable = 5
  case engineFailed = 6

  /// What it means, in one sentence.
  var meaning: String {
    switch self {
    case .done: "Everything was done, perhaps with warnings."
    case .checkFailed: "A check failed, or with --strict something was warned about."
    case .usage: "The command line could not be understood."
    case .inputUnreadable: "A file could not be read, or is of no known format."
    case .noAudioDevice: "There is no audio device to play on."
    case .outputNotWritable: "A result could not be written."
    case .engineFailed: "The speech engine could not be started or failed."
    }
  }

  /// The status of an error that ended a command.
  init(of error: any Error) {
    switch error {
    case is UsageError: self = .usage
    case let failure as CommandFailure: self = failure.status
    case is SpeechError: self = .engineFailed
    case let error as AudioOutputError: self = .init(of: error)
    case let error as ExportError: self = .init(of: error)
    default: self = .checkFailed
    }
  }
}

extension ExitStatus {
  private init(of error: AudioOutputError) {
    self =
      switch error {
      case .unknownChoice: .usage
      case .readerGone, .notWritable, .isTerminal: .outputNotWritable
      case .noDevice, .deviceLost: .noAudioDevice
      }
  }

  private init(of error: ExportError) {
    self =
      switch error {
      case .folder, .file: .outputNotWritable
      case .speech: .engineFailed
      case .noSuchChapters: .usage
      case .empty: .inputUnreadable
      case .cancelled: .checkFailed
      }
  }
}

/// A fault that ends a command, in words, with the status to end with.
struct CommandFailure: Error, CustomStringConvertible {
  let status: ExitStatus
  /// Place, fault, consequence and what to do.
  let description: String
}
