public import SpeechSynthesis

/// Opens the ways to the reader's ears.
public enum AudioOutput {
  /// Opens an output.
  ///
  /// - Parameters:
  ///   - choice: Where the sound goes.
  ///   - format: The shape of the samples.
  /// - Returns: The way that was opened.
  /// - Throws: ``AudioOutputError/noDevice(_:)`` when nothing can be opened, or
  ///   ``AudioOutputError/isTerminal`` for standard output.
  public static func open(
    _ choice: OutputChoice, format: AudioFormat
  ) throws(AudioOutputError) -> any AudioSink {
    switch choice {
    case .automatic: try firstThatOpens([.pulse, .alsa(device: "default")], format: format)
    case .pulse: try PulseSink(format: format)
    case .alsa(let device): try ALSASink(device: device, format: format)
    case .standardOutput: try StreamSink(descriptor: 1, format: format)
    case .null(let realTime): NullSink(format: format, realTime: realTime)
    }
  }

  /// Opens the first of several outputs that can be opened.
  static func firstThatOpens(
    _ choices: [OutputChoice], format: AudioFormat
  ) throws(AudioOutputError) -> any AudioSink {
    var attempts: [AudioOutputError.Attempt] = []
    for choice in choices {
      do {
        return try open(choice, format: format)
      } catch .noDevice(let tried) {
        attempts += tried
      }
    }
    throw .noDevice(attempts)
  }
}
