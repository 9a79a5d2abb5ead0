import Glibc
import Synchronization

/// A program that a test runs.
///
/// It is killed when the object goes away, and also when the test process ends in any way.
public final class ChildProcess: Sendable {
  /// How a program ended.
  public enum Status: Hashable, Sendable {
    /// It ended by itself with this status.
    case exited(Int32)
    /// A signal ended it.
    case signalled(Int32)
  }

  /// What a program left behind.
  public struct Result: Sendable {
    /// How it ended.
    public let status: Status
    /// What it wrote to standard output.
    public let output: [UInt8]
    /// What it wrote to standard error.
    public let errors: [UInt8]

    /// Standard output as text.
    public var text: String { String(decoding: output, as: UTF8.self) }
    /// Standard error as text.
    public var errorText: String { String(decoding: errors, as: UTF8.self) }
  }

  /// Why a program could not be started.
  public struct StartError: Error, CustomStringConvertible {
    /// The program and the reason.
    public let description: String
  }

  /// What it wrote to standard output so far.
  public let output: CollectedBytes
  /// What it wrote to standard error so far.
  public let errors: CollectedBytes
  private let life: ChildLife

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: Its path, or a name to look for in `PATH`.
  ///   - arguments: Its arguments, without its own name.
  ///   - environment: Variables to set besides those of the test process, or to unset with nil.
  ///   - input: What it reads from standard input.
  /// - Throws: ``StartError``.
  public init(
    _ program: String, _ arguments: [String] = [], environment: [String: String?] = [:],
    input: [UInt8] = []
  ) async throws {
    var pipes: [PipeEnds] = []
    for _ in 0..<3 { pipes.append(try PipeEnds()) }
    let (input_, output_, errors_) = (pipes[0], pipes[1], pipes[2])
    output = CollectedBytes()
    errors = CollectedBytes()
    life = ChildLife()
    let start = ChildStart(
      program: program, arguments: arguments, environment: environment,
      descriptors: [input_.reading, output_.writing, errors_.writing])
    do {
      try await life.start(start)
    } catch {
      for pipe in pipes { pipe.closeBoth() }
      throw error
    }
    for descriptor in start.descriptors { close(descriptor) }
    output.collect(from: output_.reading)
    errors.collect(from: errors_.reading)
    TestThread.run { input_.feed(input) }
  }

  deinit { life.kill(SIGKILL) }

  /// Asks the program to end, unless it has.
  public func terminate() { life.kill(SIGTERM) }

  /// Sends a signal, unless the program has ended.
  public func send(signal: Int32) { life.kill(signal) }

  /// The program's process number.
  public var identifier: Int32 { life.identifier }

  /// Whether the program has ended.
  public var hasEnded: Bool { life.hasEnded }

  /// Waits for the program to end.
  public func status() async -> Status { await life.status() }

  /// Waits for the program to end and returns what it left behind.
  public func result() async -> Result {
    let status = await status()
    return Result(status: status, output: await output.all(), errors: await errors.all())
  }

  /// Runs a program to its end.
  ///
  /// - Throws: ``StartError``.
  public static func run(
    _ program: String, _ arguments: [String] = [], environment: [String: String?] = [:],
    input: [UInt8] = []
  ) async throws -> Result {
    try await ChildProcess(program, arguments, environment: environment, input: input).result()
  }

  /// Answers whether a program of that name can be found in `PATH`.
  public static func exists(_ program: String) -> Bool {
    if program.contains("/") { return access(program, X_OK) == 0 }
    let folders = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    return folders.split(separator: ":").contains { access("\($0)/\(program)", X_OK) == 0 }
  }
}
