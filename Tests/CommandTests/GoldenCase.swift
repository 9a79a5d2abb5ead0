import FoundationEssentials
import TestSupport
import Testing

/// A folder with a command line and what it has to print.
///
/// The README beside this file tells how one is made.
struct GoldenCase: Sendable, CustomTestStringConvertible {
  let folder: URL

  /// The last two parts of its path, such as `help/overview`.
  var testDescription: String {
    folder.pathComponents.suffix(2).joined(separator: "/")
  }

  /// Every folder `Cases/<command>/<case>` with a file `command`, in the order of their names.
  static let all: [GoldenCase] = {
    let cases = PackageRoot.folder.appending(path: "Tests/CommandTests/Cases")
    return folders(in: cases).flatMap { folders(in: $0) }.map { GoldenCase(folder: $0) }
  }()

  private static func folders(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { folder.appending(path: $0) }
  }

  /// Whether what is printed shall become what is expected.
  static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

  /// Runs the line and compares, or records, its three results.
  func check() async throws {
    let line = String(
      decoding: try Data(contentsOf: folder.appending(path: "command")), as: UTF8.self)
    let input = folder.appending(path: "in")
    let result = try await ShellRun(
      line: line.trimmingSuffix("\n"),
      files: FileManager.default.fileExists(atPath: input.path) ? input : nil)
    try compare(result.output, with: "stdout")
    try compare(result.talk, with: "stderr")
    try compare("\(result.status)\n", with: "status")
  }

  private func compare(_ actual: String, with name: String) throws {
    let file = folder.appending(path: "golden/\(name)")
    if Self.isRecording {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(actual.utf8).write(to: file)
      return
    }
    guard let data = try? Data(contentsOf: file) else {
      Issue.record("golden/\(name) is missing; RECORD=1 swift test --filter CommandTests makes it")
      return
    }
    let expected = String(decoding: data, as: UTF8.self)
    guard expected != actual else { return }
    Issue.record("\(name) differs: \(Self.difference(expected, actual))")
  }

  /// The first line that differs, as expected and as it is.
  private static func difference(_ expected: String, _ actual: String) -> String {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    var line = 0
    while line < min(old.count, new.count), old[line] == new[line] { line += 1 }
    let was = line < old.count ? "\"\(old[line])\"" : "nothing"
    let isNow = line < new.count ? "\"\(new[line])\"" : "nothing"
    return "in line \(line + 1), \(was) was expected and \(isNow) came; all of it:\n\(actual)"
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: Character) -> String {
    var text = self[...]
    while text.last == suffix { text.removeLast() }
    return String(text)
  }
}
