public import Pronunciation
public import SpeechMarkup

/// The words that the engine is given for one voice, with what is asked for stretches of them and
/// the way back to the text they came from.
public struct SpokenText: Hashable, Sendable {
  /// A stretch that is read as it stands, since the engine cannot read it as the kind of thing it
  /// is.
  public struct Unread: Hashable, Sendable {
    /// The UTF-8 bytes of the utterance's text.
    public let source: Range<Int>
    /// What kind of thing it is.
    public let kind: String
  }

  /// A stretch for which other words are spoken.
  public struct Replaced: Hashable, Sendable {
    /// The UTF-8 bytes of the utterance's text.
    public let origin: Range<Int>
    /// Who wants it.
    public let source: PronunciationSource
  }

  /// The language that is spoken; nothing where it is the book's.
  public let language: String?
  /// The voice that the author asks for, by a name of the engine's; nothing where it is the
  /// language's.
  public let voice: String?
  /// The words as the book has them or as the author says them otherwise, in NFC, without line ends.
  public let string: String
  /// What is asked for stretches of ``string``, in the order in which they start.
  public internal(set) var elements: [SpokenElement]
  /// The silence that the author puts before the words, in milliseconds.
  public internal(set) var silenceBefore = 0
  /// The silence that the author puts after the words, in milliseconds.
  public internal(set) var silenceAfter = 0
  /// What is read as it stands for want of something better.
  public internal(set) var unread: [Unread] = []
  /// What is said otherwise than it is written, in order.
  public internal(set) var replaced: [Replaced] = []
  /// For each Unicode scalar of ``string``, the UTF-8 offset in the utterance's text of what it
  /// stands for; empty where each byte stands for its own, from ``start`` on.
  private let offsets: [Int32]
  /// The UTF-8 offset in the utterance's text where this part starts.
  private let start: Int32
  /// The UTF-8 offset where it ends.
  private let end: Int32

  /// Makes a part.
  ///
  /// - Parameters:
  ///   - string: What the engine is given.
  ///   - language: The BCP 47 tag of its language.
  ///   - voice: The name of its voice, where one is asked for.
  ///   - elements: What is asked for stretches of it.
  ///   - source: The UTF-8 bytes of the utterance's text that the part stands for.
  ///   - offsets: One entry for each scalar, or none where both sides are the same ASCII text.
  public init(
    _ string: String, language: String?, voice: String? = nil, elements: [SpokenElement] = [],
    source: Range<Int>, offsets: [Int32] = []
  ) {
    self.string = string
    self.language = language
    self.voice = voice
    self.elements = elements
    self.offsets = offsets
    start = Int32(clamping: source.lowerBound)
    end = Int32(clamping: source.upperBound)
  }

  /// The UTF-8 bytes of the utterance's text that this part stands for.
  public var source: Range<Int> { Int(start)..<Int(end) }

  /// Returns the bytes of the utterance's text that scalars of ``string`` stand for.
  ///
  /// Several scalars that stand for one composed character, or for words that are said otherwise,
  /// have all of it.
  public func source(ofScalars scalars: Range<Int>) -> Range<Int> {
    let lower = offset(ofScalar: scalars.lowerBound)
    let upper = scalars.isEmpty ? lower : offset(ofScalar: endOfGroup(scalars.upperBound))
    return lower..<max(lower, upper)
  }

  /// The bytes of the utterance's text that are spoken, stretch by stretch; what was left out on the
  /// way is in none.
  func spokenStretches(of text: String) -> [Range<Int>] {
    guard !offsets.isEmpty else { return [source] }
    var result: [Range<Int>] = []
    var replaced = replaced[...]
    let utf8 = text.utf8
    var index = utf8.startIndex
    var end = 0
    for offset in offsets where offset >= end {
      index = utf8.index(
        index, offsetBy: Int(offset) - utf8.distance(from: utf8.startIndex, to: index))
      guard index < utf8.endIndex else { break }
      while let first = replaced.first, first.origin.upperBound <= offset {
        replaced.removeFirst()
      }
      if let origin = replaced.first?.origin, origin.contains(Int(offset)) {
        index = utf8.index(utf8.startIndex, offsetBy: min(origin.upperBound, utf8.count))
      } else {
        // A composed character has the offset of its first scalar.
        index = text.index(after: index)
      }
      let next = utf8.distance(from: utf8.startIndex, to: index)
      if let last = result.last, last.upperBound == Int(offset) {
        result[result.count - 1] = last.lowerBound..<next
      } else {
        result.append(Int(offset)..<next)
      }
      end = next
    }
    return result
  }

  private func offset(ofScalar scalar: Int) -> Int {
    guard !offsets.isEmpty else { return min(Int(start) + max(scalar, 0), Int(end)) }
    guard offsets.indices.contains(scalar) else { return Int(end) }
    return Int(offsets[scalar])
  }

  /// The first scalar from one on that does not stand for the same as the one before it.
  private func endOfGroup(_ scalar: Int) -> Int {
    var end = scalar
    while offsets.indices.contains(end), end > 0, offsets[end] == offsets[end - 1] { end += 1 }
    return end
  }

  /// Returns this part with another one of the same text right behind it.
  func followed(by other: SpokenText) -> SpokenText {
    let count = string.unicodeScalars.count
    var result = SpokenText(
      string + other.string, language: language, voice: voice, elements: elements,
      source: Int(start)..<Int(other.end), offsets: allOffsets + other.allOffsets)
    result.elements += other.elements.map { element in
      var element = element
      element.scalars = element.scalars.lowerBound + count..<element.scalars.upperBound + count
      return element
    }
    result.silenceBefore = silenceBefore
    result.silenceAfter = silenceAfter
    result.unread = unread + other.unread
    result.replaced = replaced + other.replaced
    return result
  }

  private var allOffsets: [Int32] {
    offsets.isEmpty
      ? Array(start..<max(start, start + Int32(clamping: string.utf8.count))) : offsets
  }

  /// Returns the two parts before and after a scalar, or nothing when one would be empty.
  ///
  /// What takes the place of words that are cut is in neither.
  func halves(atScalar scalar: Int) -> (SpokenText, SpokenText)? {
    let scalars = string.unicodeScalars
    guard scalar > 0,
      let index = scalars.index(scalars.startIndex, offsetBy: scalar, limitedBy: scalars.endIndex),
      index < scalars.endIndex
    else { return nil }
    let middle = offset(ofScalar: scalar)
    var first = SpokenText(
      String(scalars[..<index]), language: language, voice: voice,
      elements: elements.within(0..<scalar),
      source: Int(start)..<offset(ofScalar: endOfGroup(scalar)),
      offsets: offsets.isEmpty ? [] : Array(offsets[..<scalar]))
    var second = SpokenText(
      String(scalars[index...]), language: language, voice: voice,
      elements: elements.within(scalar..<scalars.count), source: middle..<Int(end),
      offsets: offsets.isEmpty ? [] : Array(offsets[scalar...]))
    first.silenceBefore = silenceBefore
    second.silenceAfter = silenceAfter
    first.replaced = replaced.filter { $0.origin.lowerBound < middle }
    second.replaced = replaced.filter { $0.origin.upperBound > middle }
    first.unread = unread.filter { $0.source.lowerBound < middle }
    second.unread = unread.filter { $0.source.lowerBound >= middle }
    return (first, second)
  }
}
