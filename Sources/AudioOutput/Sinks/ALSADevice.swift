internal import CALSA
import Glibc
import SpeechSynthesis

/// A device of ALSA.
///
/// An object is used by one thread at a time.
final class ALSADevice {
  private let name: String
  private let channels: Int
  private let device: OpaquePointer
  private var isOpen = true
  /// Samples given to the device since it was last empty; it can hold back no more than that.
  private var given = 0

  /// Opens a device and lets the library convert the samples where the hardware needs others.
  ///
  /// - Parameters:
  ///   - name: The name in ALSA's own terms, such as `default` or `hw:0`.
  ///   - format: The shape of the samples.
  ///   - milliseconds: How much the device holds in advance.
  /// - Throws: ``AudioOutputError/noDevice(_:)`` with the library's reason.
  init(name: String, format: AudioFormat, milliseconds: Int) throws(AudioOutputError) {
    read_aloud_alsa_silence()
    self.name = name
    channels = format.channels
    var device: OpaquePointer?
    var code = snd_pcm_open(&device, name, SND_PCM_STREAM_PLAYBACK, Int32(SND_PCM_NONBLOCK))
    guard code >= 0, let device else { throw Self.unavailable(name, code) }
    self.device = device
    code = snd_pcm_set_params(
      device, SND_PCM_FORMAT_S16_LE, SND_PCM_ACCESS_RW_INTERLEAVED,
      UInt32(clamping: format.channels), UInt32(clamping: format.sampleRate), 1,
      UInt32(clamping: milliseconds * 1_000))
    if code >= 0 { code = Self.startAtOnce(device) }
    guard code >= 0 else { throw Self.unavailable(name, code) }
  }

  deinit { close() }

  /// Takes samples, as many as there is room for.
  func write(
    _ samples: ArraySlice<Int16>, waiting milliseconds: Int
  ) throws(AudioOutputError) -> Int {
    if let taken = try writeNow(samples) { return taken }
    // An error shows in the wait as it does in the write, where it is dealt with.
    guard snd_pcm_wait(device, Int32(clamping: milliseconds)) != 0 else { return 0 }
    return try writeNow(samples) ?? 0
  }

  /// Takes samples, or returns nil when there is no room or the device had to be started anew.
  private func writeNow(_ samples: ArraySlice<Int16>) throws(AudioOutputError) -> Int? {
    let frames = samples.withUnsafeBufferPointer {
      snd_pcm_writei(device, $0.baseAddress, snd_pcm_uframes_t($0.count / channels))
    }
    if frames >= 0 {
      given += frames * channels
      return frames == 0 ? nil : frames * channels
    }
    guard frames != -Int(EAGAIN) else { return nil }
    // A device that has run empty has stopped, and so has one of a machine that slept.
    given = 0
    let code = snd_pcm_recover(device, Int32(frames), 1)
    guard code >= 0 else { throw lost(code) }
    return nil
  }

  /// Returns how many samples the device holds that are not heard yet.
  func unheardSamples() -> Int {
    var frames = snd_pcm_sframes_t(0)
    guard snd_pcm_state(device) == SND_PCM_STATE_RUNNING, snd_pcm_delay(device, &frames) >= 0 else {
      // A device that has run empty has stopped.
      given = 0
      return 0
    }
    return min(max(0, Int(frames) * channels), given)
  }

  /// Falls silent and drops what is not heard yet; returns how many samples that were.
  func drop() throws(AudioOutputError) -> Int {
    let unheard = unheardSamples()
    given = 0
    snd_pcm_drop(device)
    let code = snd_pcm_prepare(device)
    guard code >= 0 else { throw lost(code) }
    return unheard
  }

  /// Falls silent and lets go of the device.
  func close() {
    guard isOpen else { return }
    isOpen = false
    snd_pcm_drop(device)
    snd_pcm_close(device)
  }

  /// Makes the device start with the first sample and play silence after the last one.
  private static func startAtOnce(_ device: OpaquePointer) -> Int32 {
    var parameters: OpaquePointer?
    guard snd_pcm_sw_params_malloc(&parameters) >= 0 else { return -ENOMEM }
    defer { snd_pcm_sw_params_free(parameters) }
    var code = snd_pcm_sw_params_current(device, parameters)
    guard code >= 0 else { return code }
    code = snd_pcm_sw_params_set_start_threshold(device, parameters, 1)
    guard code >= 0 else { return code }
    // Without it, hardware repeats stale sound until it notices that it has run empty.
    var boundary = snd_pcm_uframes_t(0)
    if snd_pcm_sw_params_get_boundary(parameters, &boundary) >= 0 {
      snd_pcm_sw_params_set_silence_threshold(device, parameters, 0)
      snd_pcm_sw_params_set_silence_size(device, parameters, boundary)
    }
    return snd_pcm_sw_params(device, parameters)
  }

  private func lost(_ code: Int32) -> AudioOutputError {
    .deviceLost(device: "ALSA device \(name)", reason: String(cString: snd_strerror(code)))
  }

  private static func unavailable(_ name: String, _ code: Int32) -> AudioOutputError {
    .noDevice([.init(device: "ALSA device \(name)", reason: String(cString: snd_strerror(code)))])
  }
}
