import ReadingContent

/// A number that stands for speech attributes in a ``SpeechStyleTable``: quick to compare and keep.
struct SpeechStyle: Hashable {
  fileprivate var number: Int32

  /// Nothing is asked.
  static let plain = SpeechStyle(number: 0)
  /// Emphasis alone.
  static let moderate = SpeechStyle(number: 1)
  /// Strong emphasis alone.
  static let strong = SpeechStyle(number: 2)
  /// Code within a text, and nothing else.
  static let code = SpeechStyle(number: 3)
  /// The words for a picture, and nothing else.
  static let image = SpeechStyle(number: 4)

  /// Shown but not spoken, and nothing else.
  static func silent(_ reason: SkipReason) -> SpeechStyle {
    SpeechStyle(number: 5 + Int32(SkipReason.allCases.firstIndex(of: reason) ?? 0))
  }
}

/// The speech attributes that occur in a document, each once.
struct SpeechStyleTable {
  private var all: [SpeechAttributes]
  private var numbers: [SpeechAttributes: SpeechStyle] = [:]

  /// Makes a table of the styles that have names.
  init() {
    var moderate = SpeechAttributes()
    moderate.emphasis = .moderate
    var strong = SpeechAttributes()
    strong.emphasis = .strong
    var code = SpeechAttributes()
    code.part = .code
    var image = SpeechAttributes()
    image.part = .image
    all =
      [SpeechAttributes(), moderate, strong, code, image] + SkipReason.allCases.map { .silent($0) }
    for (number, attributes) in all.enumerated() {
      numbers[attributes] = SpeechStyle(number: Int32(number))
    }
  }

  /// Returns the style that stands for attributes.
  mutating func style(_ attributes: SpeechAttributes) -> SpeechStyle {
    if let known = numbers[attributes] { return known }
    let style = SpeechStyle(number: Int32(clamping: all.count))
    all.append(attributes)
    numbers[attributes] = style
    return style
  }

  /// Returns the attributes that a style stands for.
  subscript(_ style: SpeechStyle) -> SpeechAttributes { all[Int(style.number)] }
}
