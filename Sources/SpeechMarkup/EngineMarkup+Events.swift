public import SpeechSynthesis

extension EngineMarkup {
  /// Returns the words of the text for those of the markup.
  ///
  /// The engine tells when it reaches each word of a pronunciation. Where there are as many as in
  /// the text, each stands for its own; otherwise the first stands for all of them, provided that
  /// the last but one was reached too: else the pronunciation was cut off and is not told.
  /// - Parameter events: The events of the markup, as the engine told them.
  /// - Returns: The events in scalars of the text. They are not tidied any further.
  public func wordsOfText(_ events: [SpokenRun.WordEvent]) -> [SpokenRun.WordEvent] {
    guard isMarkup else { return events }
    let isTold = areTold(events)
    let scalars = Array(string.unicodeScalars)
    var result: [SpokenRun.WordEvent] = []
    var last: (block: Int, range: Int)?
    for event in events where event.mark == nil {
      let start = settled(event.scalars.lowerBound, scalars)
      guard origins.indices.contains(start) else { continue }
      guard let block = block(at: start) else {
        let end = min(start + event.scalars.count, origins.count)
        let lower = Int(origins[start])
        let upper = end > start ? Int(origins[end - 1]) + 1 : lower
        result.append(
          SpokenRun.WordEvent(scalars: lower..<max(lower, upper), sample: event.sample))
        continue
      }
      let range = blocks[block].hasOwnRanges ? blocks[block].word(at: start) : 0
      let isAgain = last.map { $0.block == block && $0.range >= range } ?? false
      guard isTold[block], !isAgain else { continue }
      last = (block, range)
      result.append(SpokenRun.WordEvent(scalars: blocks[block].ranges[range], sample: event.sample))
    }
    return result
  }

  /// Whether the engine reached every pronunciation as far as its last word but one.
  public func holdsAllPronunciations(_ events: [SpokenRun.WordEvent]) -> Bool {
    zip(blocks, wordsReached(events)).allSatisfy { block, reached in
      reached >= max(1, block.words.count - 1)
    }
  }

  /// Whether each pronunciation was reached as far as its events are to be told.
  private func areTold(_ events: [SpokenRun.WordEvent]) -> [Bool] {
    zip(blocks, wordsReached(events)).map { block, reached in
      block.hasOwnRanges || reached >= max(1, block.words.count - 1)
    }
  }

  /// How many words of each pronunciation were reached.
  private func wordsReached(_ events: [SpokenRun.WordEvent]) -> [Int] {
    var reached = [Int](repeating: 0, count: blocks.count)
    let scalars = Array(string.unicodeScalars)
    for event in events where event.mark == nil {
      let start = settled(event.scalars.lowerBound, scalars)
      guard let block = block(at: start) else { continue }
      reached[block] = max(reached[block], blocks[block].word(at: start) + 1)
    }
    return reached
  }

  private func block(at scalar: Int) -> Int? {
    blocks.firstIndex { $0.scalars.contains(scalar) }
  }

  /// Returns where in the markup an event belongs.
  ///
  /// The engine adds 2,048 to the place of a sign that it names. For a pronunciation after a sign
  /// that it never names it has one event, which it places at the sign.
  private func settled(_ position: Int, _ scalars: [Unicode.Scalar]) -> Int {
    let start = position >= max(origins.count, 2_048) ? position - 2_048 : position
    guard scalars.indices.contains(start), scalars[start].isJoiningSign else { return start }
    let next = scalars[start...].firstIndex { !$0.isJoiningSign && $0 != " " && $0 != "[" }
    return next.flatMap { block(at: $0) == nil ? nil : $0 } ?? start
  }
}

extension Unicode.Scalar {
  /// A low line or a dash.
  fileprivate var isJoiningSign: Bool {
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation: true
    default: false
    }
  }
}

extension EngineMarkup.Block {
  /// Whether each word has its own part of the text.
  fileprivate var hasOwnRanges: Bool { words.count == ranges.count }

  /// The index of the word that holds a scalar of the markup; a change of table goes with its
  /// neighbour.
  fileprivate func word(at scalar: Int) -> Int {
    max(0, (words.firstIndex { $0 > scalar } ?? words.count) - 1)
  }
}
