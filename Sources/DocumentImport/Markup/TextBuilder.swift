import ReadingContent

/// Puts together the text of one block, its runs and its origins.
struct TextBuilder {
  /// The styles of the document's texts.
  var styles = SpeechStyleTable()
  private(set) var bytes: [UInt8] = []
  private var runs: [(range: Range<Int>, style: SpeechStyle)] = []
  private var pieces: [SourceMap.Piece] = []
  private var pauses = PauseLayer()
  /// Whether the next text starts a run of its own, whatever its style.
  private var startsRun = false

  var isEmpty: Bool { bytes.isEmpty }
  var count: Int { bytes.count }

  /// Adds bytes that stand in the source as they are.
  mutating func append(_ range: Range<Int>, of source: [UInt8], style: SpeechStyle = .plain) {
    guard !range.isEmpty else { return }
    let start = bytes.count
    bytes.append(contentsOf: source[range])
    addRun(from: start, style)
    addPiece(start..<bytes.count, range)
  }

  /// Adds text that stands for other bytes of the source, or that no byte stands for.
  ///
  /// Where both have the same length although they differ, the text is told apart from bytes that
  /// stand for themselves: the last byte of the source becomes a piece without a text.
  mutating func append(
    _ text: some Collection<UInt8>, for range: Range<Int>? = nil, style: SpeechStyle = .plain
  ) {
    guard !text.isEmpty else { return }
    let start = bytes.count
    bytes.append(contentsOf: text)
    addRun(from: start, style)
    if let range { addReplacement(start, range) }
  }

  /// Takes a space or a line end off the end.
  ///
  /// - Returns: The bytes of the source that it stood for.
  @discardableResult
  mutating func removeTrailingSpace() -> Range<Int>? {
    guard bytes.last == .space || bytes.last == .lineFeed else { return nil }
    bytes.removeLast()
    var removed: Range<Int>?
    while let last = pieces.last, Int(last.textStart) + Int(last.textLength) > bytes.count {
      pieces.removeLast()
      let text = min(Int(last.textStart), bytes.count)..<bytes.count
      let source = Int(last.sourceStart)..<Int(last.sourceStart) + Int(last.sourceLength)
      if text.isEmpty {
        removed = source.lowerBound..<(removed?.upperBound ?? source.upperBound)
      } else if last.textLength == last.sourceLength {
        pieces.append(
          SourceMap.Piece(text: text, source: source.lowerBound..<source.upperBound - 1))
        removed = source.upperBound - 1..<source.upperBound
      } else {
        addReplacement(
          text.lowerBound, source.lowerBound..<(removed?.upperBound ?? source.upperBound))
        removed = nil
      }
    }
    if let last = runs.last, last.range.upperBound > bytes.count {
      runs.removeLast()
      if last.range.lowerBound < bytes.count {
        runs.append((last.range.lowerBound..<bytes.count, last.style))
      }
    }
    return removed
  }

  /// Takes off all text from an offset on.
  ///
  /// - Returns: The bytes of the source that it stood for.
  mutating func truncate(to count: Int) -> [Range<Int>] {
    guard count < bytes.count else { return [] }
    bytes.removeSubrange(max(0, count)...)
    var removed: [Range<Int>] = []
    while let last = pieces.last, Int(last.textStart) + Int(last.textLength) > count {
      pieces.removeLast()
      let start = Int(last.sourceStart)
      let end = start + Int(last.sourceLength)
      let left = Int(last.textStart)..<max(count, Int(last.textStart))
      // A replacement that is cut goes with what is cut off.
      let isExact = last.textLength == last.sourceLength
      let cut = isExact ? start + left.count : start
      if cut > start { addPiece(left, start..<cut) }
      removed.append(cut..<end)
    }
    while let last = runs.last, last.range.upperBound > count {
      runs.removeLast()
      if last.range.lowerBound < count {
        runs.append((last.range.lowerBound..<count, last.style))
      }
    }
    return removed.reversed()
  }

  /// Gives a part of the text that is there already a reading that is said in its place, unless it
  /// has another one or is not spoken.
  mutating func setAlias(_ alias: String, over range: Range<Int>) {
    let range = range.clamped(to: 0..<bytes.count)
    let first = runs.lastIndex { $0.range.lowerBound <= range.lowerBound }
    let isWithin = first.map { runs[$0].range.contains(range.lowerBound) } ?? false
    var attributes = isWithin ? styles[runs[first ?? 0].style] : SpeechAttributes()
    guard !range.isEmpty, attributes.silence == nil, attributes.phonetic == nil,
      attributes.alias == nil, attributes.sayAs == nil
    else { return }
    attributes.alias = alias
    var rest: [(range: Range<Int>, style: SpeechStyle)] = []
    while let last = runs.last, last.range.upperBound > range.lowerBound {
      runs.removeLast()
      if last.range.upperBound > range.upperBound {
        let start = max(last.range.lowerBound, range.upperBound)
        rest.append((start..<last.range.upperBound, last.style))
      }
      if last.range.lowerBound < range.lowerBound {
        rest.append((last.range.lowerBound..<range.lowerBound, last.style))
      }
    }
    let after = rest.filter { $0.range.lowerBound >= range.upperBound }.reversed()
    runs += rest.filter { $0.range.upperBound <= range.lowerBound }
    runs.append((range, styles.style(attributes)))
    runs += after
  }

