/// The words that the engine is given for one voice, with the way back to the text they came from.
public struct SpokenText: Hashable, Sendable {
  /// The language that is spoken; nothing where it is the book's.
  public let language: String?
  /// What the engine is given, in NFC, without line ends.
  public let string: String
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
  ///   - source: The UTF-8 bytes of the utterance's text that the part stands for.
  ///   - offsets: One entry for each scalar, or none where both sides are the same ASCII text.
  public init(_ string: String, language: String?, source: Range<Int>, offsets: [Int32] = []) {
    self.string = string
    self.language = language
    self.offsets = offsets
    start = Int32(clamping: source.lowerBound)
    end = Int32(clamping: source.upperBound)
  }

  /// The UTF-8 bytes of the utterance's text that this part stands for.
  public var source: Range<Int> { Int(start)..<Int(end) }

  /// Returns the bytes of the utterance's text that scalars of ``string`` stand for.
  ///
  /// Several scalars that stand for one composed character have all of it.
  public func source(ofScalars scalars: Range<Int>) -> Range<Int> {
    let lower = offset(ofScalar: scalars.lowerBound)
    var end = scalars.upperBound
    while !scalars.isEmpty, offsets.indices.contains(end), end > 0,
      offsets[end] == offsets[end - 1]
    {
      end += 1
    }
    return lower..<max(lower, offset(ofScalar: end))
  }

  /// The bytes of the utterance's text that are in ``string``, stretch by stretch; what was left
  /// out on the way is in none.
  func spokenStretches(of text: String) -> [Range<Int>] {
    guard !offsets.isEmpty else { return [source] }
    var result: [Range<Int>] = []
    let utf8 = text.utf8
    var index = utf8.startIndex
    var end = 0
    for offset in offsets where offset >= end {
      index = utf8.index(
        index, offsetBy: Int(offset) - utf8.distance(from: utf8.startIndex, to: index))
      guard index < utf8.endIndex else { break }
      // A composed character has the offset of its first scalar.
      index = text.index(after: index)
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

  /// Returns the two parts before and after a scalar, or nothing when one would be empty.
  func halves(atScalar scalar: Int) -> (SpokenText, SpokenText)? {
    let scalars = string.unicodeScalars
    guard scalar > 0,
      let index = scalars.index(scalars.startIndex, offsetBy: scalar, limitedBy: scalars.endIndex),
      index < scalars.endIndex
    else { return nil }
    let middle = offset(ofScalar: scalar)
    let first = SpokenText(
      String(scalars[..<index]), language: language, source: Int(start)..<middle,
      offsets: offsets.isEmpty ? [] : Array(offsets[..<scalar]))
    let second = SpokenText(
      String(scalars[index...]), language: language, source: middle..<Int(end),
      offsets: offsets.isEmpty ? [] : Array(offsets[scalar...]))
    return (first, second)
  }
}
