import FoundationEssentials
public import Glibc

/// The programs that this package is built into.
public enum BuiltProgram {
  /// The path of a program: beside the running tests, else in the folder of a usual build.
  public static func path(_ name: String) -> String {
    let executable = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let beside = executable.map { URL(filePath: $0).deletingLastPathComponent().path }
    let usual = ["debug", "release"].map { PackageRoot.folder.appending(path: ".build/\($0)").path }
    let folders = [beside].compactMap { $0 } + usual
    return folders.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 } ?? name
  }

  /// The variables with which a program runs in a test: nothing of the user's own is read or kept.
  public static func environment(state folder: String, terminal: String) -> [String: String] {
    [
      "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": folder, "XDG_STATE_HOME": folder,
      "TERM": terminal, "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no",
    ]
  }

  /// Starts a program with nothing of the tests' own but its standard streams.
  ///
  /// Neither a descriptor that is open here, such as that of a lock, nor the signals that a thread
  /// of the tests holds back are left to it: a program that goes on would keep them.
  ///
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - arguments: What it is called with.
  ///   - environment: Its variables.
  ///   - inNewSession: Whether it gets a session of its own.
  ///   - streams: Prepares its standard streams.
  /// - Returns: The process, or nothing where it cannot be started.
  public static func start(
    _ program: String, _ arguments: [String], environment: [String: String],
    inNewSession: Bool = false, streams: (inout posix_spawn_file_actions_t) -> Void
  ) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    streams(&actions)
    for descriptor: Int32 in 3..<256 {
      posix_spawn_file_actions_addclose(&actions, descriptor)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let newSession: Int16 = 0x80  // POSIX_SPAWN_SETSID
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF) | (inNewSession ? newSession : 0))
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in words + variables { free(word) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, program, &actions, &attributes, words, variables)
    return failure == 0 ? process : nil
  }

  /// Calls with a folder that is there for the time of the call.
  public static func withFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
    let folder = try TemporaryFolder()
    return try withExtendedLifetime(folder) { try body(folder.path) }
  }
}
