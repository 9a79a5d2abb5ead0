import Glibc
import Synchronization

/// How a program is to be started.
struct ChildStart: Sendable {
  let program: String
  let arguments: [String]
  let environment: [String: String?]
  /// Its standard input, output and error.
  let descriptors: [Int32]

  /// Starts it and returns its process number, or the operating system's code.
  func spawn() -> Result<pid_t, ChildProcess.StartError> {
    let isThere = program.contains("/") ? access(program, X_OK) == 0 : ChildProcess.exists(program)
    guard isThere else { return .failure(.init(description: "\(program): no such program")) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (index, descriptor) in descriptors.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(index))
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A program starts as from a shell, whatever this thread does with its signals.
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    // The kernel ends the program with the thread that started it: with the test process.
    let guarded = ["setpriv", "--pdeathsig", "KILL", program] + arguments
    let words = ChildProcess.exists("setpriv") ? guarded : [program] + arguments
    var pid = pid_t()
    let code = withCStrings(words) { words in
      withCStrings(variables) { variables in
        words[0].map { posix_spawnp(&pid, $0, &actions, &attributes, words, variables) } ?? ENOMEM
      }
    }
    guard code == 0 else {
      return .failure(.init(description: "\(program): \(String(cString: strerror(code)))"))
    }
    return .success(pid)
  }

  private var variables: [String] {
    var values: [String: String] = [:]
    var entry = environ
    while let text = entry.pointee {
      let parts = String(cString: text).split(separator: "=", maxSplits: 1)
      if let name = parts.first { values[String(name)] = parts.count > 1 ? String(parts[1]) : "" }
      entry += 1
    }
    for (name, value) in environment { values[name] = value }
    return values.map { "\($0.key)=\($0.value)" }
  }

  private func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}

/// The life of a child, from its start to its status; the lock guards all of it.
final class ChildLife: Sendable {
  private struct State {
    var pid: pid_t = 0
    var status: ChildProcess.Status?
    var waiting: [CheckedContinuation<ChildProcess.Status, Never>] = []
  }

  private let state = Mutex(State())

  var identifier: Int32 { state.withLock { $0.pid } }

  var hasEnded: Bool { state.withLock { $0.status != nil } }

  /// Starts the program from a thread that lives as long as it.
  func start(_ start: ChildStart) async throws {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      TestThread.run {
        switch start.spawn() {
        case .failure(let error): continuation.resume(throwing: error)
        case .success(let pid):
          self.state.withLock { $0.pid = pid }
          continuation.resume()
          self.await(pid)
        }
      }
    }
  }

  func kill(_ signal: Int32) {
    state.withLock { state in
      // A process number may belong to somebody else once its owner was waited for.
      guard state.pid > 0, state.status == nil else { return }
      Glibc.kill(state.pid, signal)
    }
  }

  func status() async -> ChildProcess.Status {
    await withCheckedContinuation { continuation in
      let status = state.withLock { state in
        if state.status == nil { state.waiting.append(continuation) }
        return state.status
      }
      if let status { continuation.resume(returning: status) }
    }
  }

  private func await(_ pid: pid_t) {
    var info = siginfo_t()
    while waitid(P_PID, id_t(pid), &info, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    let (status, waiting) = state.withLock { state in
      var code: Int32 = 0
      waitpid(pid, &code, 0)
      let status: ChildProcess.Status =
        code & 0x7F == 0 ? .exited(code >> 8 & 0xFF) : .signalled(code & 0x7F)
      state.status = status
      defer { state.waiting = [] }
      return (status, state.waiting)
    }
    for continuation in waiting { continuation.resume(returning: status) }
  }
}
