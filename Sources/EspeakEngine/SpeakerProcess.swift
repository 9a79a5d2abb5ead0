import Glibc
import SpeechSynthesis
import Synchronization

/// A speaker that runs, with the wire to it; used by one thread, and killed from any.
final class SpeakerProcess: Sendable {
  /// The process until it was waited for; after that its number may be somebody else's.
  private let identifier: Mutex<pid_t?>
  private let wire: WirePipe

  /// Starts one.
  ///
  /// - Throws: ``SpeechError/speakerMissing(path:)`` or
  ///   ``SpeechError/speakerNotStarted(path:reason:)``.
  init(_ launch: SpeakerLaunch) throws(SpeechError) {
    guard access(launch.program, X_OK) == 0 else {
      throw .speakerMissing(path: launch.program)
    }
    // A pair of sockets, as pipes that no other program inherits cannot be had in one step here.
    // A copy in another program would keep the end of this one from being seen.
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw .speakerNotStarted(path: launch.program, reason: Self.words(errno))
    }
    let ours = ends[0]
    // Above the standard streams, whose places it takes in the speaker.
    let theirs = fcntl(ends[1], F_DUPFD_CLOEXEC, 3)
    Glibc.close(ends[1])
    guard theirs >= 0 else {
      let reason = Self.words(errno)
      Glibc.close(ours)
      throw .speakerNotStarted(path: launch.program, reason: reason)
    }
    let result = Self.spawn(launch, wire: theirs)
    Glibc.close(theirs)
    switch result {
    case .success(let process):
      identifier = Mutex(process)
      wire = WirePipe(descriptor: ours)
    case .failure(let failure):
      Glibc.close(ours)
      throw .speakerNotStarted(path: launch.program, reason: Self.words(failure.number))
    }
  }

  deinit {
    end()
  }

  /// Waits for the greeting.
  func greet() throws(SpeechError) {
    switch try reply() {
    case .hello(let version, let sampleRate):
      guard version == WireFormat.version else {
        throw .engineNotStarted(reason: "the speaker is of another version of read-aloud")
      }
      guard sampleRate == AudioFormat.speech.sampleRate else {
        throw .engineNotStarted(reason: "it speaks \(sampleRate) samples a second")
      }
    case .notStarted(let reason):
      throw .engineNotStarted(reason: reason)
    default:
      throw .garbled("no greeting")
    }
  }

  /// Sends a request.
  func send(_ frame: WireFrame) throws(SpeechError) {
    do throws(WireError) {
      try wire.write(frame.bytes)
    } catch {
      throw Self.translated(error)
    }
  }

  /// Waits for the next reply.
  func reply() throws(SpeechError) -> SpeakerReply {
    do throws(WireError) {
      guard let frame = try wire.readFrame() else { throw .ended }
      return try SpeakerReply(frame)
    } catch {
      throw Self.translated(error)
    }
  }

  /// Kills the process, which ends the waiting of the thread that uses it.
  func kill() {
    identifier.withLock { identifier in
      if let identifier { _ = Glibc.kill(identifier, SIGKILL) }
    }
  }

  /// Ends the process and waits for it; there is nothing in it that could be lost.
  func end() {
    identifier.withLock { identifier in
      guard let process = identifier else { return }
      Glibc.close(wire.descriptor)
      _ = Glibc.kill(process, SIGKILL)
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
      identifier = nil
    }
  }

  private struct SpawnFailure: Error {
    let number: Int32
  }

  private static func spawn(
    _ launch: SpeakerLaunch, wire: Int32
  ) -> Result<pid_t, SpawnFailure> {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, wire, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, wire, STDOUT_FILENO)
    // The threads of the caller may hold signals back, which the speaker would inherit.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var process: pid_t = 0
    let arguments = [strdup(launch.program), strdup(launch.base), nil]
    defer { for argument in arguments { free(argument) } }
    let failure = posix_spawn(
      &process, launch.program, &actions, &attributes, arguments, environ)
    return failure == 0 ? .success(process) : .failure(SpawnFailure(number: failure))
  }

  private static func translated(_ error: WireError) -> SpeechError {
    switch error {
    case .ended, .system: .speakerLost
    case .garbled(let what): .garbled(what)
    }
  }

  private static func words(_ number: Int32) -> String {
    strerror(number).map { String(cString: $0) } ?? "error \(number)"
  }
}
