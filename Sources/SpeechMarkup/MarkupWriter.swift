import ReadingContent

/// Writes the engine's SSML for a plan.
struct MarkupWriter {
  private let plan: MarkupPlan
  private let scalars: [Unicode.Scalar]
  private let phonemes: (SpokenElement) -> [String]
  /// The last scalar that is no white space.
  private let lastVisible: Int
  /// Where the last element that takes the place of words ends.
  private var contentEnd = -1
  private(set) var output = String.UnicodeScalarView()
  private(set) var origins: [Int32] = []
  private(set) var blocks: [EngineMarkup.Block] = []
  /// The last scalar that was written.
  private var last: Unicode.Scalar?
  /// Whether brackets were closed and nothing was written since.
  private var isAfterBlock = false

  private static let wordJoiner: Unicode.Scalar = "\u{2060}"
  /// The most bytes of phonemes in one clause; of longer ones the engine loses the end.
  private static let longestClause = 600

  init(_ plan: MarkupPlan, phonemes: @escaping (SpokenElement) -> [String]) {
    self.plan = plan
    scalars = plan.scalars
    lastVisible = plan.scalars.lastIndex { !$0.properties.isWhitespace } ?? -1
    self.phonemes = phonemes
  }

  /// Writes all of the text.
  mutating func write() {
    var prosody = Cursor(plan.prosody)
    var emphasis = Cursor(plan.emphasis)
    var contents = Cursor(plan.contents)
    var (outer, inner): (SpokenElement?, SpokenElement?)
    var index = 0
    while index < scalars.count {
      let newOuter = prosody.element(at: index)
      let newInner = emphasis.element(at: index)
      if newOuter != outer || newInner != inner {
        closeTag(of: inner, at: index)
        if newOuter != outer {
          closeTag(of: outer, at: index)
          openTag(of: newOuter, at: index)
        }
        openTag(of: newInner, at: index)
        (outer, inner) = (newOuter, newInner)
      }
      if let content = contents.element(at: index) {
        writeContent(content)
        index = content.scalars.upperBound
        contentEnd = index
      } else {
        let end = [prosody, emphasis, contents].map { $0.end(after: index) }.min() ?? scalars.count
        let stop = min(end, scalars.count)
        writePlain(index..<stop)
        index = stop
      }
    }
    closeTag(of: inner, at: index)
    closeTag(of: outer, at: index)
  }

  // MARK: - Tags

  private mutating func openTag(of element: SpokenElement?, at index: Int) {
    switch element?.kind {
    case .emphasis(let level): writeTag("<emphasis level=\"\(level.rawValue)\">", at: index)
    case .prosody(let rate, let pitch, let volume):
      let attributes = [("rate", rate), ("pitch", pitch), ("volume", volume)]
        .compactMap { name, factor in factor.map { " \(name)=\"\(Self.percent($0))%\"" } }
      writeTag("<prosody\(attributes.joined())>", at: index)
    case .phonetic, .characters, .telephone, .punctuation, nil: break
    }
  }

  private mutating func closeTag(of element: SpokenElement?, at index: Int) {
    switch element?.kind {
    case .emphasis: writeTag("</emphasis>", at: index)
    case .prosody: writeTag("</prosody>", at: index)
    case .phonetic, .characters, .telephone, .punctuation, nil: break
    }
  }

  /// A factor as the engine takes it; anything that is no sensible factor as near to one as can be.
  private static func percent(_ factor: Double) -> Int {
    guard factor.isFinite else { return 100 }
    return Int((min(max(factor, 0.1), 5) * 100).rounded())
  }

  // MARK: - Text

  private mutating func writeContent(_ element: SpokenElement) {
    let range = element.scalars
    switch element.kind {
    case .phonetic: writeBlock(phonemes(element), range)
    case .characters: write("<say-as interpret-as=\"characters\">", range, "</say-as>")
    case .telephone: write("<say-as interpret-as=\"telephone\">", range, "</say-as>")
    case .punctuation:
      write("<tts:style field=\"punctuation\" mode=\"all\">", range, "</tts:style>")
    case .emphasis, .prosody: writePlain(range)
    }
  }

  private mutating func write(_ start: String, _ range: Range<Int>, _ end: String) {
    writeTag(start, at: range.lowerBound)
    writePlain(range)
    writeTag(end, at: range.upperBound)
  }

  /// Writes a tag; the engine would read one right after a bracket aloud.
  private mutating func writeTag(_ tag: String, at index: Int) {
    if last == "]", !isAfterBlock { put(Self.wordJoiner, at: index) }
    writeMarkup(tag, at: index)
  }

