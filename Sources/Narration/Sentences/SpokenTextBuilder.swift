import Pronunciation
import ReadingContent
import SpeechMarkup
import TextBreaks

/// Turns the text of an utterance into what the engine is given.
///
/// What is shown but not spoken is left out, line ends become spaces, letters and their accents are
/// composed, words that are said otherwise are replaced, and a dot that does not end the sentence is
/// left out where the engine would end a clause at it.
struct SpokenTextBuilder {
  /// What becomes of a text.
  struct Result {
    /// The parts, one for each change of language or voice and each pause; none where nothing is
    /// spoken.
    var parts: [SpokenText] = []
    /// The silence that stands in a text without words, in milliseconds.
    var silence = 0
  }

  private var result = Result()
  private var scalars: [Unicode.Scalar] = []
  private var offsets: [Int32] = []
  private var elements: [SpokenElement] = []
  private var replaced: [Range<Int>] = []
  private var unread: [SpokenText.Unread] = []
  private var language: String?
  private var voice: String?
  private var start = 0

  /// Returns the parts of a text.
  static func parts(of text: AttributedText) -> [SpokenText] {
    build(text).parts
  }

  /// Returns the parts of a text, or the silence where it has no words.
  static func build(_ text: AttributedText) -> Result {
    if text.runs.isEmpty, let plain = plainPart(of: text.string) { return Result(parts: [plain]) }
    var builder = SpokenTextBuilder()
    for run in text.allRuns { builder.append(run, of: text.string) }
    builder.finish(at: text.count)
    builder.attachSilence()
    builder.result.parts.dropLongEmphasis()
    return builder.result
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

  private mutating func append(_ run: AttributedText.Run, of string: String) {
    let attributes = run.attributes
    pause(attributes.pauseBefore, at: run.range.lowerBound)
    if attributes.silence != nil {
      separate(at: run.range.lowerBound)
    } else {
      change(to: attributes, at: run.range.lowerBound)
      let first = scalars.count
      if let alias = attributes.alias, attributes.phonetic == nil, alias.hasWords {
        append(alias: alias, for: run.range)
      } else {
        append(string, run.range)
      }
      ask(attributes, of: first..<scalars.count, run.range)
    }
    pause(attributes.pauseAfter, at: run.range.upperBound)
  }

  /// Notes what is asked for scalars that were added.
  private mutating func ask(
    _ attributes: SpeechAttributes, of range: Range<Int>, _ source: Range<Int>
  ) {
    guard !range.isEmpty else { return }
    for kind in attributes.elementKinds {
      let element = SpokenElement(scalars: range, kind: kind, source: .inline)
      // Runs that differ in something else belong together.
      if let same = elements.lastIndex(where: {
        $0.kind == kind && $0.scalars.upperBound == range.lowerBound
      }) {
        elements[same].scalars = elements[same].scalars.lowerBound..<range.upperBound
      } else {
        elements.append(element)
      }
    }
    if let kind = attributes.unreadKind {
      unread.append(SpokenText.Unread(source: source, kind: kind))
    }
  }

  /// Adds the words that are said for a stretch of the text.
  private mutating func append(alias: String, for range: Range<Int>) {
    for scalar in TextNormal.nfc(alias).unicodeScalars {
      append(scalar.isLineEndOrTab ? " " : scalar, at: range.lowerBound)
    }
    replaced.append(range)
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

  private mutating func change(to attributes: SpeechAttributes, at offset: Int) {
    let language = attributes.language?.description
    guard language != self.language || attributes.voice != voice else { return }
    finish(at: offset)
    self.language = language
    voice = attributes.voice
  }

  /// Puts a silence before what follows.
  private mutating func pause(_ milliseconds: Int?, at offset: Int) {
    guard let milliseconds, milliseconds > 0 else { return }
    finish(at: offset)
    result.silence = min(result.silence + milliseconds, Pauses.longest)
  }

  /// Ends a part where it has something to speak.
  private mutating func finish(at end: Int) {
    defer {
      scalars = []
      offsets = []
      elements = []
      replaced = []
      unread = []
      start = end
    }
    guard scalars.contains(where: { !$0.properties.isWhitespace }) else { return }
    dropInnerDots()
    var part = SpokenText(
      String(String.UnicodeScalarView(scalars)), language: language, voice: voice,
      elements: elements, source: start..<end, offsets: offsets)
    part.replaced = replaced
    part.unread = unread
    if scalars.allSatisfy(\.isClosing), let last = result.parts.last {
      // A mark that ends a clause belongs to the words before it, whoever speaks them.
      result.parts[result.parts.count - 1] = last.followed(by: part)
    } else {
      part.silenceBefore = result.silence
      result.silence = 0
      result.parts.append(part)
    }
  }

  /// Leaves the silence at the end to the last part.
  private mutating func attachSilence() {
    guard !result.parts.isEmpty else { return }
    result.parts[result.parts.count - 1].silenceAfter = result.silence
    result.silence = 0
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

extension String {
  fileprivate var hasWords: Bool {
    unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
  }
}

extension Unicode.Scalar {
  fileprivate var isLineEndOrTab: Bool {
    switch value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether it is a blank or a mark that closes what stands before it.
  fileprivate var isClosing: Bool {
    switch properties.generalCategory {
    case .closePunctuation, .finalPunctuation, .spaceSeparator: true
    case .otherPunctuation:
      switch self {
      case ".", ",", ";", ":", "!", "?", "…", "\"", "'", "。", "、", "，", "！", "？": true
      default: false
      }
    default: false
    }
  }
}
