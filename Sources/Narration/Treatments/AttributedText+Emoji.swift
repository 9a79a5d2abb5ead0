import ReadingContent

extension AttributedText {
  /// The runs, with emoji that no importer found in runs of their own.
  var runsWithEmoji: [Run] {
    let emoji = EmojiFinder.ranges(in: string)
    guard !emoji.isEmpty else { return runs }
    return allRuns.flatMap { run in
      let attributes = run.attributes
      let isOpen =
        attributes.silence == nil && attributes.part == nil && attributes.alias == nil
        && attributes.phonetic == nil
      return isOpen ? Self.pieces(of: run, emoji.filter { $0.overlaps(run.range) }) : [run]
    }.filter { !$0.attributes.isEmpty }
  }

  /// A run cut at the edges of emoji; its pauses stay at its own ends.
  private static func pieces(of run: Run, _ emoji: [Range<Int>]) -> [Run] {
    var result: [Run] = []
    var start = run.range.lowerBound
    func add(_ end: Int, _ part: TextPart?) {
      guard end > start else { return }
      var attributes = run.attributes
      attributes.part = part
      if start > run.range.lowerBound { attributes.pauseBefore = nil }
      if end < run.range.upperBound { attributes.pauseAfter = nil }
      result.append(Run(range: start..<end, attributes: attributes))
      start = end
    }
    for range in emoji {
      let range = range.clamped(to: run.range)
      add(range.lowerBound, nil)
      add(range.upperBound, .emoji)
    }
    add(run.range.upperBound, nil)
    return result
  }
}
