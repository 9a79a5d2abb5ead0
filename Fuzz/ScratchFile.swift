import Glibc

/// A file that is written anew for each input, in memory where the machine has such a folder.
struct ScratchFile: Sendable {
  let path: String

  init(_ name: String) {
    let folder = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"
    path = "\(folder)/read-aloud-fuzz-\(getpid())-\(name)"
  }

  /// Writes the file; answers whether all of it was written.
  func write(_ bytes: [UInt8]) -> Bool {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    guard file >= 0 else { return false }
    defer { close(file) }
    return bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) } == bytes.count
  }
}
