import FoundationEssentials
import SpeechSynthesis

/// A folder that is there as long as a test runs.
final class TemporaryFolder {
  let path: String

  init() throws {
    let name = "read-aloud-test-\(UInt64.random(in: .min ... .max))"
    path = FileManager.default.temporaryDirectory.appending(path: name).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The names in it, hidden ones too, in order.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  func text(_ name: String) throws -> String {
    String(decoding: try data(name), as: UTF8.self)
  }

  func data(_ name: String) throws -> Data {
    try Data(contentsOf: URL(filePath: "\(path)/\(name)"))
  }

  /// All files with their bytes.
  func contents() throws -> [String: Data] {
    try names.reduce(into: [:]) { $0[$1] = try data($1) }
  }

  func samples(_ name: String) throws -> [Int16] {
    try WAVReader(path: "\(path)/\(name)").readAll()
  }
}
