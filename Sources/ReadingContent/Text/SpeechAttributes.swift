/// What an author asks of the voice for a run of text.
///
/// A value that is absent leaves the choice to what surrounds the run. The names follow Apple's
/// speech attributes and SSML 1.1.
public struct SpeechAttributes: Hashable, Sendable {
  /// How strongly a run stands out (SSML 1.1 §3.2.2).
  public enum Emphasis: String, Hashable, Sendable {
    case strong
    case moderate
    case reduced
    case none
  }

  /// The language of the run.
  public var language: LanguageTag?
  /// The voice of the run, by a name of the engine's.
  public var voice: String?
  /// How the run is pronounced.
  public var phonetic: PhoneticNotation?
  /// What is said in place of the run.
  public var alias: String?
  /// Which of a homograph's readings is meant (PLS 1.0 §4.4).
  public var role: String?
  /// What kind of thing the run is: a date, a telephone number.
  public var sayAs: SayAs?
  /// Whether the run is read letter by letter.
  public var spellOut: Bool?
  /// Whether punctuation is named.
  public var punctuation: Bool?
  /// The height of the voice, as a factor of its normal one.
  public var pitch: Double?
  /// The speed of the voice, as a factor of its normal one.
  public var rate: Double?
  /// The loudness of the voice, as a factor of its normal one.
  public var volume: Double?
  /// How strongly the run stands out.
  public var emphasis: Emphasis?
  /// Silence before the run, in milliseconds.
  public var pauseBefore: Int?
  /// Silence after the run, in milliseconds.
  public var pauseAfter: Int?
  /// What the run is, where a listener may want to skip it.
  public var part: TextPart?
  /// Why the run is shown but not spoken; nothing where it is spoken.
  public var silence: SkipReason?

  /// Makes attributes that ask for nothing.
  public init() {}

  /// Makes the attributes of a run that is shown but not spoken.
  public static func silent(_ reason: SkipReason) -> SpeechAttributes {
    var attributes = SpeechAttributes()
    attributes.silence = reason
    return attributes
  }

  /// How the run is pronounced, in the International Phonetic Alphabet; nothing where it is written
  /// in another alphabet.
  public var ipaNotation: String? {
    get { phonetic?.alphabet == .ipa ? phonetic?.text : nil }
    set { phonetic = newValue.map { PhoneticNotation($0) } }
  }

  /// Whether there is silence before or after the run.
  var hasPause: Bool { pauseBefore != nil || pauseAfter != nil }

  /// Whether nothing is asked.
  public var isEmpty: Bool {
    self == SpeechAttributes()
  }
}
