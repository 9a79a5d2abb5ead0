import SpeechSynthesis

/// Makes word events out of what the engine tells.
enum WordEvents {
  /// Returns the events that lie in the text and in the sound; those of plain text tidied.
  ///
  /// The place of a mark in the text is unreliable and left out.
  static func events(
    from words: [SpeakerReply.Word], of run: SpeechRequest.Run, samples: Int
  ) -> [SpokenRun.WordEvent] {
    let count = run.text.unicodeScalars.count
    var events: [SpokenRun.WordEvent] = []
    events.reserveCapacity(words.count)
    for word in words {
      if word.mark != SpeakerReply.Word.noMark {
        events.append(
          SpokenRun.WordEvent(
            scalars: 0..<0, sample: min(Int(word.sample), samples), mark: Int(word.mark)))
        continue
      }
      let start = Int(word.position) - 1
      guard (0..<count).contains(start), Int(word.sample) < samples else { continue }
      let end = min(start + Int(word.length), count)
      events.append(SpokenRun.WordEvent(scalars: start..<end, sample: Int(word.sample)))
    }
    return run.isMarkup ? events : events.tidied(for: run.text)
  }
}
