import Glibc
import SpeechSynthesis

/// Serves a reader on the standard streams, and returns the exit status.
func serve() -> Int32 {
  guard CommandLine.arguments.count == 2 else {
    let usage = "read-aloud-speaker is started by read-aloud; its argument is a voice or language\n"
    try? WirePipe(descriptor: STDERR_FILENO).write([UInt8](usage.utf8))
    return 2
  }
  EspeakLibrary.dieWithParent()
  signal(SIGPIPE, SIG_IGN)
  // A key that interrupts the reader must not end its speakers before it: it closes their pipes.
  signal(SIGINT, SIG_IGN)
  signal(SIGQUIT, SIG_IGN)
  signal(SIGHUP, SIG_IGN)
  // A crash is an answer here, to be had at once and without a report on the terminal.
  for crash in [SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGTRAP] { signal(crash, SIG_DFL) }
  // Files of the reader's that came along by mistake would stay open for as long as this lives.
  for descriptor in Int32(3)..<1_024 { close(descriptor) }
  // What the engine prints goes to standard error, never between the frames.
  let replies = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
  guard replies >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { return 1 }
  do throws(WireError) {
    let speaker = try Speaker(
      base: CommandLine.arguments[1], requests: WirePipe(descriptor: STDIN_FILENO),
      replies: WirePipe(descriptor: replies))
    guard let speaker else { return 1 }
    try speaker.run()
    return 0
  } catch {
    return error == .ended ? 0 : 1
  }
}

exit(serve())
