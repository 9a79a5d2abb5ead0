extension TextBreaker {
  /// The end of a piece of text.
  public struct Boundary: Hashable, Sendable {
    /// The UTF-8 offset just after the piece.
    public let offset: Int

    /// What the piece is, or how the break after it works.
    public let status: Status

    /// Makes a boundary.
    public init(offset: Int, status: Status) {
      self.offset = offset
      self.status = status
    }
  }
}

extension TextBreaker.Boundary {
  /// What a boundary tells about the piece before it.
  public enum Status: Hashable, Sendable {
    /// A line may break here; or a sentence ends here with its full stop or other end mark.
    ///
    /// Also the end of a text that does not end with a line break.
    case optional
    /// A line must break here; or a sentence ends without an end mark, by the end of its paragraph.
    case mandatory
    /// The word is spaces, punctuation or symbols; also every boundary of characters.
    case none
    /// The word is a number.
    case number
    /// The word holds letters, of Hangul and of the scripts with dictionaries too.
    case letter
    /// The word is of hiragana or katakana.
    case kana
    /// The word holds Chinese characters.
    case ideograph

    /// Whether the word before the boundary holds letters, numbers or ideographs.
    public var isWord: Bool {
      switch self {
      case .number, .letter, .kana, .ideograph: true
      case .optional, .mandatory, .none: false
      }
    }

    /// What a number of ICU's rules means; the numbers come in hundreds.
    init(kind: TextBreaker.Kind, rule: Int) {
      self =
        switch (kind, rule) {
        case (.line, ..<100), (.sentence, ..<100): .optional
        case (.line, _), (.sentence, _): .mandatory
        case (.character, _), (.word, ..<100): .none
        case (.word, ..<200): .number
        case (.word, ..<300): .letter
        case (.word, ..<400): .kana
        case (.word, _): .ideograph
        }
    }
  }
}
