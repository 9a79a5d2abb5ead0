import Glibc
import SpeechSynthesis

/// A text file that appears whole or not at all, written through a buffer.
final class TextFile {
  private let file: WholeFile
  private var buffer: [UInt8] = []
  private static let flushAt = 1 << 16

  init(path: String) throws(AudioFileError) {
    file = try WholeFile(path: path)
  }

  func write(_ text: String) throws(AudioFileError) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.flushAt { try flush() }
  }

  /// Puts the file in its place.
  func commit() throws(AudioFileError) {
    try flush()
    try file.commit()
  }

  /// Removes an ordinary file of that name that was there before.
  func removeOld() throws(AudioFileError) {
    var status = stat()
    guard lstat(file.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      unlink(file.path) != 0
    else { return }
    throw .notWritable(path: file.path, reason: String(cString: strerror(errno)))
  }

  private func flush() throws(AudioFileError) {
    let result = buffer.withUnsafeBytes { bytes in
      Result { () throws(AudioFileError) in try file.write(bytes) }
    }
    try result.get()
    buffer.removeAll(keepingCapacity: true)
  }
}
