import ReadingContent

/// A place of a text for which a lexicon has an entry.
public struct LexiconMatch: Hashable, Sendable {
  /// The UTF-8 bytes of the text, the suffix included.
  public let range: Range<Int>
  /// The entry.
  public let lexeme: Lexeme
  /// The number of the lexicon.
  let lexicon: Int
  /// The number of the entry in its lexicon.
  let entry: Int
  /// The way to write it that was found.
  public let grapheme: Lexeme.Grapheme
  /// The way to say it that is used, without the suffix.
  public let reading: Lexeme.Reading
  /// The path of the lexicon.
  public let path: String
  /// What the text has behind the entry and belongs to the same word: `’s` of `Yosemite’s`.
  public let suffix: String

  /// Who decided about the pronunciation.
  public var source: PronunciationSource { .lexicon(path: path, line: reading.line) }

  /// What is said in place of the text, the suffix's sound included.
  public var spoken: Lexeme.Reading.Content {
    guard !suffix.isEmpty else { return reading.content }
    return switch reading.content {
    case .notation(let notation): .notation(EnglishSuffix.appended(to: notation))
    case .alias(let alias): .alias(alias + suffix)
    }
  }
}
