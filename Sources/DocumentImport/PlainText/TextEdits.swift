import ReadingContent

/// What is done to the bytes of a plain text on their way to blocks: left out, shown otherwise,
/// spoken otherwise, marked.
struct TextEdits {
  /// Bytes that are left out, or for which other text stands.
  struct Cut {
    var range: Range<Int>
    /// Why they are left out; nothing where other text stands for them.
    var reason: SkipReason?
    /// The text that stands for them.
    var replacement = ""
  }

  /// What is asked for bytes.
  enum Change {
    case emphasis(SpeechAttributes.Emphasis)
    case alias(String)
    case silence(SkipReason)
    case part(TextPart)
  }

  /// A stretch of a range: text as it stands, or a cut.
  struct Part {
    var range: Range<Int>
    var cut: Cut?
    var attributes: SpeechAttributes
  }

  /// The cuts, in the order of the text once ``settle()`` was called.
  private(set) var cuts: [Cut] = []
  private var changes: [(range: Range<Int>, change: Change)] = []
  private var runs: [(range: Range<Int>, attributes: SpeechAttributes)] = []
  /// Marks, by the bytes that they are about.
  private(set) var marks: [(range: Range<Int>, kind: Mark.Kind)] = []

  /// Leaves bytes out.
  mutating func omit(_ range: Range<Int>, _ reason: SkipReason) {
    if !range.isEmpty { cuts.append(Cut(range: range, reason: reason)) }
  }

  /// Shows other text for bytes.
  mutating func replace(_ range: Range<Int>, by text: String) {
    if !range.isEmpty { cuts.append(Cut(range: range, reason: nil, replacement: text)) }
  }

  /// Asks something for bytes.
  mutating func change(_ range: Range<Int>, _ change: Change) {
    if !range.isEmpty { changes.append((range, change)) }
  }

  /// Adds a mark.
  mutating func mark(_ range: Range<Int>, _ kind: Mark.Kind) { marks.append((range, kind)) }

  /// Puts all in order; to be called once before anything is asked.
  ///
  /// A cut that overlaps one before it is dropped.
  mutating func settle() {
    cuts.sort { $0.range.lowerBound < $1.range.lowerBound }
    var end = 0
    cuts.removeAll { cut in
      guard cut.range.lowerBound >= end else { return true }
      end = cut.range.upperBound
      return false
    }
    marks.sort { $0.range.lowerBound < $1.range.lowerBound }
    settleRuns()
  }

  /// Makes runs that do not overlap of changes that may.
  private mutating func settleRuns() {
    let bounds = Set(changes.flatMap { [$0.range.lowerBound, $0.range.upperBound] }).sorted()
    let sorted = changes.sorted { $0.range.lowerBound < $1.range.lowerBound }
    var open: [(range: Range<Int>, change: Change)] = []
    var next = 0
    for (start, end) in zip(bounds, bounds.dropFirst()) {
      open.removeAll { $0.range.upperBound <= start }
      while next < sorted.count, sorted[next].range.lowerBound <= start {
        open.append(sorted[next])
        next += 1
      }
      guard !open.isEmpty else { continue }
      var attributes = SpeechAttributes()
      for one in open { Self.apply(one.change, to: &attributes) }
      runs.append((start..<end, attributes))
    }
  }

  private static func apply(_ change: Change, to attributes: inout SpeechAttributes) {
    switch change {
    case .emphasis(let emphasis): attributes.emphasis = emphasis
    case .alias(let reading):
      attributes.alias = reading
      attributes.language = LanguageTag("ja")
    case .silence(let reason): attributes.silence = reason
    case .part(let part): attributes.part = part
    }
  }
}

extension TextEdits {
  /// Returns a range in parts, each a cut or text under the same attributes.
  func parts(in range: Range<Int>) -> [Part] {
    var result: [Part] = []
    var offset = range.lowerBound
    var index = Self.first(cuts.count) { cuts[$0].range.upperBound > offset }
    while offset < range.upperBound {
      guard index < cuts.count, cuts[index].range.lowerBound < range.upperBound else {
        appendText(offset..<range.upperBound, to: &result)
        break
      }
      let cut = cuts[index]
      if cut.range.lowerBound > offset { appendText(offset..<cut.range.lowerBound, to: &result) }
      let part = max(offset, cut.range.lowerBound)..<min(range.upperBound, cut.range.upperBound)
      // A replacement that two ranges share stands in the first.
      var own = cut
      if part.lowerBound > cut.range.lowerBound { own.replacement = "" }
      result.append(Part(range: part, cut: own, attributes: attributes(at: part.lowerBound)))
      offset = part.upperBound
      index += 1
    }
    return result
  }

  /// The marks whose bytes start in a range.
  func marks(in range: Range<Int>) -> ArraySlice<(range: Range<Int>, kind: Mark.Kind)> {
    let start = Self.first(marks.count) { marks[$0].range.lowerBound >= range.lowerBound }
    let end = Self.first(marks.count) { marks[$0].range.lowerBound >= range.upperBound }
    return marks[start..<max(start, end)]
  }

  private func appendText(_ range: Range<Int>, to result: inout [Part]) {
    var offset = range.lowerBound
    var index = Self.first(runs.count) { runs[$0].range.upperBound > offset }
    while offset < range.upperBound {
      var end = range.upperBound
      var attributes = SpeechAttributes()
      if index < runs.count, runs[index].range.lowerBound < end {
        if runs[index].range.lowerBound > offset {
          end = runs[index].range.lowerBound
        } else {
          end = min(end, runs[index].range.upperBound)
          attributes = runs[index].attributes
          index += 1
        }
      }
      result.append(Part(range: offset..<end, cut: nil, attributes: attributes))
      offset = end
    }
  }

  private func attributes(at byte: Int) -> SpeechAttributes {
    let index = Self.first(runs.count) { runs[$0].range.upperBound > byte }
    guard index < runs.count, runs[index].range.contains(byte) else { return SpeechAttributes() }
    return runs[index].attributes
  }

  /// The first index for which a test holds that holds for all after it, found by halving.
  static func first(_ count: Int, _ holds: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
