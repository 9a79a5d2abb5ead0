import Glibc

/// Reads the bytes of a lexicon's file.
enum LexiconFile {
  /// Returns the bytes of a file, at most ``LexiconReader/mostBytes``.
  static func bytes(_ path: String) throws(LexiconFault) -> [UInt8] {
    guard !path.utf8.contains(0) else {
      throw LexiconFault(.unreadable(reason: "its name holds a zero"), path: path)
    }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw unreadable(path) }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = buffer.withUnsafeMutableBytes { Glibc.read(file, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        throw unreadable(path)
      }
      guard count > 0 else { return bytes }
      guard bytes.count + count <= LexiconReader.mostBytes else {
        throw LexiconFault(.tooLarge(mostBytes: LexiconReader.mostBytes), path: path)
      }
      bytes.append(contentsOf: buffer[..<count])
    }
  }

  private static func unreadable(_ path: String) -> LexiconFault {
    let code = errno
    let words = strerror(code).map { String(cString: $0) } ?? "error \(code)"
    return LexiconFault(.unreadable(reason: words), path: path)
  }
}
