/// The shape of a stream of 16-bit samples.
public struct AudioFormat: Hashable, Sendable {
  /// Samples a second, of each channel.
  public let sampleRate: Int
  /// Channels; 1 for speech.
  public let channels: Int

  /// Makes a format.
  public init(sampleRate: Int, channels: Int = 1) {
    self.sampleRate = sampleRate
    self.channels = channels
  }

  /// What espeak-ng's own voices speak: 22,050 samples a second, one channel.
  public static let speech = AudioFormat(sampleRate: 22_050)

  /// Returns the samples of each channel in a time, rounded down.
  public func samples(milliseconds: Int) -> Int {
    sampleRate * milliseconds / 1_000
  }

  /// Returns the seconds that samples of each channel last.
  public func seconds(samples: Int) -> Double {
    Double(samples) / Double(sampleRate)
  }
}
