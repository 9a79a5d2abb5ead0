import ReadingContent

/// Pauses between the parts of a text, before they are laid over its runs.
struct PauseLayer {
  /// The byte of the text that each pause stands before, and its milliseconds, in the order of the
  /// text.
  private var pauses: [(offset: Int, milliseconds: Int)] = []
  /// A pause that no text stood before yet: it comes before the next text, in milliseconds.
  private(set) var pending = 0

  /// Whether there is nothing to lay.
  var isEmpty: Bool { pauses.isEmpty && pending == 0 }

  /// Adds a pause at an offset that is not before that of the last one.
  mutating func add(_ milliseconds: Int, at offset: Int) {
    guard milliseconds > 0 else { return }
    pauses.append((offset, milliseconds))
  }

  /// Lays all pauses over a text: each after the last part before it that is spoken, else before
  /// the next one; what no part can take waits for the next text.
  mutating func place(over text: AttributedText) -> AttributedText {
    let bytes = Array(text.string.utf8)
    var parts: [AttributedText.Run] = []
    var changes: [(before: Int, after: Int)] = []
    var lastSpoken: Int?
    var next = 0
    func takePauses(upTo offset: Int, waiting: inout Int) {
      while next < pauses.count, min(pauses[next].offset, bytes.count) <= offset {
        if let lastSpoken {
          changes[lastSpoken].after += pauses[next].milliseconds
        } else {
          waiting += pauses[next].milliseconds
        }
        next += 1
      }
    }
    var waiting = pending
    for run in text.allRuns {
      var start = run.range.lowerBound
      while start < run.range.upperBound {
        takePauses(upTo: start, waiting: &waiting)
        var end = run.range.upperBound
        if next < pauses.count { end = min(end, pauses[next].offset) }
        parts.append(AttributedText.Run(range: start..<end, attributes: run.attributes))
        let isSpoken =
          run.attributes.silence == nil && bytes[start..<end].contains { !$0.isWhiteSpace }
        changes.append((isSpoken ? waiting : 0, 0))
        if isSpoken {
          waiting = 0
          lastSpoken = parts.count - 1
        }
        start = end
      }
    }
    takePauses(upTo: bytes.count, waiting: &waiting)
    pauses.removeAll()
    pending = waiting
    return AttributedText(
      text.string, runs: Self.runs(parts, changes), source: text.source)
  }

  private static func runs(
    _ parts: [AttributedText.Run], _ changes: [(before: Int, after: Int)]
  ) -> [AttributedText.Run] {
    var runs: [AttributedText.Run] = []
    for (part, change) in zip(parts, changes) {
      var attributes = part.attributes
      attributes.pauseBefore = sum(attributes.pauseBefore, change.before)
      attributes.pauseAfter = sum(attributes.pauseAfter, change.after)
      guard !attributes.isEmpty else { continue }
      runs.append(AttributedText.Run(range: part.range, attributes: attributes))
    }
    return runs
  }

  private static func sum(_ pause: Int?, _ more: Int) -> Int? {
    more == 0 ? pause : min((pause ?? 0) + more, SpeechValue.longestPause)
  }
}

extension AttributedText {
  /// The text with a pause after what is spoken of it.
  func pausing(_ milliseconds: Int) -> AttributedText {
    var layer = PauseLayer()
    layer.add(milliseconds, at: count)
    return layer.place(over: self)
  }
}
