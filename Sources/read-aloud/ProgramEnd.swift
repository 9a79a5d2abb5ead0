import Glibc

/// Ways in which the program ends besides its own exit.
enum ProgramEnd {
  /// Ends it as a signal would have without us, so that the caller sees which one it was.
  static func signal(_ number: Int32) -> Never {
    Glibc.signal(number, SIG_DFL)
    // The threads that tasks run on block all signals.
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    raise(number)
    // Not reached for a signal that ends programs.
    _exit(128 + number)
  }
}
