import Glibc

/// A program on a terminal of its own, as seen by whoever sits in front of it.
public final class PseudoTerminal {
  /// All that the program has written so far.
  public private(set) var output: [UInt8] = []
  private let master: Int32
  /// TIOCSPTLCK and TIOCGPTN of Linux.
  private static let setLock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430
  private var process: pid_t = 0

  /// Starts a program; nothing where the system has no terminals to give.
  ///
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - arguments: What it is called with.
  ///   - environment: Its variables.
  ///   - columns: The width of the terminal.
  ///   - rows: The height of the terminal.
  public init?(
    _ program: String, _ arguments: [String], environment: [String: String], columns: UInt16 = 80,
    rows: UInt16 = 24
  ) {
    // Glibc shows Swift no posix_openpt; this is what it does.
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var lock: Int32 = 0
    var number: UInt32 = 0
    guard master >= 0, ioctl(master, Self.setLock, &lock) == 0,
      ioctl(master, Self.getNumber, &number) == 0
    else { return nil }
    let name = "/dev/pts/\(number)"
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    let started = BuiltProgram.start(
      program, arguments, environment: environment, inNewSession: true
    ) { actions in
      // The first terminal that a session opens becomes its own.
      for stream: Int32 in 0...2 {
        posix_spawn_file_actions_addopen(&actions, stream, name, O_RDWR, 0)
      }
    }
    guard let started else {
      close(master)
      return nil
    }
    process = started
  }

  deinit {
    if process > 0 {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(master)
  }

  /// What the program has written so far, as text.
  public var text: String { String(decoding: output, as: UTF8.self) }

  /// Presses keys.
  public func press(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = write(master, bytes, bytes.count)
  }

  /// Sends the program a signal.
  public func send(_ signal: Int32) {
    kill(process, signal)
  }

  /// Gives the terminal another size.
  public func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Whether the terminal gathers lines and shows what is typed, as it does for a shell.
  public var isCooked: Bool {
    var mode = termios()
    guard tcgetattr(master, &mode) == 0 else { return false }
    return mode.c_lflag & tcflag_t(ICANON | ECHO | ISIG) == tcflag_t(ICANON | ECHO | ISIG)
  }

  /// Reads what the program writes; answers false when nothing comes in some milliseconds, or when
  /// the program has ended.
  @discardableResult
  public func read(milliseconds: Int32) -> Bool {
    var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, milliseconds) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = Glibc.read(master, &bytes, bytes.count)
    guard count > 0 else { return false }
    output += bytes[..<count]
    return true
  }

  /// Reads until something holds; answers false when it does not within about 20 seconds of
  /// silence.
  public func read(until holds: () -> Bool) -> Bool {
    while !holds() {
      guard read(milliseconds: 20_000) else { return holds() }
    }
    return true
  }

  /// Reads to the end of the program and returns its exit status, or minus the number of the signal
  /// that ended it.
  public func end() -> Int32 {
    while read(milliseconds: 20_000) {}
    var status: Int32 = 0
    let ended = waitpid(process, &status, 0)
    process = 0
    guard ended > 0 else { return Int32.min }
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
  }
}
