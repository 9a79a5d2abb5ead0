import SpeechSynthesis

/// Makes word events out of what the engine tells.
enum WordEvents {
  /// Returns the events that lie in the text and in the sound.
  ///
  /// The engine closes many texts with events of no length, which are left out, and so are events
  /// for blanks alone. A word right after an opening quotation mark has no length either: it gets
  /// that of the letters that follow. An event for the very place of the one before it is left out.
  /// Where the engine speaks two words as one ("it is"), the second event lies in the first word.
  static func events(
    from words: [SpeakerReply.Word], text: String, samples: Int
  ) -> [SpokenRun.WordEvent] {
    let scalars = Array(text.unicodeScalars)
    var events: [SpokenRun.WordEvent] = []
    events.reserveCapacity(words.count)
    for word in words {
      var start = Int(word.position) - 1
      guard scalars.indices.contains(start), Int(word.sample) < samples else { continue }
      var end = min(start + Int(word.length), scalars.count)
      if word.length == 0 {
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
