import AudioOutput
import SpeechSynthesis

/// Where `--output` sends the sound.
enum SoundPlace {
  case file(String)
  case output(OutputChoice)

  /// Reads `--output`; without it, the first device that works.
  ///
  /// - Throws: ``CommandFailure`` for what is neither an output nor ends like a sound file: a
  ///   mistyped device must not become a file of that name.
  init(_ parsed: ParsedOptions) throws {
    guard let text = parsed.text(.output) else {
      self = .output(.automatic)
      return
    }
    if let choice = try? OutputChoice(parsing: text) {
      self = .output(choice)
    } else if text.lowercased().hasSuffix(".wav") {
      self = .file(text)
    } else {
      throw CommandFailure(
        status: .usage,
        description: "--output \(text): this is neither an output nor a file that ends in .wav, so"
          + " nothing was read; write pulse, alsa, alsa:DEVICE (such as alsa:hw:0), null, - for"
          + " standard output, or FILE.wav")
    }
  }
}
