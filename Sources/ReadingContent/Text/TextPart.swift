/// What a run of text is that a listener may want to hear, to skip, or to be told of.
public enum TextPart: String, Hashable, Sendable, CaseIterable {
  /// A reference to a work: "(Smith 1999)".
  case citation
  /// Words of a program inside a sentence.
  case code
  /// A formula.
  case formula
  /// A picture that is written as a character.
  case emoji
  /// The words for a picture.
  case image
  /// Words of somebody else inside a sentence.
  case quotation
}
