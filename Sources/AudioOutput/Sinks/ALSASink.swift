import SpeechSynthesis
import Synchronization

/// A sink that plays on a device of ALSA, for machines without a sound server.
///
/// A pause drops what the device holds, and what was dropped is written again afterwards: it is as
/// exact as the position that the driver reports.
final class ALSASink: AudioSink {
  let format: AudioFormat
  private let device: Mutex<ALSADevice>

  /// Opens a device.
  ///
  /// - Parameters:
  ///   - device: The name in ALSA's own terms, such as `default` or `hw:0`.
  ///   - format: The shape of the samples.
  /// - Throws: ``AudioOutputError/noDevice(_:)`` with the library's reason.
  init(device: String, format: AudioFormat) throws(AudioOutputError) {
    self.format = format
    self.device = Mutex(try ALSADevice(name: device, format: format, milliseconds: 120))
  }

  func write(
    _ samples: ArraySlice<Int16>, waiting milliseconds: Int
  ) throws(AudioOutputError) -> Int {
    try device.withLock { device throws(AudioOutputError) in
      try device.write(samples, waiting: milliseconds)
    }
  }

  func unheardSamples() -> Int {
    device.withLock { $0.unheardSamples() }
  }

  func pause() throws(AudioOutputError) -> Int {
    try device.withLock { device throws(AudioOutputError) in try device.drop() }
  }

  func resume() {}

  func flush() throws(AudioOutputError) -> Int {
    try device.withLock { device throws(AudioOutputError) in try device.drop() }
  }

  func close() {
    device.withLock { $0.close() }
  }
}
