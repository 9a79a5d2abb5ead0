import Pronunciation
import ReadingContent
import SpeechMarkup
import TextBreaks

/// A part of an utterance while it is put together.
struct SpokenDraft {
  /// Words that are said for others.
  struct Alias {
    /// The words, in scalars.
    var scalars: Range<Int>
    /// The UTF-8 bytes of the utterance's text that they stand for.
    let origin: Range<Int>
    /// Who wants it.
    let source: PronunciationSource
    /// Whether they stand beside the sentence, as what is announced does.
    var isApart = false
  }

  /// The words so far.
  var scalars: [Unicode.Scalar] = []
  /// For each scalar, the UTF-8 offset in the utterance's text of what it stands for.
  var offsets: [Int32] = []
  /// What is asked for stretches of the words.
  var elements: [SpokenElement] = []
  /// What is read as it stands.
  var unread: [SpokenText.Unread] = []
  /// The stretches for which the author names a role, in scalars.
  private(set) var roles: [(scalars: Range<Int>, name: String)] = []
  /// The words that are said for others.
  var aliases: [Alias] = []
  /// The UTF-8 offset in the utterance's text where the part starts.
  private let start: Int
  /// Where in the utterance's text the last words end.
  private(set) var end: Int
  /// Whether a word that follows needs a space before it.
  private var needsSpace = false

  init(at start: Int) {
    self.start = start
    end = start
  }

  /// Whether something of it is spoken.
  var hasSound: Bool { scalars.contains { !$0.properties.isWhitespace } }

  mutating func append(_ scalar: Unicode.Scalar, at offset: Int) {
    if needsSpace {
      needsSpace = false
      if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        scalars.append(" ")
        offsets.append(Int32(clamping: offset))
      }
    }
    scalars.append(scalar.isLineEndOrTab ? " " : scalar)
    offsets.append(Int32(clamping: offset))
  }

  /// Adds a part of a text, letters and their accents composed.
  mutating func append(_ string: String, _ range: Range<Int>) {
    let utf8 = string.utf8
    let from = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let text = string[from..<utf8.index(from, offsetBy: range.count)]
    end = range.upperBound
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

  private mutating func append(_ source: some Sequence<Unicode.Scalar>, at offset: Int) {
    var offset = offset
    for scalar in source {
      append(scalar, at: offset)
      offset += UTF8.width(scalar)
    }
  }

  /// Adds the words that are said for a stretch of the text.
  mutating func append(alias: String, for origin: Range<Int>, _ source: PronunciationSource) {
    let first = scalars.count
    for scalar in TextNormal.nfc(alias).unicodeScalars { append(scalar, at: origin.lowerBound) }
    aliases.append(Alias(scalars: first..<scalars.count, origin: origin, source: source))
    end = origin.upperBound
  }

  /// Adds words of the reader that are said for a stretch of the text, apart from the words around.
  mutating func append(apart words: String, for origin: Range<Int>) {
    needsSpace = false
    if let last = scalars.last, !last.properties.isWhitespace {
      append(" ", at: origin.lowerBound)
    }
    append(alias: words, for: origin, .reader)
    aliases[aliases.count - 1].isApart = true
    needsSpace = true
  }

  /// Adds a part of a text, its words in another script.
  mutating func append(_ string: String, _ range: Range<Int>, by script: Romanization) {
    let utf8 = string.utf8
    let from = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let text = string[from..<utf8.index(from, offsetBy: range.count)]
    var offset = range.lowerBound
    for (word, isWord) in Romanization.words(of: text) {
      let end = offset + word.utf8.count
      if isWord {
        append(alias: script.native(String(word)), for: offset..<end, .reader)
      } else {
        append(string, offset..<end)
      }
      offset = end
    }
  }

  /// Notes what is asked for the last scalars.
  mutating func ask(_ attributes: SpeechAttributes, from first: Int, _ origin: Range<Int>) {
    let range = first..<scalars.count
    guard !range.isEmpty else { return }
    for kind in attributes.elementKinds {
      // Runs that differ in something else belong together.
      if let same = elements.lastIndex(where: {
        $0.kind == kind && $0.scalars.upperBound == range.lowerBound
      }) {
        elements[same].scalars = elements[same].scalars.lowerBound..<range.upperBound
      } else {
        elements.append(SpokenElement(scalars: range, kind: kind, source: .inline))
      }
    }
    if let role = attributes.role { roles.append((range, role)) }
    if let kind = attributes.unreadKind {
      unread.append(SpokenText.Unread(source: origin, kind: kind))
    }
  }

  /// Returns the part, ending at an offset of the text.
  func part(to end: Int, language: String?, voice: String?) -> SpokenText {
    var part = SpokenText(
      String(String.UnicodeScalarView(scalars)), language: language, voice: voice,
      elements: elements, source: start..<end, offsets: offsets)
    part.replaced = aliases.map { SpokenText.Replaced(origin: $0.origin, source: $0.source) }
    part.unread = unread
    return part
  }

  /// Puts a space for each dot at which the engine would end a clause inside the sentence.
  ///
  /// That is a dot before a space and something else than a lower-case letter. An ellipsis keeps
  /// its pause.
  mutating func dropInnerDots() {
    // The scalar after the spaces that follow, found from the end so that many spaces cost nothing.
    var next: Unicode.Scalar?
    var isSpaceNext = false
    for index in scalars.indices.reversed() {
      let scalar = scalars[index]
      if scalar == ".", isSpaceNext, index > 0, scalars[index - 1] != ".",
        let next, !next.properties.isLowercase, !isBeforeAnnouncement(index)
      {
        scalars[index] = " "
      }
      isSpaceNext = scalar == " "
      if !isSpaceNext { next = scalar }
    }
  }
}

extension SpokenDraft {
  /// Whether the next words are the reader's own, which stand beside the sentence.
  private func isBeforeAnnouncement(_ index: Int) -> Bool {
    guard aliases.contains(where: \.isApart) else { return false }
    let next = scalars[(index + 1)...].firstIndex { $0 != " " }
    return aliases.contains { $0.isApart && $0.scalars.lowerBound == next }
  }
}

extension String {
  /// Whether there is something to say.
  var hasWords: Bool {
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
}
