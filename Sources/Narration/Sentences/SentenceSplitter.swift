import TextBreaks

/// Finds the sentences of a text: ICU's candidates, less those where our tables say that the
/// sentence goes on.
///
/// Not for use from several threads at once.
public final class SentenceSplitter {
  private let breaker: TextBreaker
  private let abbreviations: Abbreviations

  /// Makes a splitter for a language by its BCP 47 tag.
  public init(language: String) {
    let primary = String(language.prefix { $0 != "-" }).lowercased()
    breaker = TextBreaker(.sentence, locale: primary)
    abbreviations = .of(primary)
  }

  /// Returns the sentences, which together are the whole text, in UTF-8 bytes.
  ///
  /// The spaces between two sentences belong to the first.
  public func sentences(of text: String) -> [Range<Int>] {
    let bytes = Array(text.utf8)
    var result: [Range<Int>] = []
    var start = 0
    for boundary in breaker.boundaries(of: text) where boundary.offset > start {
      let end = boundary.offset
      guard end == bytes.count || endsSentence(bytes, start: start, end: end) else { continue }
      result.append(start..<end)
      start = end
    }
    if start < bytes.count { result.append(start..<bytes.count) }
    return result
  }

  /// Tells whether a candidate is the end of a sentence.
  private func endsSentence(_ bytes: [UInt8], start: Int, end: Int) -> Bool {
    guard !continues(bytes, at: end) else { return false }
    var stop = end
    while stop > start, bytes[stop - 1] == 0x20 || bytes[stop - 1] == 0x0A { stop -= 1 }
    guard stop > start, bytes[stop - 1] == UInt8(ascii: ".") else { return true }
    let word = WordBeforeDot(bytes, dot: stop - 1, from: start)
    return !word.keepsSentenceOpen(abbreviations, before: firstLetter(bytes, at: end))
  }

  /// Tells whether the text goes on in lower case, quotes and brackets left aside.
  private func continues(_ bytes: [UInt8], at offset: Int) -> Bool {
    firstLetter(bytes, at: offset)?.properties.isLowercase ?? false
  }

  private func firstLetter(_ bytes: [UInt8], at offset: Int) -> Unicode.Scalar? {
    let end = min(bytes.count, offset + 24)
    guard offset < end else { return nil }
    for scalar in String(decoding: bytes[offset..<end], as: UTF8.self).unicodeScalars {
      switch scalar.properties.generalCategory {
      case .openPunctuation, .initialPunctuation, .spaceSeparator, .control: continue
      case .otherPunctuation where scalar == "\"" || scalar == "'": continue
      default: return scalar
      }
    }
    return nil
  }
}

/// The word that stands before a dot, and what it tells about the dot.
private struct WordBeforeDot {
  private let word: String

  init(_ bytes: [UInt8], dot: Int, from start: Int) {
    var first = dot
    let earliest = max(start, dot - 16)
    while first > earliest, !WordBeforeDot.isEdge(bytes[first - 1]) { first -= 1 }
    word = String(decoding: bytes[first..<dot], as: UTF8.self)
  }

  func keepsSentenceOpen(_ abbreviations: Abbreviations, before next: Unicode.Scalar?) -> Bool {
    // Opening marks that are not ASCII, such as « or “, are taken off here.
    let core = String(word.drop { !$0.isLetter && !$0.isNumber })
    if abbreviations.leading.contains(core) { return true }
    if abbreviations.numbered.contains(core) { return next?.properties.numericType != nil }
    if abbreviations.trailing.contains(core) { return next?.properties.isUppercase != true }
    if isInitial(core) { return true }
    if abbreviations.hasOrdinalDots, let number = Int(core), (1...39).contains(number) {
      return true
    }
    return false
  }

  /// A single capital letter, or several with dots between them, as in "J.R.R"; but "I" is a word.
  private func isInitial(_ core: String) -> Bool {
    guard core != "I" else { return false }
    return core.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      part.count == 1 && part.first.map { $0.isUppercase } == true
    }
  }

  private static func isEdge(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x0A, 0x0D, 0x09: true
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "'"): true
    default: false
    }
  }
}