  /// Writes phonemes in brackets.
  ///
  /// The engine drops a block without a space before it. A dash that no letter follows would end
  /// the clause, unless a word joiner stands in for the letter.
  private mutating func writeBlock(_ words: [String], _ range: Range<Int>) {
    if last?.isDash == true { put(Self.wordJoiner, at: range.lowerBound) }
    if let last, last != " " { put(" ", at: range.lowerBound) }
    let start = origins.count
    var starts: [Int] = []
    var length = 0
    for (index, word) in words.joined(separator: " ").split(separator: " ").enumerated() {
      length += word.utf8.count + 1
      let isCut = length > Self.longestClause
      if index > 0 { writeMarkup(isCut ? "]] , " : " ", at: range.lowerBound) }
      if !word.hasPrefix("_^_") { starts.append(origins.count) }
      if index == 0 || isCut { writeMarkup("[[", at: range.lowerBound) }
      if isCut { length = word.utf8.count + 1 }
      writeMarkup(String(word), at: range.lowerBound)
    }
    writeMarkup("]]", at: range.upperBound)
    let ranges = Self.words(in: scalars, range)
    blocks.append(
      EngineMarkup.Block(
        scalars: start..<origins.count, words: starts,
        ranges: ranges.count == starts.count ? ranges : [Self.trimmed(scalars, range)]))
    isAfterBlock = true
  }

  private mutating func writePlain(_ range: Range<Int>) {
    for index in range {
      let scalar = scalars[index]
      switch scalar {
      case "<": writeMarkup("&lt;", at: index)
      case "&": writeMarkup("&amp;", at: index)
      case "." where isNamed(at: index): put(" ", at: index)
      default: put(scalar, at: index)
      }
      if isTorn(scalar, at: index) { put(Self.wordJoiner, at: index) }
    }
  }

  /// Whether a bracket would be taken for one of ours together with what follows, or would hide a
  /// sign of ours that follows.
  private func isTorn(_ scalar: Unicode.Scalar, at index: Int) -> Bool {
    guard scalar == "[" || scalar == "]" else { return false }
    // The engine passes over these two.
    let next = scalars[(index + 1)...].first { $0 != "\u{AD}" && $0 != "\u{200C}" }
    return scalar == "[" ? next == "[" : next == "<" || next == "&"
  }

  /// Whether the engine would name a dot that it passes over without the markup: one that stands
  /// alone because of an element before it, or at the end.
  private func isNamed(at index: Int) -> Bool {
    guard index + 1 == scalars.count || scalars[index + 1].properties.isWhitespace else {
      return false
    }
    let isAlone = index > 0 && scalars[index - 1].properties.isWhitespace
    return contentEnd == index || isAlone && index == lastVisible
  }

  private mutating func writeMarkup(_ text: String, at index: Int) {
    for scalar in text.unicodeScalars { put(scalar, at: index) }
  }

  private mutating func put(_ scalar: Unicode.Scalar, at index: Int) {
    if isAfterBlock {
      isAfterBlock = false
      if scalar.isDash {
        put(Self.wordJoiner, at: index)
      } else if !scalar.properties.isWhitespace {
        put(" ", at: index)
      }
    }
    output.append(scalar)
    origins.append(Int32(clamping: index))
    last = scalar
  }

  /// The words of a range: what stands between spaces and has a letter or a digit.
  private static func words(in scalars: [Unicode.Scalar], _ range: Range<Int>) -> [Range<Int>] {
    scalars[range].indices.split { scalars[$0].properties.isWhitespace }
      .filter { word in word.contains { scalars[$0].isInWord } }
      .compactMap { word in word.first.map { $0..<$0 + word.count } }
  }

  private static func trimmed(_ scalars: [Unicode.Scalar], _ range: Range<Int>) -> Range<Int> {
    guard let first = range.first(where: { !scalars[$0].properties.isWhitespace }),
      let last = range.last(where: { !scalars[$0].properties.isWhitespace })
    else { return range }
    return first..<last + 1
  }
}

/// Finds the element of a list at indices that only grow.
private struct Cursor {
  private let elements: [SpokenElement]
  private var next = 0

  init(_ elements: [SpokenElement]) {
    self.elements = elements
  }

  mutating func element(at index: Int) -> SpokenElement? {
    while next < elements.count, elements[next].scalars.upperBound <= index { next += 1 }
    guard next < elements.count, elements[next].scalars.contains(index) else { return nil }
    return elements[next]
  }

  /// The next bound of an element after an index that was asked for.
  func end(after index: Int) -> Int {
    guard next < elements.count else { return .max }
    let scalars = elements[next].scalars
    return scalars.lowerBound > index ? scalars.lowerBound : scalars.upperBound
  }
}

extension Unicode.Scalar {
  fileprivate var isDash: Bool { properties.generalCategory == .dashPunctuation }
}
