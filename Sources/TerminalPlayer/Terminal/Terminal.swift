import Glibc
import Synchronization

/// A terminal whose keys are read one by one and whose screen can be taken over.
///
/// All that it changes it gives back, also when it is thrown away.
public final class Terminal: Sendable {
  private struct State {
    var original: termios?
    var hasScreen = false
  }

  /// Where keys come from.
  let input: Int32
  private let output: Int32
  private let state = Mutex(State())

  /// Opens the terminal of the process, or nothing where it has none.
  ///
  /// Keys come from standard input, or from the controlling terminal where standard input is
  /// something else.
  public init?(output: Int32) {
    guard isatty(output) == 1 else { return nil }
    var input: Int32 = 0
    if isatty(0) != 1 {
      input = open("/dev/tty", O_RDONLY | O_CLOEXEC)
      guard input >= 0 else { return nil }
    }
    self.input = input
    self.output = output
  }

  deinit {
    leaveScreen()
    leaveRawMode()
    if input > 2 { Glibc.close(input) }
  }

  /// The size; 80 × 24 where the terminal does not say.
  public var size: TerminalSize {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return TerminalSize(columns: 80, rows: 24)
    }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// Has keys arrive one by one and unseen, Ctrl-C and Ctrl-Z included.
  public func enterRawMode() {
    state.withLock { state in
      var settings = termios()
      guard state.original == nil, tcgetattr(input, &settings) == 0 else { return }
      state.original = settings
      CrashGuard.keep(mode: settings, of: input)
      settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
      settings.c_iflag &= ~tcflag_t(IXON | ICRNL)
      tcsetattr(input, TCSADRAIN, &settings)
    }
  }

  /// Has keys arrive as before.
  public func leaveRawMode() {
    state.withLock { state in
      guard var original = state.original else { return }
      tcsetattr(input, TCSADRAIN, &original)
      CrashGuard.keep(mode: nil, of: input)
      state.original = nil
    }
  }

  /// Takes over the screen, keeping what is on it, and writes text on it, codes included.
  func writeOnScreen(_ text: String) {
    let isNew = state.withLock { state in
      defer { state.hasScreen = true }
      return !state.hasScreen
    }
    if isNew { CrashGuard.keepScreen(of: output) }
    write(isNew ? Self.enter + text : text)
  }

  /// Gives the screen back.
  func leaveScreen() {
    let hadScreen = state.withLock { state in
      defer { state.hasScreen = false }
      return state.hasScreen
    }
    guard hadScreen else { return }
    write("\(Self.leave)")
    CrashGuard.keepScreen(of: nil)
  }

  /// Takes the other screen.
  private static let enter = "\u{1B}[?1049h"
  /// Gives it back, with plain characters.
  static let leave: StaticString = "\u{1B}[0m\u{1B}[?1049l"

  private func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var done = 0
      while done < bytes.count {
        guard let base = bytes.baseAddress else { return }
        let count = Glibc.write(output, base + done, bytes.count - done)
        if count > 0 {
          done += count
        } else if errno == EAGAIN {
          var waiting = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
          poll(&waiting, 1, 1_000)
        } else if errno != EINTR {
          return
        }
      }
    }
  }
}
