import TerminalPlayer

extension PlayerEnd {
  /// Returns where playing ended well.
  ///
  /// A signal ends the program here as it would have without us.
  /// - Throws: what the sound failed with, or ``CommandFailure`` where the voice failed.
  func check() throws {
    switch self {
    case .endOfBook, .quit: break
    case .signal(let number): ProgramEnd.signal(number)
    case .audioFailed(let error): throw error
    case .speechFailed(let words):
      throw CommandFailure(status: .engineFailed, description: words)
    }
  }
}
