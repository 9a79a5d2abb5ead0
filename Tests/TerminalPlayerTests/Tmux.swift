import FoundationEssentials
import Glibc
import TestSupport

/// A terminal that a test looks at and types on, made by tmux with a server of its own.
final class Tmux {
  let folder: String
  private let program: String
  private let socket: String
  private var server: pid_t?

  init?(folder: String, columns: Int, rows: Int) {
    let places = ["/usr/bin/tmux", "/usr/local/bin/tmux", "/bin/tmux"]
    guard let program = places.first(where: { access($0, X_OK) == 0 }) else { return nil }
    self.program = program
    self.folder = folder
    socket = "\(folder)/socket"
    run(
      "new-session", "-d", "-s", "s", "-x", "\(columns)", "-y", "\(rows)",
      "exec bash --norc --noprofile")
    run("set-option", "-g", "window-size", "manual")
    server = pid_t(state("#{pid}"))
  }

  /// Ends the terminal with all that runs in it.
  func end() {
    // Ended at once, they leave nothing behind in a folder that is to be removed.
    for process in [child(), pid_t(state("#{pane_pid}"))] {
      if let process { kill(process, SIGKILL) }
    }
    run("kill-server")
    if let server { kill(server, SIGKILL) }
  }

  /// Types a line for the shell.
  func type(_ line: String) {
    run("send-keys", "-t", "s", "-l", line)
    press("Enter")
  }

  /// Presses keys by tmux's names.
  func press(_ keys: String...) {
    for key in keys { run("send-keys", "-t", "s", key) }
  }

  func resize(columns: Int, rows: Int) {
    run("resize-window", "-t", "s", "-x", "\(columns)", "-y", "\(rows)")
  }

  /// What is on the screen.
  func screen(styled: Bool = false) -> String {
    styled ? run("capture-pane", "-p", "-e", "-t", "s") : run("capture-pane", "-p", "-t", "s")
  }

  /// What tmux knows, in its own notation.
  func state(_ format: String) -> String {
    run("display-message", "-p", "-t", "s", format).split(separator: "\n").first.map(String.init)
      ?? ""
  }

  /// Looks again and again until the screen is as it should be; each look takes some milliseconds.
  func waits(until holds: (String) -> Bool) -> Bool {
    for _ in 0..<1_000 where holds(screen()) { return true }
    print("the screen is:\n\(screen())")
    return false
  }

  func waits(for text: String) -> Bool {
    waits { $0.contains(text) }
  }

  /// The first row of text that is marked.
  func marked() -> String {
    let text = screen(styled: true)
    guard let start = text.firstRange(of: Self.mark) else { return "" }
    return String(text[start.upperBound...].prefix { $0 != "\u{1B}" && $0 != "\n" })
  }

  /// The column and row of the first cell that is marked.
  func markedPlace() -> String {
    for (row, line) in screen(styled: true).split(
      separator: "\n", omittingEmptySubsequences: false
    ).enumerated() {
      if let start = line.firstRange(of: Self.mark) {
        return "\(line[..<start.lowerBound].count),\(row)"
      }
    }
    return ""
  }

  /// The process that the shell of the terminal runs.
  func child() -> pid_t? {
    guard let shell = pid_t(state("#{pane_pid}")) else { return nil }
    let path = "/proc/\(shell)/task/\(shell)/children"
    guard let data = try? Data(contentsOf: URL(filePath: path)) else { return nil }
    return String(decoding: data, as: UTF8.self).split(separator: " ").first.flatMap { pid_t($0) }
  }

  private static let mark = "\u{1B}[1;4m"

  @discardableResult
  private func run(_ arguments: String...) -> String {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return "" }
    let process = BuiltProgram.start(
      program, ["-S", socket, "-f", "/dev/null"] + arguments,
      environment: BuiltProgram.environment(state: folder, terminal: "xterm-256color")
    ) { actions in
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
      posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    }
    close(ends[1])
    defer { close(ends[0]) }
    guard let process else { return "" }
    var output: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(ends[0], &bytes, bytes.count)
      guard count > 0 else { break }
      output += bytes[..<count]
    }
    waitpid(process, nil, 0)
    return String(decoding: output, as: UTF8.self)
  }
}
