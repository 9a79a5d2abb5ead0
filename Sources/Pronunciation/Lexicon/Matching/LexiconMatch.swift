import ReadingContent

/// A place of a text for which a lexicon has an entry.
public struct LexiconMatch: Hashable, Sendable {
  /// The UTF-8 bytes of the text, the prefix and the suffix included.
  public let range: Range<Int>
  /// The entry.
  public let lexeme: Lexeme
  /// The number of the lexicon.
  let lexicon: Int
  /// The number of the entry in its lexicon.
  let entry: Int
  /// The way to write it that was found.
  public let grapheme: Lexeme.Grapheme
  /// The way to say it that is used, without the prefix and the suffix.
  public let reading: Lexeme.Reading
  /// The path of the lexicon.
  public let path: String
  /// What the text has before the entry and belongs to the same word: `l’` of `l’Élysée`.
  public let prefix: String
  /// What the text has behind the entry and belongs to the same word: `’s` of `Yosemite’s`.
  public let suffix: String
  /// What is said in place of the text, the sounds of the prefix and the suffix included.
  public let spoken: Lexeme.Reading.Content

  /// Who decided about the pronunciation.
  public var source: PronunciationSource { .lexicon(path: path, line: reading.line) }
}

extension Lexeme.Reading.Content {
  /// The content with what is glued to the entry in a text, or nothing where the alphabet has no
  /// signs for the sound of the prefix.
  func with(prefix: String, sounding ipa: String?, suffix: String) -> Self? {
    switch self {
    case .alias(let alias):
      return .alias(prefix + alias + suffix)
    case .notation(var notation):
      if !suffix.isEmpty { notation = EnglishSuffix.appended(to: notation) }
      guard let ipa else { return .notation(notation) }
      return Elision.prepended(ipa, to: notation).map { .notation($0) }
    }
  }
}
