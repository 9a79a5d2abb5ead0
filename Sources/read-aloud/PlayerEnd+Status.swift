import Glibc
import TerminalPlayer

extension PlayerEnd {
  /// Returns where playing ended well.
  ///
  /// A signal ends the program here as it would have without us.
  /// - Throws: ``CommandFailure`` where the sound or the voice failed.
  func check() throws {
    switch self {
    case .endOfBook, .quit: break
    case .signal(let number):
      Glibc.signal(number, SIG_DFL)
      // Whoever receives signals as events holds them back.
      var held = sigset_t()
      sigemptyset(&held)
      sigaddset(&held, number)
      pthread_sigmask(SIG_UNBLOCK, &held, nil)
      raise(number)
    case .audioFailed(let words):
      throw CommandFailure(status: .noAudioDevice, description: words)
    case .speechFailed(let words):
      throw CommandFailure(status: .engineFailed, description: words)
    }
  }
}
