internal import CPulse
import SpeechSynthesis

/// A stream to the sound server, driven by hand: no thread of its own.
///
/// An object is used by one thread at a time.
final class PulseStream {
  private static let name = "PulseAudio"
  /// How long the server may take to answer, in milliseconds.
  private static let patience = 5_000

  private let clock = MonotonicClock.system
  private let bytesPerFrame: Int
  private var spec: pa_sample_spec
  private let loop: OpaquePointer
  private var context: OpaquePointer?
  private var stream: OpaquePointer?
  private(set) var isCorked = false

  /// Connects to the server and opens a stream.
  ///
  /// - Parameters:
  ///   - server: The address, or nil for the one that the machine is set up for.
  ///   - format: The shape of the samples.
  ///   - milliseconds: How much the server holds in advance.
  /// - Throws: ``AudioOutputError/noDevice(_:)`` with the server's reason.
  init(server: String?, format: AudioFormat, milliseconds: Int) throws(AudioOutputError) {
    bytesPerFrame = 2 * format.channels
    spec = pa_sample_spec(
      format: PA_SAMPLE_S16LE, rate: UInt32(clamping: format.sampleRate),
      channels: UInt8(clamping: format.channels))
    guard pa_sample_spec_valid(&spec) != 0 else {
      throw Self.unavailable("it cannot play \(format.sampleRate) samples a second")
    }
    guard let loop = pa_mainloop_new() else { throw Self.unavailable("out of memory") }
    self.loop = loop
    try connect(to: server)
    try openStream(format: format, milliseconds: milliseconds)
  }

  deinit {
    close()
    pa_mainloop_free(loop)
  }

  /// The bytes that the server would like to have now.
  ///
  /// - Throws: ``AudioOutputError/deviceLost(device:reason:)`` when the server went away.
  func writableBytes() throws(AudioOutputError) -> Int {
    try turn(waiting: 0)
    let size = pa_stream_writable_size(stream)
    guard size != .max else { throw lost() }
    return size / bytesPerFrame * bytesPerFrame
  }

  /// Sends samples, at most as many bytes as are writable.
  func write(_ bytes: UnsafeRawBufferPointer) throws(AudioOutputError) {
    guard pa_stream_write(stream, bytes.baseAddress, bytes.count, nil, 0, PA_SEEK_RELATIVE) == 0
    else { throw lost() }
    try turn(waiting: 0)
  }

  /// Lets the server's messages in, waiting for one at most as long.
  func wait(milliseconds: Int) throws(AudioOutputError) {
    try turn(waiting: milliseconds)
  }

  /// Returns how many of the bytes written are not heard yet, by what the server answers now.
  func unheardBytes() throws(AudioOutputError) -> Int {
    try finish(pa_stream_update_timing_info(stream, nil, nil))
    guard let timing = pa_stream_get_timing_info(stream)?.pointee else { throw lost() }
    let waiting = max(0, Int(timing.write_index - timing.read_index))
    // A corked stream has taken back what the device had not played.
    if isCorked { return waiting }
    let delay = timing.sink_usec - min(timing.sink_usec, timing.transport_usec)
    let inDevice = pa_usec_to_bytes(delay, &spec)
    // Before the first sample of a run there is no count: nothing is in the device.
    let since = max(0, Int(timing.since_underrun))
    if timing.playing != 0 { return waiting + min(inDevice, since) }
    return timing.since_underrun < 0 ? waiting : waiting + max(0, inDevice - since)
  }

  /// Stops or goes on; what is not heard yet stays with the server.
  func cork(_ corked: Bool) throws(AudioOutputError) {
    guard corked != isCorked else { return }
    try finish(pa_stream_cork(stream, corked ? 1 : 0, nil, nil))
    isCorked = corked
  }

  /// Drops what is not heard yet.
  func flush() throws(AudioOutputError) {
    try finish(pa_stream_flush(stream, nil, nil))
  }

  /// Ends the stream and the connection.
  func close() {
    if let stream {
      pa_stream_disconnect(stream)
      pa_stream_unref(stream)
    }
    stream = nil
    guard let context else { return }
    pa_context_disconnect(context)
    pa_context_unref(context)
    self.context = nil
  }

