import Glibc
import SpeechSynthesis
import Synchronization

/// A sink that writes a WAV stream, such as to a pipe on standard output.
///
/// What the pipe has taken counts as heard: whoever reads it decides when it is.
final class StreamSink: AudioSink {
  let format: AudioFormat
  private let descriptor: Int32
  /// Bytes that come before any further sample: the header, or the second half of a sample.
  private let waiting: Mutex<[UInt8]>

  /// Starts a stream to a descriptor, which stays the caller's.
  ///
  /// A write to a closed pipe also raises SIGPIPE, which the program is expected to ignore.
  /// - Throws: ``AudioOutputError/isTerminal``.
  init(descriptor: Int32, format: AudioFormat) throws(AudioOutputError) {
    guard isatty(descriptor) == 0 else { throw .isTerminal }
    self.descriptor = descriptor
    self.format = format
    waiting = Mutex(WAVHeader(format: format).bytesForStream())
  }

  func write(
    _ samples: ArraySlice<Int16>, waiting milliseconds: Int
  ) throws(AudioOutputError) -> Int {
    let clock = MonotonicClock.system
    let end = clock.now() + milliseconds * 1_000_000
    // The lock is held while waiting: by the rule of ``AudioSink`` nobody else calls meanwhile.
    return try waiting.withLock { bytes throws(AudioOutputError) in
      var taken = 0
      while true {
        // A pipe that can be written to has room for a page, so the write does not block.
        if bytes.isEmpty, taken < samples.count {
          let piece = samples.dropFirst(taken).prefix(2_048)
          bytes = piece.withUnsafeBytes { Array($0) }
          taken += piece.count
        }
        guard !bytes.isEmpty else { return taken }
        guard try isWritable(waiting: clock.milliseconds(until: end)) else {
          // What is not begun is handed back; half a sample stays with the stream.
          let whole = min(bytes.count / 2, taken)
          bytes.removeLast(whole * 2)
          return taken - whole
        }
        bytes.removeFirst(try written(bytes))
      }
    }
  }

  func unheardSamples() -> Int { 0 }
  func pause() -> Int { 0 }
  func resume() {}
  func flush() -> Int { 0 }
  func close() {}

  private func isWritable(waiting milliseconds: Int) throws(AudioOutputError) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    let ready = poll(&request, 1, Int32(clamping: milliseconds))
    guard ready >= 0 || errno == EINTR else { throw failure(errno) }
    guard request.revents & Int16(POLLERR) == 0 else { throw .readerGone }
    return ready > 0
  }

  private func written(_ bytes: [UInt8]) throws(AudioOutputError) -> Int {
    let done = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    if done >= 0 { return done }
    guard errno == EINTR || errno == EAGAIN else { throw failure(errno) }
    return 0
  }

  private func failure(_ code: Int32) -> AudioOutputError {
    code == EPIPE ? .readerGone : .notWritable(reason: String(cString: strerror(code)))
  }
}
