import Glibc

/// Ends the program as a signal would have without us, so that the caller sees which one it was.
func end(bySignal number: Int32) -> Never {
  signal(number, SIG_DFL)
  // The threads that tasks run on block all signals.
  var set = sigset_t()
  sigemptyset(&set)
  sigaddset(&set, number)
  pthread_sigmask(SIG_UNBLOCK, &set, nil)
  raise(number)
  // Not reached for a signal that ends programs.
  _exit(128 + number)
}
