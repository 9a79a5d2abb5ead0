/// A text with runs of speech attributes and the places it came from.
///
/// All offsets are UTF-8 bytes and lie on the bounds of Unicode scalars. Runs without attributes
/// are not stored.
public struct AttributedText: Hashable, Sendable {
  /// A stretch of the text for which the author asks something of the voice.
  public struct Run: Hashable, Sendable {
    /// The UTF-8 bytes of the text that the run covers.
    public let range: Range<Int>
    /// What is asked.
    public let attributes: SpeechAttributes

    /// Makes a run.
    public init(range: Range<Int>, attributes: SpeechAttributes) {
      self.range = range
      self.attributes = attributes
    }
  }

  /// The plain text.
  public private(set) var string: String
  /// The runs that ask for something, in the order of the text, apart from each other.
  public private(set) var runs: [Run]
  /// Where the text came from.
  public private(set) var source: SourceMap

  /// Makes a text, with nothing asked of the voice unless runs say so.
  public init(_ string: String = "", runs: [Run] = [], source: SourceMap = SourceMap()) {
    self.string = string
    self.runs = runs
    self.source = source
  }

  /// The number of UTF-8 bytes.
  public var count: Int { string.utf8.count }

  /// Whether there is no text.
  public var isEmpty: Bool { string.isEmpty }

  /// Adds text at the end, with its attributes and its bytes in the resource.
  ///
  /// - Parameters:
  ///   - text: What is added.
  ///   - attributes: What is asked of the voice for it.
  ///   - origin: The bytes of the resource it came from; nothing when the reader made it.
  public mutating func append(
    _ text: some StringProtocol, attributes: SpeechAttributes = SpeechAttributes(),
    from origin: Range<Int>? = nil
  ) {
    let start = count
    string += text
    let range = start..<count
    appendRun(Run(range: range, attributes: attributes))
    if let origin { source.append(SourceMap.Piece(text: range, source: origin)) }
  }

  /// Adds another text of the same resource at the end.
  public mutating func append(_ other: AttributedText) {
    let start = count
    string += other.string
    for run in other.runs {
      appendRun(
        Run(
          range: run.range.lowerBound + start..<run.range.upperBound + start,
          attributes: run.attributes))
    }
    if pieces == 0 { source.resource = other.source.resource }
    source.append(other.source, textOffset: start)
  }

  /// Returns a part of the text with its attributes and origin.
  ///
  /// A bound beyond the text is moved to its end, one inside a scalar to that scalar's start. A
  /// run that is cut keeps its pauses at its own ends alone.
  public func slice(_ range: Range<Int>) -> AttributedText {
    let utf8 = string.utf8
    let lower = scalarStart(range.lowerBound)
    let upper = scalarStart(range.upperBound)
    let part = lower..<max(lower, upper)
    let from = utf8.index(utf8.startIndex, offsetBy: part.lowerBound)
    let to = utf8.index(from, offsetBy: part.count)
    var result = AttributedText(String(string[from..<to]), source: source.slice(part))
    for run in runs[firstRun(endingAfter: part.lowerBound)...] {
      guard !part.isEmpty, run.range.lowerBound < part.upperBound else { break }
      let clamped = run.range.clamped(to: part)
      var attributes = run.attributes
      if clamped.lowerBound > run.range.lowerBound { attributes.pauseBefore = nil }
      if clamped.upperBound < run.range.upperBound { attributes.pauseAfter = nil }
      guard !attributes.isEmpty else { continue }
      result.runs.append(
        Run(
          range: clamped.lowerBound - part.lowerBound..<clamped.upperBound - part.lowerBound,
          attributes: attributes))
    }
    return result
  }

  /// Returns what is asked of the voice at an offset.
  public func attributes(at offset: Int) -> SpeechAttributes {
    let index = firstRun(endingAfter: offset)
    guard index < runs.count, runs[index].range.contains(offset) else { return SpeechAttributes() }
    return runs[index].attributes
  }

  /// All of the text in runs, those that ask for nothing included.
  public var allRuns: [Run] {
    var result: [Run] = []
    var end = 0
    for run in runs {
      if run.range.lowerBound > end {
        result.append(Run(range: end..<run.range.lowerBound, attributes: SpeechAttributes()))
      }
      result.append(run)
      end = run.range.upperBound
    }
    if end < count { result.append(Run(range: end..<count, attributes: SpeechAttributes())) }
    return result
  }

  private var pieces: Int { source.pieces.count }

  private mutating func appendRun(_ run: Run) {
    guard !run.range.isEmpty, !run.attributes.isEmpty else { return }
    if let last = runs.last, last.range.upperBound == run.range.lowerBound,
      last.attributes == run.attributes, !run.attributes.hasPause
    {
      runs[runs.count - 1] = Run(
        range: last.range.lowerBound..<run.range.upperBound, attributes: run.attributes)
    } else {
      runs.append(run)
    }
  }

  /// The index of the first run that reaches beyond an offset, found by halving.
  private func firstRun(endingAfter offset: Int) -> Int {
    runs.prefixLength(where: { $0.range.upperBound <= offset })
  }

  private func scalarStart(_ offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    guard offset < count else { return count }
    let utf8 = string.utf8
    var index = utf8.index(utf8.startIndex, offsetBy: offset)
    var result = offset
    // A continuation byte is 10xxxxxx: step back to the byte that starts its scalar.
    while result > 0, utf8[index] & 0b1100_0000 == 0b1000_0000 {
      index = utf8.index(before: index)
      result -= 1
    }
    return result
  }
}
