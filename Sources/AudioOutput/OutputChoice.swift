/// Where sound goes, as a reader chooses it.
public enum OutputChoice: Hashable, Sendable {
  /// The first that works of the sound server and the sound card.
  case automatic
  /// The sound server: PulseAudio, or PipeWire in its place.
  case pulse
  /// A device of ALSA; `default` is the one that the machine is set up for.
  case alsa(device: String)
  /// Standard output, as a WAV stream.
  case standardOutput
  /// Nowhere: as slowly as if it were heard, or as fast as possible.
  case null(realTime: Bool)

  /// Reads the name of an output.
  ///
  /// - Parameter text: `auto`, `pulse`, `alsa`, `alsa:` and a device, `null`, `null:fast` or `-`.
  /// - Throws: ``AudioOutputError/unknownChoice(_:)`` for any other text.
  public init(parsing text: String) throws(AudioOutputError) {
    switch text {
    case "auto": self = .automatic
    case "pulse": self = .pulse
    case "alsa": self = .alsa(device: "default")
    case "-": self = .standardOutput
    case "null": self = .null(realTime: true)
    case "null:fast": self = .null(realTime: false)
    case _ where text.hasPrefix("alsa:") && text.utf8.count > 5:
      self = .alsa(device: String(text.dropFirst(5)))
    default: throw .unknownChoice(text)
    }
  }
}
