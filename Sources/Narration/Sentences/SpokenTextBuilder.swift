import ReadingContent
import TextBreaks

/// Turns the text of an utterance into what the engine is given.
///
/// What is shown but not spoken is left out, line ends become spaces, letters and their accents are
/// composed, and a dot that does not end the sentence is left out where the engine would end a
/// clause at it.
struct SpokenTextBuilder {
  private var parts: [SpokenText] = []
  private var scalars = String.UnicodeScalarView()
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
      for (index, byte) in bytes.enumerated() {
        guard byte < 0x80, byte >= 0x20, byte != 0x7F else { return false }
        if byte == UInt8(ascii: "."), index + 1 < bytes.count, bytes[index + 1] == 0x20 {
          return false
        }
      }
      return true
    }
    return isPlain
      ? SpokenText(string, language: nil, source: 0..<string.utf8.count) : nil
  }

  private mutating func append(_ string: String, _ range: Range<Int>) {
    let utf8 = string.utf8
    var index = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let end = utf8.index(utf8.startIndex, offsetBy: range.upperBound)
    var offset = range.lowerBound
    while index < end {
      let next = min(string.index(after: index), end)
      let length = utf8.distance(from: index, to: next)
      append(character: string[index..<next], at: offset)
      offset += length
      index = next
    }
  }

  private mutating func append(character: Substring, at offset: Int) {
    let source = character.unicodeScalars
    guard let first = source.first else { return }
    if source.count == 1 || first.isASCII {
      var place = offset
      for scalar in source {
        append(scalar.isLineEndOrTab ? " " : scalar, at: place)
        place += UTF8.width(scalar)
      }
    } else {
      for scalar in TextNormal.nfc(String(character)).unicodeScalars { append(scalar, at: offset) }
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
      scalars = String.UnicodeScalarView()
      offsets = []
      start = end
    }
    dropInnerDots()
    guard scalars.contains(where: { !$0.properties.isWhitespace }) else { return }
    parts.append(
      SpokenText(String(scalars), language: language, source: start..<end, offsets: offsets))
  }

  /// Puts a space for each dot at which the engine would end a clause inside the sentence: one
  /// before a space and something else than a lower-case letter. An ellipsis keeps its pause.
  private mutating func dropInnerDots() {
    var all = Array(scalars)
    var index = 0
    while index + 1 < all.count {
      defer { index += 1 }
      guard all[index] == ".", all[index + 1] == " ", index > 0, all[index - 1] != "." else {
        continue
      }
      var next = index + 1
      while next < all.count, all[next] == " " { next += 1 }
      if next < all.count, !all[next].properties.isLowercase { all[index] = " " }
    }
    scalars = String.UnicodeScalarView(all)
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
