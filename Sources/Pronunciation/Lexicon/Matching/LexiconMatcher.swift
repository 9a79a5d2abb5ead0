public import ReadingContent
import Synchronization
import TextBreaks

/// Finds the entries of lexicons in texts.
///
/// Made once for all lexicons of a book and used from anywhere. At each place the entry that covers
/// most of the text wins, whichever lexicon has it; of those that cover the same, one with the
/// role that the text has, then the earlier lexicon, then the one with the text's own capitals,
/// then the first in the file. A match starts and ends where a word does. The guide to lexicons
/// tells the rules in full.
public final class LexiconMatcher: Sendable {
  /// A stretch of text for which the author gives a role, such as `noun`.
  public struct Role: Hashable, Sendable {
    /// The UTF-8 bytes of the text.
    public let range: Range<Int>
    /// The role.
    public let name: String

    /// Makes a stretch with a role.
    public init(_ name: String, range: Range<Int>) {
      self.name = name
      self.range = range
    }
  }

  /// The lexicons in the order of precedence.
  public let lexicons: [Lexicon]
  let index: LexiconIndex
  /// Breakers of words, by language; opening one costs more than a paragraph.
  private let breakers = Mutex<[String: TextBreaker]>([:])

  /// Makes a matcher; an earlier lexicon goes before a later one.
  public init(_ lexicons: [Lexicon]) {
    self.lexicons = lexicons
    index = LexiconIndex(lexicons)
  }

  /// Whether no text can have a match.
  public var isEmpty: Bool { index.isEmpty }

  /// Returns the places of a text for which there are entries, in order and apart.
  ///
  /// - Parameters:
  ///   - text: The text, of one language.
  ///   - language: Its language; lexicons of other languages are left alone.
  ///   - roles: Where the author gives roles.
  ///   - taken: Bytes of the text that no match may touch, since somebody else decides about them.
  /// - Returns: The matches.
  public func matches(
    in text: String, language: LanguageTag?, roles: [Role] = [], except taken: [Range<Int>] = []
  ) -> [LexiconMatch] {
    let serving = lexicons.map { LanguageScope.covers($0.language, language) }
    guard !isEmpty, serving.contains(true), !text.isEmpty else { return [] }
    var text = text
    text.makeContiguousUTF8()
    var search = LexiconSearch(self, text: text, language: language, serving: serving)
    search.roles = roles.sorted { $0.range.lowerBound < $1.range.lowerBound }
    search.taken = taken.filter { !$0.isEmpty }.sorted { $0.lowerBound < $1.lowerBound }
    return search.run()
  }

  /// The bounds of words of a text.
  func bounds(of text: String, language: LanguageTag?) -> WordBounds {
    let locale = language?.primary ?? ""
    let boundaries = breakers.withLock { breakers in
      if breakers[locale] == nil {
        // A book with a hundred languages does not keep a hundred breakers.
        if breakers.count >= 16 { breakers.removeAll() }
        breakers[locale] = TextBreaker(.word, locale: locale)
      }
      return breakers[locale]?.boundaries(of: text) ?? []
    }
    return WordBounds(boundaries, count: text.utf8.count)
  }
}
