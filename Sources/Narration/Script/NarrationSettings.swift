/// What the listener chose about the voice.
public struct NarrationSettings: Hashable, Sendable {
  /// The speed in words a minute, from 80 to 450.
  public var rate = 175
  /// The height of the voice from 0 to 99.
  public var pitch = 50
  /// The voice for each language where it is not the engine's own choice: by BCP 47 tag or by the
  /// primary language alone.
  public var voices: [String: String] = [:]
  /// The language of a book that names none.
  public var defaultLanguage = "en"
  /// The silences between the parts of a book.
  public var pauses = Pauses()

  /// Makes the settings that suit most listeners.
  public init() {}
}
