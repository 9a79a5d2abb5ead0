import SpeechSynthesis
import Synchronization

/// A sink that plays through the sound server: PulseAudio, or PipeWire in its place.
///
/// A pause is exact to the sample: the server takes back what the device has not played.
final class PulseSink: AudioSink {
  /// How much the server holds in advance, in milliseconds.
  static let buffered = 150

  let format: AudioFormat
  private let stream: Mutex<PulseStream>

  /// Connects to the server that the machine is set up for.
  ///
  /// - Throws: ``AudioOutputError/noDevice(_:)`` with the server's reason.
  convenience init(format: AudioFormat) throws(AudioOutputError) {
    try self.init(server: nil, format: format)
  }

  /// Connects to a server by its address.
  init(server: String?, format: AudioFormat) throws(AudioOutputError) {
    self.format = format
    stream = Mutex(
      try PulseStream(server: server, format: format, milliseconds: Self.buffered))
  }

  func write(
    _ samples: ArraySlice<Int16>, waiting milliseconds: Int
  ) throws(AudioOutputError) -> Int {
    try stream.withLock { stream throws(AudioOutputError) in
      var room = try stream.writableBytes()
      if room == 0 {
        try stream.wait(milliseconds: milliseconds)
        room = try stream.writableBytes()
      }
      let piece = samples.prefix(room / 2)
      guard !piece.isEmpty else { return 0 }
      try piece.span.withUnsafeBytes { bytes throws(AudioOutputError) in try stream.write(bytes) }
      return piece.count
    }
  }

  func unheardSamples() throws(AudioOutputError) -> Int {
    try stream.withLock { stream throws(AudioOutputError) in try stream.unheardBytes() / 2 }
  }

  func pause() throws(AudioOutputError) -> Int {
    try stream.withLock { stream throws(AudioOutputError) in try stream.cork(true) }
    return 0
  }

  func resume() throws(AudioOutputError) {
    try stream.withLock { stream throws(AudioOutputError) in try stream.cork(false) }
  }

  func flush() throws(AudioOutputError) -> Int {
    try stream.withLock { stream throws(AudioOutputError) in
      // Stopped, the server knows to the sample what was heard.
      let wasCorked = stream.isCorked
      try stream.cork(true)
      let unheard = try stream.unheardBytes()
      try stream.flush()
      try stream.cork(wasCorked)
      return unheard / 2
    }
  }

  func close() {
    stream.withLock { $0.close() }
  }
}
