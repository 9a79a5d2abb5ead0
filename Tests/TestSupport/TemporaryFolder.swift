public import FoundationEssentials
import SpeechSynthesis

/// A folder that goes away with the object, and everything in it.
public final class TemporaryFolder: Sendable {
  /// The folder.
  public let url: URL

  /// The path of the folder.
  public var path: String { url.path }

  /// Makes a folder with files, given by their paths in it and their text.
  ///
  /// Its own path is short: the names of sockets have little room.
  public init(_ files: [String: String] = [:]) throws {
    url = URL(filePath: "/tmp/read-aloud-\(UInt64.random(in: .min ... .max))")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    for (name, text) in files { try write(Array(text.utf8), to: name) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Returns the path of a name in the folder.
  public func path(_ name: String) -> String { url.appending(path: name).path }

  /// Writes a file and the folders above it.
  public func write(_ bytes: [UInt8], to name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// Makes a symbolic link.
  public func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  /// The names in it, hidden ones too, in order.
  public var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// The text of a file in it.
  public func text(_ name: String) throws -> String {
    String(decoding: try data(name), as: UTF8.self)
  }

  /// The bytes of a file in it.
  public func data(_ name: String) throws -> Data {
    try Data(contentsOf: url.appending(path: name))
  }

  /// All files with their bytes.
  public func contents() throws -> [String: Data] {
    try names.reduce(into: [:]) { $0[$1] = try data($1) }
  }

  /// The samples of a sound in it.
  public func samples(_ name: String) throws -> [Int16] {
    try WAVReader(path: path(name)).readAll()
  }
}
