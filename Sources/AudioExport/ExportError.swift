public import SpeechSynthesis

/// What ends an export.
public enum ExportError: Error, Hashable, Sendable {
  /// The folder cannot be made.
  case folder(path: String, reason: String)
  /// A file cannot be written.
  case file(AudioFileError)
  /// Nothing more can be spoken.
  case speech(SpeechError)
  /// The book has no such chapters.
  case noSuchChapters(ClosedRange<Int>, count: Int)
  /// The book has nothing to read.
  case empty
  /// The export was asked to stop.
  case cancelled
}

extension ExportError {
  /// Sorts what the writing of files and the speaking throw.
  init(_ error: any Error) {
    switch error {
    case let error as ExportError: self = error
    case let error as AudioFileError: self = .file(error)
    case SpeechError.cancelled: self = .cancelled
    case let error as SpeechError: self = .speech(error)
    default: self = .cancelled
    }
  }
}

extension ExportError: CustomStringConvertible {
  /// The place, the fault, what follows from it and what to do.
  public var description: String {
    switch self {
    case .folder(let path, let reason):
      "\(path): the folder cannot be made (\(reason)), so nothing was exported; choose another one"
    case .file(let error):
      error.description
    case .speech(let error):
      error.description
    case .noSuchChapters(let range, let count):
      (range.lowerBound == range.upperBound
        ? "chapter \(range.lowerBound) was"
        : "chapters \(range.lowerBound) to \(range.upperBound) were")
        + " asked for, but the last one of the book is \(count), so nothing was exported"
    case .empty:
      "the book has no text, so nothing was exported"
    case .cancelled:
      "the export was stopped; the chapters that are finished are in the folder"
    }
  }
}
