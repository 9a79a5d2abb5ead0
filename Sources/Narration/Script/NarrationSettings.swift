public import Pronunciation

/// What the listener chose about the voice.
public struct NarrationSettings: Hashable, Sendable {
  /// How words of another language inside a sentence are spoken.
  public enum ForeignPhrases: String, Hashable, Sendable, CaseIterable {
    /// By the voice of that language, which takes a short breath before and after.
    case byVoice = "by-voice"
    /// By the reader's own voice with the sounds of that language, without a break; by its voice
    /// where the sounds cannot be had.
    case inClause = "in-clause"
  }

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
  /// How words of another language inside a sentence are spoken.
  public var foreignPhrases = ForeignPhrases.byVoice
  /// What becomes of notes, tables, page numbers and the like.
  public var treatments = Treatments()
  /// Whether the book's own recordings take the place of the voice; until they can be played, the
  /// voice reads their words.
  public var keepsRecordings = false
  private var shelf = LexiconShelf([])

  /// The lexicons of pronunciations, the first going before the others: the book's own, then the
  /// listener's.
  ///
  /// Setting them takes as long as sorting their entries; copies share the work.
  public var lexicons: [Lexicon] {
    get { shelf.matcher.lexicons }
    set { shelf = LexiconShelf(newValue) }
  }

  /// What finds the entries of the lexicons.
  var matcher: LexiconMatcher { shelf.matcher }

  /// Makes the settings that suit most listeners.
  public init() {}
}
