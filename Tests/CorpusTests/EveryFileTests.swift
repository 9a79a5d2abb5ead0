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
      let path = "\(root)/\(file)"
      let result = try await ChildProcess.run(
        "timeout",
        ["--signal=ABRT", "600", "sh", "-c", "ulimit -t $0; exec \"$@\""]
          + ["\(Self.seconds(for: path))", Self.program, command, path],
        environment: ["SWIFT_BACKTRACE": "enable=no"])
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

  /// How many seconds of the processor a file may take: 10, and 5 for each megabyte after the first.
  ///
  /// What else the machine does is not counted; the ten minutes around it are for a program that
  /// waits and does nothing.
  private static func seconds(for path: String) -> Int {
    let size = (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
    return 10 + max(0, size - 1_000_000) / 200_000
  }
}
