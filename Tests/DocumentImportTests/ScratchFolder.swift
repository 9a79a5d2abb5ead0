import FoundationEssentials
import Testing

/// A folder for files of one test, removed with it.
final class ScratchFolder: Sendable {
  /// The folder's path.
  let path: String

  /// Makes a folder with files, given by their paths in it and their text.
  init(_ files: [String: String] = [:]) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "read-aloud-test-\(UUID().uuidString)")
    path = folder.path
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files { try write(Array(text.utf8), to: name) }
  }

  /// Writes a file and the folders above it.
  func write(_ bytes: [UInt8], to name: String) throws {
    let file = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// Makes a symbolic link.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(name)", withDestinationPath: target)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
