import SpeechSynthesis

/// Makes word events out of what the engine tells.
enum WordEvents {
  /// Returns the events that lie in the text and in the sound.
  ///
  /// The engine closes many texts with events of no length, which are left out, and so are events
  /// for blanks alone. A word right after an opening quotation mark has no length either: it gets
  /// that of the letters that follow. An event for the very place of the one before it is left out.
  /// Of two short words that the engine speaks as one, as in "it was", the second has the place of
  /// the first but for one letter: it gets its own.
  static func events(
    from words: [SpeakerReply.Word], text: String, samples: Int
  ) -> [SpokenRun.WordEvent] {
    let scalars = Array(text.unicodeScalars)
    var events: [SpokenRun.WordEvent] = []
    events.reserveCapacity(words.count)
    var told = 0..<0
    for word in words {
      var start = Int(word.position) - 1
      guard scalars.indices.contains(start), Int(word.sample) < samples else { continue }
      var end = min(start + Int(word.length), scalars.count)
      let isSecond =
        start == told.lowerBound + 1 && end - start == told.count
        && (start < told.upperBound || scalars[start].properties.isWhitespace)
        && scalars[told].allSatisfy(isInWord)
      told = start..<end
      if isSecond, let last = events.last?.scalars.upperBound {
        start = scalars[last...].firstIndex(where: isInWord) ?? scalars.count
        end = scalars[start...].firstIndex { !isInWord($0) } ?? scalars.count
      } else if word.length == 0 {
        guard events.last.map({ $0.scalars.upperBound <= start }) ?? true else { continue }
        while end < scalars.count, isInWord(scalars[end]) { end += 1 }
      }
      while start < end, scalars[start].properties.isWhitespace { start += 1 }
      while start < end, scalars[end - 1].properties.isWhitespace { end -= 1 }
      guard start < end, events.last?.scalars != start..<end else { continue }
      events.append(SpokenRun.WordEvent(scalars: start..<end, sample: Int(word.sample)))
    }
    return events
  }

  private static func isInWord(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return properties.isAlphabetic || properties.numericType != nil
      || properties.generalCategory == .nonspacingMark
  }
}
