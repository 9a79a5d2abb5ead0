import Glibc

/// The two ends of a pipe that no other child inherits.
public struct PipeEnds: Sendable {
  /// The end to read from.
  public let reading: Int32
  /// The end to write to.
  public let writing: Int32

  /// Makes a pipe; whoever has it closes its ends.
  ///
  /// - Throws: ``ChildProcess/StartError`` when the system has none left.
  public init() throws {
    // A named pipe, since one can be opened with the close-on-exec flag in one step: other tests
    // start programs at the same time, and an end that they inherit never closes.
    let path = "/tmp/read-aloud-pipe-\(UInt64.random(in: .min ... .max))"
    guard mkfifo(path, 0o600) == 0 else { throw Self.error() }
    defer { unlink(path) }
    reading = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard reading >= 0 else { throw Self.error() }
    writing = open(path, O_WRONLY | O_CLOEXEC)
    guard writing >= 0 else {
      defer { close(reading) }
      throw Self.error()
    }
    _ = fcntl(reading, F_SETFL, O_RDONLY)
  }

  func closeBoth() {
    close(reading)
    close(writing)
  }

  /// Writes bytes into the pipe and closes that end; whether anybody reads them is not its matter.
  func feed(_ bytes: [UInt8]) {
    // A program that ends without reading must not end the tests by SIGPIPE.
    var broken = sigset_t()
    sigemptyset(&broken)
    sigaddset(&broken, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &broken, nil)
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        write(writing, $0.baseAddress?.advanced(by: sent), bytes.count - sent)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      sent += count
    }
    close(writing)
  }

  private static func error() -> ChildProcess.StartError {
    .init(description: "no pipe: \(String(cString: strerror(errno)))")
  }
}
