import Glibc

/// Tones one after another or together, rendered by the reader itself.
public struct ToneSequence: Hashable, Sendable {
  /// One tone.
  public struct Tone: Hashable, Sendable {
    /// When it starts, in milliseconds from the start of the sequence.
    public let start: Int
    /// How long it sounds, in milliseconds, its rise and fall of 5 ms each included.
    public let duration: Int
    /// Its pitch in hertz.
    public let frequency: Double
    /// Its level from 0 to 1, where 1 is full scale.
    public let level: Double

    /// Makes a tone.
    public init(start: Int, duration: Int, frequency: Double, level: Double = 0.3) {
      self.start = start
      self.duration = duration
      self.frequency = frequency
      self.level = level
    }
  }

  /// The tones.
  public let tones: [Tone]

  /// Makes a sequence.
  public init(_ tones: [Tone]) {
    self.tones = tones
  }

  /// Returns the samples of the sequence, of one channel; the first and last of each tone are 0.
  public func samples(at sampleRate: Int) -> [Int16] {
    let length = tones.map { ($0.start + $0.duration) * sampleRate / 1_000 }.max() ?? 0
    var mix = [Double](repeating: 0, count: max(0, length))
    let ramp = max(1, sampleRate * 5 / 1_000)
    for tone in tones {
      let start = max(0, tone.start * sampleRate / 1_000)
      let count = max(0, tone.duration * sampleRate / 1_000)
      for index in 0..<min(count, max(0, mix.count - start)) {
        let edge = min(1, Double(min(index, count - 1 - index)) / Double(ramp))
        let phase = 2 * Double.pi * tone.frequency * Double(index) / Double(sampleRate)
        mix[start + index] += sin(phase) * edge * tone.level
      }
    }
    return mix.map { Int16(max(-1, min(1, $0)) * 32_767) }
  }
}
