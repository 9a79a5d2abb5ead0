import FoundationEssentials
import Glibc

/// A sound server of a test's own, whose only device swallows the sound and lets it be recorded.
///
/// It ends with the object, and with the test process.
public final class PulseServer: Sendable {
  /// A recording under way.
  public struct Recording: Sendable {
    let process: ChildProcess

    /// Waits until so many samples were recorded in all, and returns them.
    public func samples(count: Int) async -> [Int16] {
      PulseServer.samples(await process.output.wait { $0.count >= 2 * count })
    }

    /// How many samples were recorded up to now.
    public var count: Int { process.output.soFar.count / 2 }

    /// Ends the recording and returns it.
    public func stop() async -> [Int16] {
      process.terminate()
      return PulseServer.samples(await process.output.all())
    }
  }

  /// Why there is no server.
  public struct StartError: Error, CustomStringConvertible {
    /// What the server said.
    public let description: String
  }

  /// The address for clients, as in `PULSE_SERVER`.
  public let address: String
  /// The samples a second of the device.
  public let sampleRate: Int
  private let folder: TemporaryFolder
  private let server: ChildProcess
  private let waker: ChildProcess

  /// Whether the programs that it takes are installed.
  public static var isInstalled: Bool {
    ["pulseaudio", "pacat", "parec"].allSatisfy { ChildProcess.exists($0) }
  }

  /// Says on standard output that a test had to be skipped.
  public static func missing(_ test: String = #function) {
    print("SKIPPED \(test): pulseaudio and pulseaudio-utils are not installed")
  }

  /// Starts a server with one channel and waits until it answers.
  ///
  /// - Throws: ``StartError`` with what the server said.
  public init(sampleRate: Int = 22_050) async throws {
    self.sampleRate = sampleRate
    folder = try TemporaryFolder()
    // Without rewinding: a device that takes back what it has not played is exact for the ear, but
    // the recording holds what was taken back and misses what came in its place.
    let socketPath = folder.path("native")
    address = "unix:\(socketPath)"
    server = try await ChildProcess(
      "pulseaudio",
      [
        "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no", "--disable-shm=yes",
        "--log-target=stderr", "--log-level=info",
        "--load=module-native-protocol-unix auth-anonymous=1 socket=\(socketPath)",
        "--load=module-null-sink sink_name=test rate=\(sampleRate) channels=1 format=s16le norewinds=1",
      ],
      environment: Self.environment(folder))
    let log = await server.errors.wait { bytes in
      String(decoding: bytes, as: UTF8.self).contains("Daemon startup complete")
    }
    guard !log.isEmpty, Self.canConnect(to: socketPath) else {
      server.terminate()
      throw StartError(description: await server.result().errorText)
    }
    // A device that nobody uses sleeps, and takes its time to wake.
    waker = try await Self.client(
      "pacat", ["--playback", "--latency-msec=10", "/dev/zero"], address, folder)
  }

  /// Ends the server.
  public func stop() async {
    server.terminate()
    _ = await server.status()
  }

  /// Starts to record what the device plays, from about now.
  public func record() async throws -> Recording {
    let process = try await Self.client(
      "parec",
      [
        "--device=test.monitor", "--latency-msec=10", "--format=s16le", "--channels=1",
        "--rate=\(sampleRate)", "--raw",
      ], address, folder)
    let recording = Recording(process: process)
    // Recording is under way once the first samples came.
    _ = await recording.samples(count: 1)
    return recording
  }

  private static func client(
    _ program: String, _ arguments: [String], _ address: String, _ folder: TemporaryFolder
  ) async throws -> ChildProcess {
    var variables = environment(folder)
    variables["PULSE_SERVER"] = address
    return try await ChildProcess(program, arguments, environment: variables)
  }

  private static func environment(_ folder: TemporaryFolder) -> [String: String?] {
    [
      "HOME": folder.path, "XDG_RUNTIME_DIR": folder.path, "PULSE_RUNTIME_PATH": folder.path,
      "XDG_CONFIG_HOME": folder.path, "PULSE_STATE_PATH": folder.path,
      "DBUS_SESSION_BUS_ADDRESS": "disabled:", "DISPLAY": nil, "PULSE_SERVER": nil,
    ]
  }

  private static func canConnect(to path: String) -> Bool {
    let descriptor = socket(
      AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    guard path.utf8.count < MemoryLayout.size(ofValue: address.sun_path) else { return false }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
  }

  private static func samples(_ bytes: [UInt8]) -> [Int16] {
    (0..<bytes.count / 2).map {
      Int16(truncatingIfNeeded: Int(bytes[2 * $0]) | Int(bytes[2 * $0 + 1]) << 8)
    }
  }
}
