import FoundationEssentials
import TestSupport

/// A shell line that was run in a folder of its own, and what came of it.
///
/// The built programs are found first, and nothing of the user's settings is seen: the results
/// are the same on every machine. A run of more than a minute is ended, with status 124.
struct ShellRun {
  let output: String
  let talk: String
  let status: Int32

  /// Runs a line of bash.
  ///
  /// - Parameters:
  ///   - line: what bash reads; its status is that of the last command that failed
  ///   - files: a folder whose files are copied to where the line runs
  /// - Throws: when a folder cannot be made or bash cannot be started.
  init(line: String, files: URL? = nil) async throws {
    let place = try TemporaryFolder()
    let manager = FileManager.default
    let work = place.url.appending(path: "work")
    if let files {
      try manager.copyItem(at: files, to: work)
    } else {
      try manager.createDirectory(at: work, withIntermediateDirectories: true)
    }

    let words =
      ["-i", "-C", work.path] + Self.environment(home: place.path)
      + ["timeout", "-k", "5", "60", "bash", "-o", "pipefail", "-c", line]
    let result = try await ChildProcess.run("env", words)
    status =
      switch result.status {
      case .exited(let status): status
      case .signalled(let signal): 128 + signal
      }
    // The folder's name is new each time.
    output = result.text.replacing(place.path, with: "$HOME")
    // How often progress is told depends on how busy the machine is.
    let lines = result.errorText.split(separator: "\n", omittingEmptySubsequences: false)
    talk = lines.filter { !$0.hasPrefix("Exporting: ") }.joined(separator: "\n")
      .replacing(place.path, with: "$HOME")
  }

  /// No variable but these is seen.
  ///
  /// There is no sound device, whatever the machine has.
  private static func environment(home: String) -> [String] {
    let programs = URL(filePath: BuiltProduct.path("read-aloud")).deletingLastPathComponent().path
    let books = PackageRoot.folder.appending(path: "Books").path
    let lexicons = PackageRoot.folder.appending(path: "Lexicons").path
    return [
      "PATH=\(programs):/usr/local/bin:/usr/bin:/bin", "LC_ALL=C.UTF-8", "HOME=\(home)",
      "XDG_CONFIG_HOME=\(home)/config", "XDG_CACHE_HOME=\(home)/cache",
      "XDG_STATE_HOME=\(home)/state", "XDG_DATA_HOME=\(home)/data",
      "XDG_RUNTIME_DIR=\(home)/run", "TMPDIR=\(home)", "READ_ALOUD_LIBEXEC=\(programs)",
      "PULSE_SERVER=unix:\(home)/no-server", "ALSA_CONFIG_PATH=/dev/null", "BOOKS=\(books)",
      "LEXICONS=\(lexicons)",
    ]
  }
}
