import Glibc

/// The bytes of a file or pipe in their order.
final class ByteSource {
  let path: String
  private let descriptor: Int32
  private let closes: Bool

  /// Reads from a descriptor, and closes it in the end if it should.
  init(descriptor: Int32, path: String, closes: Bool) {
    self.descriptor = descriptor
    self.path = path
    self.closes = closes
  }

  deinit {
    if closes { _ = close(descriptor) }
  }

  /// Returns as many bytes, or fewer at the end of the file.
  func read(_ count: Int) throws(AudioFileError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let done = bytes.withUnsafeMutableBytes {
        Glibc.read(descriptor, $0.baseAddress?.advanced(by: filled), count - filled)
      }
      if done < 0, errno == EINTR { continue }
      guard done >= 0 else {
        throw .notReadable(path: path, reason: String(cString: strerror(errno)))
      }
      if done == 0 { break }
      filled += done
    }
    bytes.removeLast(count - filled)
    return bytes
  }

  /// Returns as many bytes of what stands before the samples, where the file may not end yet.
  func exactly(_ count: Int) throws(AudioFileError) -> [UInt8] {
    let bytes = try read(count)
    guard bytes.count == count else {
      throw .notWAV(path: path, reason: "it ends before its first sample")
    }
    return bytes
  }

  /// Passes over bytes, also of a pipe.
  func skip(_ count: UInt64) throws(AudioFileError) {
    var rest = count
    while rest > 0 {
      rest -= UInt64(try exactly(Int(min(rest, 1 << 16))).count)
    }
  }
}
