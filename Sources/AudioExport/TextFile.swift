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

  private func flush() throws(AudioFileError) {
    let result = buffer.withUnsafeBytes { bytes in
      Result { () throws(AudioFileError) in try file.write(bytes) }
    }
    try result.get()
    buffer.removeAll(keepingCapacity: true)
  }
}
