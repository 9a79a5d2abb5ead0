import Pronunciation
import ReadingContent

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

  private let lexicons: LexiconMatcher
  private let base: LanguageTag?
  private let announced: [Range<Int>]
  private let keepsDots: Bool
  private var result = Result()
  private var draft = SpokenDraft(at: 0)
  private var language: LanguageTag?
  private var voice: String?

  private init(
    _ lexicons: LexiconMatcher, base: LanguageTag?, announced: [Range<Int>], keepsDots: Bool
  ) {
    self.lexicons = lexicons
    self.base = base
    self.announced = announced
    self.keepsDots = keepsDots
  }

  /// Returns the parts of a text, or the silence where it has no words.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - lexicons: What finds the entries of the lexicons.
  ///   - base: The language of the book around it.
  ///   - announced: The runs whose aliases are the reader's own.
  ///   - keepsDots: Whether it can be several sentences, the dots between which stay.
  /// - Returns: The parts.
  static func build(
    _ text: AttributedText, lexicons: LexiconMatcher, base: LanguageTag?,
    announced: [Range<Int>] = [], keepsDots: Bool = false
  ) -> Result {
    if text.runs.isEmpty, lexicons.isEmpty, let plain = plainPart(of: text.string) {
      return Result(parts: [plain])
    }
    var builder = SpokenTextBuilder(
      lexicons, base: base, announced: announced, keepsDots: keepsDots)
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
    var attributes = run.attributes
    pause(attributes.pauseBefore, at: run.range.lowerBound)
    if attributes.silence != nil {
      separate(at: run.range.lowerBound)
    } else {
      let picture = emoji(run, of: string)
      if let language = picture?.language { attributes.language = language }
      change(to: attributes, at: run.range.lowerBound)
      let first = draft.scalars.count
      if let picture {
        draft.append(apart: picture.words, for: run.range)
      } else if let alias = attributes.alias, attributes.phonetic == nil, alias.hasWords {
        if !announced.touching(run.range).isEmpty {
          draft.append(apart: alias, for: run.range)
        } else {
          draft.append(alias: alias, for: run.range, .inline)
        }
      } else if attributes.phonetic == nil, let script = Romanization(attributes.language) {
        draft.append(string, run.range, by: script)
      } else {
        draft.append(string, run.range)
      }
      draft.ask(attributes, from: first, run.range)
    }
    pause(attributes.pauseAfter, at: run.range.upperBound)
  }

  /// How the name of an emoji is had, where the run is one.
  private func emoji(_ run: AttributedText.Run, of string: String) -> EmojiName? {
    let attributes = run.attributes
    guard attributes.part == .emoji, attributes.alias == nil, attributes.phonetic == nil else {
      return nil
    }
    let utf8 = string.utf8
    let from = utf8.index(utf8.startIndex, offsetBy: run.range.lowerBound)
    let words = string[from..<utf8.index(from, offsetBy: run.range.count)]
    return EmojiName(of: words, in: attributes.language ?? base)
  }

  /// Keeps the words before and after something silent apart.
  private mutating func separate(at offset: Int) {
    if let last = draft.scalars.last, last != " " { draft.append(" ", at: offset) }
  }

  private mutating func change(to attributes: SpeechAttributes, at offset: Int) {
    guard attributes.language != language || attributes.voice != voice else { return }
    finish(at: offset)
    language = attributes.language
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
    defer { draft = SpokenDraft(at: end) }
    guard draft.hasSound else { return }
    let isClosing = draft.scalars.allSatisfy(\.isClosing)
    draft.apply(lexicons, language: language ?? base)
    draft.takeInSuffixes(language: language ?? base)
    if !keepsDots { draft.dropInnerDots() }
    var part = draft.part(to: end, language: language?.description, voice: voice)
    if isClosing, let last = result.parts.last {
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
}

extension Unicode.Scalar {
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