  /// Ends the run at the end of the text: what follows is another one, even with the same style.
  mutating func breakRun() { startsRun = true }

  /// Adds a pause after the text.
  ///
  /// It goes to the last part that is spoken, else to the next one, be it that of a later text.
  mutating func addPause(_ milliseconds: Int) {
    pauses.add(milliseconds, at: bytes.count)
  }

  /// Returns the pause that waits for a text, in milliseconds, and forgets it.
  mutating func takePendingPause() -> Int {
    if !pauses.isEmpty { _ = pauses.place(over: AttributedText()) }
    defer { pauses = PauseLayer() }
    return pauses.pending
  }

  /// Returns the text and starts the next one.
  mutating func finish(resource: Int) -> AttributedText {
    let string = String(decoding: bytes, as: UTF8.self)
    markEmoji(EmojiFinder.ranges(in: string))
    var text = AttributedText(
      string,
      runs: runs.map { AttributedText.Run(range: $0.range, attributes: styles[$0.style]) },
      source: SourceMap(resource: resource, pieces: pieces))
    if !pauses.isEmpty { text = pauses.place(over: text) }
    startsRun = false
    bytes.removeAll(keepingCapacity: true)
    runs.removeAll(keepingCapacity: true)
    pieces.removeAll(keepingCapacity: true)
    return text
  }

  /// Marks emoji, but within what is read as a whole, or not at all, or is a part itself.
  private mutating func markEmoji(_ emoji: [Range<Int>]) {
    guard !emoji.isEmpty else { return }
    var all: [(range: Range<Int>, style: SpeechStyle)] = []
    var end = 0
    for run in runs + [(bytes.count..<bytes.count, .plain)] {
      if run.range.lowerBound > end { all.append((end..<run.range.lowerBound, .plain)) }
      all.append(run)
      end = run.range.upperBound
    }
    var result: [(range: Range<Int>, style: SpeechStyle)] = []
    var next = 0
    for run in all {
      var attributes = styles[run.style]
      var start = run.range.lowerBound
      let isFree =
        attributes.silence == nil && attributes.alias == nil && attributes.phonetic == nil
        && attributes.sayAs == nil && attributes.part == nil
      attributes.part = .emoji
      while isFree, next < emoji.count, emoji[next].lowerBound < run.range.upperBound {
        let part = emoji[next].clamped(to: start..<run.range.upperBound)
        if part.lowerBound > start { result.append((start..<part.lowerBound, run.style)) }
        if !part.isEmpty { result.append((part, styles.style(attributes))) }
        start = part.upperBound
        guard emoji[next].upperBound <= run.range.upperBound else { break }
        next += 1
      }
      while next < emoji.count, emoji[next].upperBound <= run.range.upperBound { next += 1 }
      if start < run.range.upperBound { result.append((start..<run.range.upperBound, run.style)) }
    }
    runs = result.filter { $0.style != .plain }
  }

  private mutating func addRun(from start: Int, _ style: SpeechStyle) {
    let startsRun = startsRun
    self.startsRun = false
    guard style != .plain else { return }
    if !startsRun, let last = runs.last, last.range.upperBound == start, last.style == style {
      runs[runs.count - 1].range = last.range.lowerBound..<bytes.count
    } else {
      runs.append((start..<bytes.count, style))
    }
  }

  /// Adds a piece for the end of the text, where it stands for other bytes of the source.
  private mutating func addReplacement(_ start: Int, _ range: Range<Int>) {
    let end = bytes.count
    guard range.count == end - start, range.count > 1 else {
      addPiece(start..<end, range)
      return
    }
    let last = range.upperBound - 1
    addPiece(start..<end, range.lowerBound..<last)
    addPiece(end..<end, last..<range.upperBound)
  }

  private mutating func addPiece(_ text: Range<Int>, _ source: Range<Int>) {
    if let last = pieces.last, text.count == source.count, last.textLength == last.sourceLength {
      let textStart = Int(last.textStart)
      let sourceStart = Int(last.sourceStart)
      let count = Int(last.textLength)
      if textStart + count == text.lowerBound, sourceStart + count == source.lowerBound {
        pieces[pieces.count - 1] = SourceMap.Piece(
          text: textStart..<text.upperBound, source: sourceStart..<source.upperBound)
        return
      }
    }
    pieces.append(SourceMap.Piece(text: text, source: source))
  }
}
