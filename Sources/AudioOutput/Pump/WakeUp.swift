import Glibc

/// A bell between threads: rung by any, heard by the one that waits.
///
/// It holds two descriptors of the kernel and nothing that changes, so it needs no lock. A ring
/// that nobody waits for is kept.
final class WakeUp: Sendable {
  private let reading: Int32
  private let writing: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    let kind = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue
    // Without a pair, which only a process with all of its descriptors in use has to bear, the
    // thread that waits looks for itself from time to time.
    _ = socketpair(AF_UNIX, Int32(kind), 0, &ends)
    (reading, writing) = (ends[0], ends[1])
  }

  deinit {
    if reading >= 0 { close(reading) }
    if writing >= 0 { close(writing) }
  }

  /// Rings the bell; never blocks.
  func ring() {
    var byte: UInt8 = 1
    // A bell that is full of rings rings already.
    _ = write(writing, &byte, 1)
  }

  /// Waits for the bell, for at most some milliseconds or for ever.
  func wait(milliseconds: Int?) {
    var request = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
    poll(&request, 1, Int32(clamping: milliseconds ?? (reading < 0 ? 10 : -1)))
    var rings = [UInt8](repeating: 0, count: 64)
    while read(reading, &rings, rings.count) == rings.count {}
  }
}
