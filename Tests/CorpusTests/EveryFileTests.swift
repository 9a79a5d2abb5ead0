import FoundationEssentials
import TestSupport
import Testing

/// Gives every input file, of whatever kind, to the commands that look at a book.
@Suite(.serialized) struct `Every file is read or answered` {
  /// All files of the corpus, each once; files of the same folder go together.
  static let folders: [String] = {
    let names = CorpusFiles.files.map { $0.split(separator: "/").dropLast().joined(separator: "/") }
    return Set(names).sorted()
  }()

  @Test(arguments: ["lines", "coverage", "ssml"], folders)
  func `no file makes a command crash, hang or fail without a word`(
    command: String, folder: String
  ) async throws {
    guard let root = PackageRoot.corpus?.path else { return PackageRoot.corpusMissing() }
    let files = CorpusFiles.files.filter {
      $0.split(separator: "/").dropLast().joined(separator: "/") == folder
    }
    for file in files {
      let result = try await ChildProcess.run(
        "timeout",
        ["--signal=ABRT", "\(Self.seconds(for: "\(root)/\(file)"))", Self.program, command]
          + ["\(root)/\(file)"], environment: ["SWIFT_BACKTRACE": "enable=no"])
      Self.check(result, of: "\(command) \(file)")
    }
  }

  static let program = BuiltProduct.path("read-aloud")

  private static func check(_ result: ChildProcess.Result, of call: String) {
    switch result.status {
    case .exited(0):
      #expect(!result.output.isEmpty, "\(call) printed nothing")
    case .exited(3):
      // What cannot be read is told in one line that names the file and says what is wrong.
      let message = result.errorText.split(separator: "\n").last ?? ""
      let file = call.split(separator: "/").last ?? ""
      #expect(
        message.contains(file) && message.count > file.count + 20,
        "\(call) says only: \(result.errorText)")
    default:
      Issue.record("\(call) ended with \(result.status): \(result.errorText.suffix(300))")
    }
    // Nothing that a terminal would obey comes out, whatever the file holds.
    let commands = (result.output + result.errors).contains {
      $0 < 0x20 && $0 != 0x0A && $0 != 0x09 || $0 == 0x7F
    }
    #expect(!commands, "\(call) prints control characters")
  }

  /// A generous limit that only a hang passes: 10 seconds, more for a file of many megabytes.
  private static func seconds(for path: String) -> Int {
    let size = (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
    return 10 + size / 100_000
  }
}
