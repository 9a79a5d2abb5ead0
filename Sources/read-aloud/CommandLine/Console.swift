import Glibc
import Synchronization
import TextBreaks

/// Standard output for results and standard error for talk.
///
/// Results are gathered and written in large pieces; they go out before any talk and before the
/// end (``flush()``). A reader that went away ends the program silently, as it does others.
final class Console: Sendable {
  /// Whether results are shown on a terminal.
  let isTerminal: Bool
  /// Whether talk is shown on a terminal.
  let errorIsTerminal: Bool
  /// Whether lines may be redrawn in place: a terminal that is not dumb.
  let canRedraw: Bool
  private let isColoured: Bool
  private let pending = Mutex<[UInt8]>([])

  /// Looks at the two streams and the environment.
  init() {
    isTerminal = isatty(STDOUT_FILENO) == 1
    errorIsTerminal = isatty(STDERR_FILENO) == 1
    let isDumb = Self.variable("TERM") == "dumb"
    canRedraw = errorIsTerminal && !isDumb
    isColoured = isTerminal && !isDumb && (Self.variable("NO_COLOR") ?? "").isEmpty
  }

  /// The width of the terminal, or of `COLUMNS`, or 80.
  var columns: Int {
    var size = winsize()
    for stream in [STDOUT_FILENO, STDERR_FILENO]
    where ioctl(stream, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 {
      return Int(size.ws_col)
    }
    return Self.variable("COLUMNS").flatMap { Int($0) } ?? 80
  }

  /// The width of running text: long lines are hard to follow.
  var helpColumns: Int { min(max(columns, 20), 80) }

  /// Prints a line of results.
  func print(_ line: String) {
    print([StyledText(line), "\n"])
  }

  /// Prints pieces of results, with their looks where a terminal shows them.
  ///
  /// No line end is added. On a terminal, characters that would steer it are made visible; a
  /// pipe or file gets the text as it is.
  func print(_ pieces: [StyledText]) {
    for piece in pieces {
      let text = isTerminal ? TerminalText.safe(piece.text, keepsLines: true) : piece.text
      let rendered = StyledText(text, piece.style).rendered(styled: isColoured)
      write(Array(rendered.utf8))
    }
  }

  /// Writes bytes of a result as they are.
  func write(_ bytes: [UInt8]) {
    pending.withLock { pending in
      pending += bytes
      guard pending.count >= 65_536 || (isTerminal && pending.last == UInt8(ascii: "\n")) else {
        return
      }
      Self.write(pending[...], to: STDOUT_FILENO)
      pending.removeAll(keepingCapacity: true)
    }
  }

  /// Writes what has been gathered.
  func flush() {
    pending.withLock { pending in
      Self.write(pending[...], to: STDOUT_FILENO)
      pending.removeAll(keepingCapacity: true)
    }
  }

  /// Says on standard error what went wrong.
  func error(_ message: String) {
    note("read-aloud: \(message)")
  }

  /// Says on standard error what may be wrong though the work goes on.
  func warning(_ message: String) {
    note("read-aloud: warning: \(message)")
  }

  /// Says a line on standard error; characters that would steer a terminal are made visible.
  func note(_ line: String) {
    talk(TerminalText.safe(line, keepsLines: true) + "\n")
  }

  /// Writes to standard error as it is, after all results so far.
  func talk(_ text: String) {
    flush()
    Self.write(Array(text.utf8)[...], to: STDERR_FILENO)
  }

  /// Puts something into the places of standard streams that were closed by the caller.
  ///
  /// Otherwise the next file that is opened would take such a place and get what is printed.
  /// What is put there refuses to be read or written, as the closed stream would.
  static func fillClosedStreams() {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) == -1 {
      // The lowest free number is taken, which is this one.
      _ = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// The value of an environment variable.
  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Writes all of it, unless the stream takes nothing any more.
  private static func write(_ bytes: ArraySlice<UInt8>, to stream: Int32) {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(stream, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest.removeFirst(count)
        continue
      }
      switch errno {
      case EINTR:
        continue
      case EAGAIN:
        var waiting = pollfd(fd: stream, events: Int16(POLLOUT), revents: 0)
        poll(&waiting, 1, -1)
      default:
        return giveUp(stream, reason: errno)
      }
    }
  }

  /// Ends the program when results cannot be written; goes on when talk cannot.
  private static func giveUp(_ stream: Int32, reason: Int32) {
    // Without standard error nobody hears a complaint, and the work itself is not hurt.
    guard stream == STDOUT_FILENO else { return }
    if reason == EPIPE {
      // The way other tools end when `head` has seen enough.
      ProgramEnd.signal(SIGPIPE)
    }
    let words = String(cString: strerror(reason))
    let message =
      "read-aloud: standard output: \(words); what was written is not complete\n"
    write(Array(message.utf8)[...], to: STDERR_FILENO)
    _exit(ExitStatus.outputNotWritable.rawValue)
  }
}
