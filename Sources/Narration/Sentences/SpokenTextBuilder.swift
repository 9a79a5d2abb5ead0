import ReadingContent
import TextBreaks

/// Turns the text of an utterance into what the engine is given.
///
/// What is shown but not spoken is left out, line ends become spaces, letters and their accents are
/// composed, and a dot that does not end the sentence is left out where the engine would end a
/// clause at it.
struct SpokenTextBuilder {
  private var parts: [SpokenText] = []
  private var scalars: [Unicode.Scalar] = []
  private var offsets: [Int32] = []
  private var language: String?
  private var start = 0

  /// Returns the parts, one for each change of language; none where nothing is spoken.
  static func parts(of text: AttributedText) -> [SpokenText] {
    if text.runs.isEmpty, let plain = plainPart(of: text.string) { return [plain] }
    var builder = SpokenTextBuilder()
    for run in text.allRuns {
      if run.attributes.silence != nil {
        builder.separate(at: run.range.lowerBound)
      } else {
        builder.changeLanguage(to: run.attributes.language?.description, at: run.range.lowerBound)
        builder.append(text.string, run.range)
      }
    }
    builder.finish(at: text.count)
    return builder.parts
  }

  /// The usual case: ASCII without line ends or dots inside, which the engine gets as it is.
  private static func plainPart(of string: String) -> SpokenText? {
    var string = string
    let isPlain = string.withUTF8 { bytes in
      var hasWords = false
      for (index, byte) in bytes.enumerated() {
        guard byte < 0x80, byte >= 0x20, byte != 0x7F else { return false }
        hasWords = hasWords || byte != 0x20
        if byte == UInt8(ascii: "."), index + 1 < bytes.count, bytes[index + 1] == 0x20 {
          return false
        }
      }
      return hasWords
    }
    return isPlain
      ? SpokenText(string, language: nil, source: 0..<string.utf8.count) : nil
  }

  private mutating func append(_ string: String, _ range: Range<Int>) {
    let utf8 = string.utf8
    let from = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let text = string[from..<utf8.index(from, offsetBy: range.count)]
    guard !Self.isComposed(text) else { return append(text.unicodeScalars, at: range.lowerBound) }
    var offset = range.lowerBound
    for character in text {
      let source = String(character)
      if Self.isComposed(source[...]) {
        append(source.unicodeScalars, at: offset)
      } else {
        // Which mark went into which letter is not known, so all stand for the whole character.
        for scalar in TextNormal.nfc(source).unicodeScalars { append(scalar, at: offset) }
      }
      offset += source.utf8.count
    }
  }

  /// Whether composing changes nothing; Swift's own comparison does not see the difference.
  private static func isComposed(_ text: Substring) -> Bool {
    text.utf8.elementsEqual(TextNormal.nfc(String(text)).utf8)
  }

  private mutating func append(
    _ source: some Sequence<Unicode.Scalar>, at offset: Int
  ) {
    var offset = offset
    for scalar in source {
      append(scalar.isLineEndOrTab ? " " : scalar, at: offset)
      offset += UTF8.width(scalar)
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar, at offset: Int) {
    scalars.append(scalar)
    offsets.append(Int32(clamping: offset))
  }

  /// Keeps the words before and after something silent apart.
  private mutating func separate(at offset: Int) {
    if let last = scalars.last, last != " " { append(" ", at: offset) }
  }

  private mutating func changeLanguage(to new: String?, at offset: Int) {
    guard new != language else { return }
    finish(at: offset)
    language = new
  }

  private mutating func finish(at end: Int) {
    defer {
      scalars = []
      offsets = []
      start = end
    }
    guard scalars.contains(where: { !$0.properties.isWhitespace }) else { return }
    dropInnerDots()
    parts.append(
      SpokenText(
        String(String.UnicodeScalarView(scalars)), language: language, source: start..<end,
        offsets: offsets))
  }

  /// Puts a space for each dot at which the engine would end a clause inside the sentence.
  ///
  /// That is a dot before a space and something else than a lower-case letter. An ellipsis keeps
  /// its pause.
  private mutating func dropInnerDots() {
    // The scalar after the spaces that follow, found from the end so that many spaces cost nothing.
    var next: Unicode.Scalar?
    var isSpaceNext = false
    for index in scalars.indices.reversed() {
      let scalar = scalars[index]
      if scalar == ".", isSpaceNext, index > 0, scalars[index - 1] != ".",
        let next, !next.properties.isLowercase
      {
        scalars[index] = " "
      }
      isSpaceNext = scalar == " "
      if !isSpaceNext { next = scalar }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isLineEndOrTab: Bool {
    switch value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
