extension Array where Element == SpokenRun.WordEvent {
  /// Returns the events as the words of a plain text.
  ///
  /// The engine closes many texts with events of no length, which are left out, and so are events
  /// for blanks alone. A word right after an opening quotation mark has no length either: it gets
  /// that of the letters that follow. An event for the very place of the one before it is left out.
  /// Of two short words that the engine speaks as one, as in "it was", the second has the place of
  /// the first but for one letter: it gets its own. Events beyond the text are left out; marks stay
  /// as they are.
  /// - Parameter text: What the ranges of the events count from.
  /// - Returns: The events that are left, in the same order.
  public func tidied(for text: String) -> [SpokenRun.WordEvent] {
    let scalars = [Unicode.Scalar](text.unicodeScalars)
    var events: [SpokenRun.WordEvent] = []
    events.reserveCapacity(count)
    var reached = 0..<0
    var told = 0..<0
    for event in self {
      guard event.mark == nil else {
        events.append(event)
        continue
      }
      var start = event.scalars.lowerBound
      guard scalars.indices.contains(start) else { continue }
      var end = Swift.min(event.scalars.upperBound, scalars.count)
      let isSecond =
        start == told.lowerBound + 1 && end - start == told.count
        && (start < told.upperBound || scalars[start].properties.isWhitespace)
        && scalars[told].allSatisfy(\.isInWord)
      told = start..<end
      if isSecond, !reached.isEmpty {
        start = scalars[reached.upperBound...].firstIndex(where: \.isInWord) ?? scalars.count
        end = scalars[start...].firstIndex { !$0.isInWord } ?? scalars.count
      } else if event.scalars.isEmpty {
        guard reached.upperBound <= start else { continue }
        while end < scalars.count, scalars[end].isInWord { end += 1 }
      }
      while start < end, scalars[start].properties.isWhitespace { start += 1 }
      while start < end, scalars[end - 1].properties.isWhitespace { end -= 1 }
      guard start < end, reached != start..<end else { continue }
      reached = start..<end
      events.append(SpokenRun.WordEvent(scalars: reached, sample: event.sample))
    }
    return events
  }
}

extension Unicode.Scalar {
  fileprivate var isInWord: Bool {
    properties.isAlphabetic || properties.numericType != nil
      || properties.generalCategory == .nonspacingMark
  }
}
