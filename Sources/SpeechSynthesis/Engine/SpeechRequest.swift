/// What is to be spoken in one go, from the engine's fresh state: one passage.
public struct SpeechRequest: Hashable, Sendable {
  /// A text for one voice.
  public struct Run: Hashable, Sendable {
    /// What is spoken.
    public var text: String
    /// The identifier of the voice, as ``Voice/identifier`` has it.
    public var voice: String
    /// Whether the text is SSML for the engine rather than plain text.
    public var isMarkup: Bool
    /// Whether the pause that belongs to the end of a sentence follows.
    public var endsSentence: Bool

    /// Makes a run.
    public init(text: String, voice: String, isMarkup: Bool = false, endsSentence: Bool = true) {
      self.text = text
      self.voice = voice
      self.isMarkup = isMarkup
      self.endsSentence = endsSentence
    }
  }

  /// The runs, in the order in which they are spoken.
  public var runs: [Run]
  /// The speed in words a minute; 175 is normal, 80 to 450 are possible.
  public var rate: Int
  /// The height of the voice from 0 to 99; 50 is normal.
  public var pitch: Int

  /// How the phonemes that are really spoken are told; nothing where they are not asked for.
  public var trace: PhonemeNotation?

  /// Makes a request.
  public init(
    runs: [Run], rate: Int = 175, pitch: Int = 50, trace: PhonemeNotation? = nil
  ) {
    self.runs = runs
    self.trace = trace
    self.rate = min(max(rate, 80), 450)
    self.pitch = min(max(pitch, 0), 99)
  }
}
