public import ReadingContent

/// A list of words with their pronunciations, as one file has it.
public struct Lexicon: Hashable, Sendable {
  /// The path of the file.
  public var path: String
  /// The language of the entries; a lexicon without one serves texts of every language.
  public var language: LanguageTag?
  /// The entries in the order of the file.
  public var lexemes: [Lexeme]

  /// The namespace of PLS 1.0 (§4.1).
  static let namespace = "http://www.w3.org/2005/01/pronunciation-lexicon"

  /// Makes a lexicon.
  public init(path: String, language: LanguageTag?, lexemes: [Lexeme]) {
    self.path = path
    self.language = language
    self.lexemes = lexemes
  }
}
