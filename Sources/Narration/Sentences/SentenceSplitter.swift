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
  /// The spaces between two sentences belong to the first, an opening mark to the second.
  public func sentences(of text: String) -> [Range<Int>] {
    let bytes = Array(text.utf8)
    var result: [Range<Int>] = []
    var start = 0
    for boundary in breaker.boundaries(of: text) where boundary.offset < bytes.count {
      let end = ScalarsAround(bytes).endOfMarks(around: boundary.offset)
      guard end > start, endsSentence(bytes, start: start, end: end) else { continue }
      result.append(start..<end)
      start = end
    }
    if start < bytes.count { result.append(start..<bytes.count) }
    return result
  }

  /// Tells whether a candidate is the end of a sentence.
  private func endsSentence(_ bytes: [UInt8], start: Int, end: Int) -> Bool {
    let around = ScalarsAround(bytes)
    let next = around.firstLetter(from: end)
    guard next?.properties.isLowercase != true else { return false }
    let stop = around.endOfWords(before: end)
    guard stop > start, bytes[stop - 1] == UInt8(ascii: ".") else { return true }
    return !WordBeforeDot(bytes, dot: stop - 1, from: start)
      .keepsSentenceOpen(abbreviations, before: next)
  }
}

/// Looks at the scalars around an offset of a text.
private struct ScalarsAround {
  private let bytes: [UInt8]
  /// How many bytes are looked at, so that a text of nothing but marks costs no more than others.
  private static let reach = 24

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The first scalar that is neither a space nor an opening mark or a quote.
  func firstLetter(from offset: Int) -> Unicode.Scalar? {
    let near = bytes[offset..<min(bytes.count, offset + Self.reach)]
    return String(decoding: near, as: UTF8.self).unicodeScalars.first { scalar in
      switch scalar.properties.generalCategory {
      case .openPunctuation, .initialPunctuation, .finalPunctuation, .spaceSeparator, .control:
        false
      case .otherPunctuation: scalar != "\"" && scalar != "'"
      default: true
      }
    }
  }

  /// Where the white space before an offset starts.
  func endOfWords(before offset: Int) -> Int {
    start(before: offset) { $0.properties.isWhitespace }
  }

  /// Where a sentence ends whose end ICU sees at an offset.
  ///
  /// ICU takes an opening mark that follows an end mark without a space for a closing one, and a
  /// closing mark after a space, as French has it, for the start of the next sentence.
  func endOfMarks(around offset: Int) -> Int {
    var end = offset
    if let mark = scalar(from: end), mark.isClosing {
      let after = end + UTF8.width(mark)
      guard let space = scalar(from: after) else { return after }
      if space.properties.isWhitespace { end = after }
      while let space = scalar(from: end), end > offset, end < offset + Self.reach,
        space.properties.isWhitespace
      {
        end += UTF8.width(space)
      }
    }
    return end > offset ? end : start(before: offset) { $0.isOpening }
  }

  private func start(before offset: Int, of isWanted: (Unicode.Scalar) -> Bool) -> Int {
    var start = offset
    while start > max(0, offset - Self.reach) {
      var first = start - 1
      while first > 0, bytes[first] & 0b1100_0000 == 0b1000_0000 { first -= 1 }
      guard let scalar = scalar(from: first), isWanted(scalar) else { return start }
      start = first
    }
    return start
  }

  private func scalar(from offset: Int) -> Unicode.Scalar? {
    let near = bytes[min(offset, bytes.count)..<min(bytes.count, offset + 4)]
    return String(decoding: near, as: UTF8.self).unicodeScalars.first
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
      // "J.-B." is Jean-Baptiste.
      let letters = part.hasPrefix("-") ? part.dropFirst() : part
      return letters.count == 1 && letters.first?.isUppercase == true
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

extension Unicode.Scalar {
  fileprivate var isOpening: Bool {
    switch properties.generalCategory {
    case .openPunctuation, .initialPunctuation: true
    default: false
    }
  }

  fileprivate var isClosing: Bool {
    switch properties.generalCategory {
    case .closePunctuation, .finalPunctuation: true
    default: false
    }
  }
}
