/// What can go wrong with a sound file.
public enum AudioFileError: Error, Hashable, Sendable {
  /// The disk or the quota is full.
  case noSpace(path: String)
  /// The file, or its folder, cannot be written.
  case notWritable(path: String, reason: String)
  /// Whoever was reading the stream has gone away.
  case readerGone(path: String)
  /// The file cannot be opened or read.
  case notReadable(path: String, reason: String)
  /// The bytes are not those of a WAV file.
  case notWAV(path: String, reason: String)
  /// The file is a WAV file of a kind that is not read here.
  case unsupported(path: String, what: String)
  /// The file ends before what it announces; both counts are bytes of sound.
  case truncated(path: String, announced: UInt64, found: UInt64)
}

extension AudioFileError: CustomStringConvertible {
  /// The place, the fault, what follows from it and what to do.
  public var description: String {
    switch self {
    case .noSpace(let path):
      "\(path): there is no space left, so nothing was written there; free some space or choose "
        + "another folder, then run the same command again"
    case .notWritable(let path, let reason):
      "\(path): cannot be written (\(reason)), so nothing was written there; check the folder and "
        + "its permissions, or choose another place"
    case .readerGone(let path):
      "\(path): the program that was reading the sound has ended, so the rest was not written"
    case .notReadable(let path, let reason):
      "\(path): cannot be read (\(reason)), so its sound is not used; check the name and the "
        + "permissions"
    case .notWAV(let path, let reason):
      "\(path): is not a WAV file (\(reason)), so its sound is not used; convert it to WAV first"
    case .unsupported(let path, let what):
      "\(path): holds \(what), so its sound is not used; convert it to 16-bit PCM first"
    case .truncated(let path, let announced, let found):
      "\(path): ends after \(found) of \(announced) bytes of sound, so the rest is missing; make "
        + "or copy the file again"
    }
  }
}
