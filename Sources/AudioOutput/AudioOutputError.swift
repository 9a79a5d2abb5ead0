/// What keeps sound from being heard.
public enum AudioOutputError: Error, Hashable, Sendable {
  /// A device that was tried, and why it could not be used.
  public struct Attempt: Hashable, Sendable {
    /// The device, such as `PulseAudio`.
    public let device: String
    /// Why it could not be used.
    public let reason: String

    /// Makes an attempt.
    public init(device: String, reason: String) {
      self.device = device
      self.reason = reason
    }
  }

  /// No device could be opened; holds each that was tried, in order.
  case noDevice([Attempt])
  /// The device was there but went away or stopped working.
  case deviceLost(device: String, reason: String)
  /// Whoever was reading standard output has gone away.
  case readerGone
  /// Sound would go to a terminal.
  case isTerminal
  /// Standard output cannot be written to.
  case notWritable(reason: String)
  /// There is no output of that name.
  case unknownChoice(String)
}

extension AudioOutputError: CustomStringConvertible {
  /// The place, the fault, what follows from it and what to do.
  public var description: String {
    switch self {
    case .noDevice(let attempts):
      "no sound device could be opened, so nothing can be heard. Tried:\n"
        + attempts.map { "  \($0.device): \($0.reason)\n" }.joined()
        + "Start a sound server, name a device with `--output alsa:hw:0`, follow the text without "
        + "sound with `--output null`, or write the sound to a file with `read-aloud export`."
    case .deviceLost(let device, let reason):
      "\(device): the sound device was lost (\(reason)), so reading stopped; check the device and "
        + "start again"
    case .readerGone:
      "standard output: the program that was reading the sound has ended, so reading stopped"
    case .isTerminal:
      "standard output: is a terminal, so no sound was written; send it to a player, such as with "
        + "`| aplay`, or to a file"
    case .notWritable(let reason):
      "standard output: cannot be written (\(reason)), so reading stopped"
    case .unknownChoice(let text):
      "--output \(text): there is no such output, so nothing was read; use auto, pulse, alsa, "
        + "alsa:DEVICE (such as alsa:hw:0), null, or - for standard output"
    }
  }
}