  private func connect(to server: String?) throws(AudioOutputError) {
    let properties = pa_proplist_new()
    defer { pa_proplist_free(properties) }
    pa_proplist_sets(properties, PA_PROP_APPLICATION_NAME, "read-aloud")
    pa_proplist_sets(properties, PA_PROP_MEDIA_ROLE, "a11y")
    guard
      let context = pa_context_new_with_proplist(
        pa_mainloop_get_api(loop), "read-aloud", properties)
    else { throw Self.unavailable("out of memory") }
    self.context = context
    guard pa_context_connect(context, server, PA_CONTEXT_NOFLAGS, nil) >= 0 else {
      throw unavailable()
    }
    let end = clock.now() + Self.patience * 1_000_000
    while pa_context_get_state(context) != PA_CONTEXT_READY {
      guard try openingTurn(until: end) else { throw unavailable() }
    }
  }

  private func openStream(format: AudioFormat, milliseconds: Int) throws(AudioOutputError) {
    let properties = pa_proplist_new()
    defer { pa_proplist_free(properties) }
    pa_proplist_sets(properties, PA_PROP_MEDIA_NAME, "read-aloud")
    pa_proplist_sets(properties, PA_PROP_MEDIA_ROLE, "a11y")
    stream = pa_stream_new_with_proplist(context, "read-aloud", &spec, nil, properties)
    guard let stream else { throw unavailable() }
    // The smallest prebuffer that is not none: short texts start at once, and after a gap the
    // stream goes on with the next sample rather than with one further on.
    var attributes = pa_buffer_attr(
      maxlength: .max, tlength: bytes(milliseconds, format), prebuf: UInt32(bytesPerFrame),
      minreq: bytes(milliseconds / 8, format), fragsize: .max)
    guard
      pa_stream_connect_playback(
        stream, nil, &attributes, PA_STREAM_ADJUST_LATENCY, nil, nil) >= 0
    else { throw unavailable() }
    let end = clock.now() + Self.patience * 1_000_000
    while pa_stream_get_state(stream) != PA_STREAM_READY {
      guard try openingTurn(until: end) else { throw unavailable() }
    }
  }

  /// Turns the loop while opening; answers false once opening has failed.
  private func openingTurn(until end: Int) throws(AudioOutputError) -> Bool {
    guard pa_context_get_state(context) != PA_CONTEXT_FAILED,
      pa_context_get_state(context) != PA_CONTEXT_TERMINATED
    else { return false }
    if let stream, pa_stream_get_state(stream) == PA_STREAM_FAILED { return false }
    let rest = clock.milliseconds(until: end)
    guard rest > 0 else {
      throw Self.unavailable("it did not answer for \(Self.patience / 1_000) s")
    }
    return iterate(waiting: rest)
  }

  /// Handles all messages that are there, waiting for the first one at most as long.
  private func turn(waiting milliseconds: Int) throws(AudioOutputError) {
    guard iterate(waiting: milliseconds) else { throw lost() }
    guard let stream, pa_stream_get_state(stream) == PA_STREAM_READY else { throw lost() }
  }

  private func iterate(waiting milliseconds: Int) -> Bool {
    var microseconds = Int32(clamping: milliseconds * 1_000)
    while true {
      guard pa_mainloop_prepare(loop, microseconds) >= 0, pa_mainloop_poll(loop) >= 0 else {
        return false
      }
      let handled = pa_mainloop_dispatch(loop)
      if handled <= 0 { return handled == 0 }
      microseconds = 0
    }
  }

  /// Waits for the server's answer to a request.
  private func finish(_ operation: OpaquePointer?) throws(AudioOutputError) {
    guard let operation else { throw lost() }
    defer { pa_operation_unref(operation) }
    let end = clock.now() + Self.patience * 1_000_000
    while pa_operation_get_state(operation) == PA_OPERATION_RUNNING {
      let rest = clock.milliseconds(until: end)
      guard rest > 0 else {
        throw .deviceLost(
          device: Self.name, reason: "it did not answer for \(Self.patience / 1_000) s")
      }
      try turn(waiting: rest)
    }
  }

  private func bytes(_ milliseconds: Int, _ format: AudioFormat) -> UInt32 {
    UInt32(clamping: format.samples(milliseconds: milliseconds) * bytesPerFrame)
  }

  private var reason: String {
    String(cString: pa_strerror(pa_context_errno(context)))
  }

  private func lost() -> AudioOutputError { .deviceLost(device: Self.name, reason: reason) }

  private func unavailable() -> AudioOutputError { Self.unavailable(reason) }

  private static func unavailable(_ reason: String) -> AudioOutputError {
    .noDevice([.init(device: name, reason: reason)])
  }
}
