import FoundationEssentials
import Glibc

/// A shell line that was run in a folder of its own, and what came of it.
///
/// The built programs are found first, and nothing of the user's settings is seen: the results
/// are the same on every machine. A run of more than a minute is ended, with status 124.
struct ShellRun {
  let output: String
  let talk: String
  let status: Int32

  /// The folder with the built programs: that of the running test bundle.
  static let programs = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  /// Runs a line of bash.
  ///
  /// - Parameters:
  ///   - line: what bash reads; its status is that of the last command that failed
  ///   - files: a folder whose files are copied to where the line runs
  /// - Throws: when a folder cannot be made or bash cannot be started.
  init(line: String, files: URL? = nil) throws {
    let manager = FileManager.default
    let place = manager.temporaryDirectory.appending(path: "read-aloud-\(UUID().uuidString)")
    try manager.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? manager.removeItem(at: place) }
    let work = place.appending(path: "work")
    if let files {
      try manager.copyItem(at: files, to: work)
    } else {
      try manager.createDirectory(at: work, withIntermediateDirectories: true)
    }

    let words = [
      "env", "-C", work.path, "timeout", "-k", "5", "60", "bash", "-o", "pipefail", "-c", line,
    ]
    let child = try Self.start(
      words, environment: Self.environment(home: place.path),
      output: place.appending(path: "stdout").path, talk: place.appending(path: "stderr").path)
    var ended: Int32 = 0
    while waitpid(child, &ended, 0) == -1, errno == EINTR {}

    // The low seven bits are the signal that ended it, the next eight its own status.
    status = ended & 0x7F == 0 ? ended >> 8 & 0xFF : 128 + (ended & 0x7F)
    output = try Self.text(of: place.appending(path: "stdout"), hiding: place)
    talk = try Self.text(of: place.appending(path: "stderr"), hiding: place)
  }

  private static func environment(home: String) -> [String] {
    [
      "PATH=\(programs.path):/usr/local/bin:/usr/bin:/bin", "LC_ALL=C.UTF-8", "HOME=\(home)",
      "XDG_CONFIG_HOME=\(home)/config", "XDG_CACHE_HOME=\(home)/cache",
      "XDG_STATE_HOME=\(home)/state", "XDG_DATA_HOME=\(home)/data",
      "XDG_RUNTIME_DIR=\(home)/run", "TMPDIR=\(home)",
      "READ_ALOUD_LIBEXEC=\(programs.path)",
    ]
  }

  private static func start(
    _ words: [String], environment: [String], output: String, talk: String
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    let creating = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, creating, 0o600)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, talk, creating, 0o600)

    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
    defer { for pointer in arguments + variables { free(pointer) } }
    var child: pid_t = 0
    let fault = posix_spawnp(&child, "env", &actions, nil, &arguments, &variables)
    guard fault == 0 else { throw StartFault(reason: String(cString: strerror(fault))) }
    return child
  }

  /// Reads what was printed, the name of the folder, which is new each time, written as `$HOME`.
  private static func text(of file: URL, hiding place: URL) throws -> String {
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    return text.replacing(place.path, with: "$HOME")
  }

  private struct StartFault: Error {
    let reason: String
  }
}
