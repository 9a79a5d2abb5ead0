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
    let events = settled(events)
    let isTold = areTold(events)
    var result: [SpokenRun.WordEvent] = []
    var last: (block: Int, range: Int)?
    for event in events {
      let start = settled(event.scalars.lowerBound)
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
    zip(blocks, wordsReached(settled(events))).allSatisfy { block, reached in
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
    for event in events {
      let start = settled(event.scalars.lowerBound)
      guard let block = block(at: start) else { continue }
      reached[block] = max(reached[block], blocks[block].word(at: start) + 1)
    }
    return reached
  }

  /// Returns the events without marks; one that the engine placed at a sign before a pronunciation,
  /// because it has none for the pronunciation's first word, stands for that word.
  private func settled(_ events: [SpokenRun.WordEvent]) -> [SpokenRun.WordEvent] {
    var result = events.filter { $0.mark == nil }
    guard !blocks.isEmpty else { return result }
    let markup = Array(string.unicodeScalars)
    for block in blocks {
      let start = block.scalars.lowerBound
      let end = block.words.dropFirst().first ?? block.scalars.upperBound
      guard !result.contains(where: { (start..<end).contains($0.scalars.lowerBound) }),
        let index = result.lastIndex(where: { $0.scalars.lowerBound < start }),
        !markup[result[index].scalars.lowerBound..<start].contains(where: \.isInWord)
      else { continue }
      result[index] = SpokenRun.WordEvent(
        scalars: start..<start + 1, sample: result[index].sample)
    }
    return result
  }

  private func block(at scalar: Int) -> Int? {
    blocks.firstIndex { $0.scalars.contains(scalar) }
  }

  /// The engine adds 2,048 to the place of a sign that it names.
  private func settled(_ position: Int) -> Int {
    position >= max(origins.count, 2_048) ? position - 2_048 : position
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
