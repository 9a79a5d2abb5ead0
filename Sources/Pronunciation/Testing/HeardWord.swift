/// What is heard for a word of a sentence, or for several that are said as one thing.
public struct HeardWord: Hashable, Sendable {
  /// The UTF-8 bytes of the sentence, as it is shown, that it covers.
  public let range: Range<Int>
  /// What the engine says that it speaks, in the IPA; nothing where it does not tell.
  public let spoken: String?
  /// The words that are said in its place; nothing where it is said itself.
  public let said: String?
  /// Who decided how it is said.
  public let source: PronunciationSource
  /// What is done otherwise than the lexicon or the text asks, in words.
  public let remarks: [String]

  /// Makes a word.
  public init(
    range: Range<Int>, spoken: String?, said: String?, source: PronunciationSource,
    remarks: [String]
  ) {
    self.range = range
    self.spoken = spoken
    self.said = said
    self.source = source
    self.remarks = remarks
  }
}
