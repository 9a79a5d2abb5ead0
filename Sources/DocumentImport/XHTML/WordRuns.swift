import ReadingContent

/// Words that decoration cuts: a first letter in bold, one syllable in italics.
enum WordRuns {
  /// Returns a text in which no word is cut by emphasis or by a change of the voice's height, speed
  /// or loudness alone: the whole word has what its largest part has.
  static func joined(_ text: AttributedText) -> AttributedText {
    guard !text.runs.isEmpty else { return text }
    let bytes = Array(text.string.utf8)
    var runs = text.allRuns
    var done: [AttributedText.Run] = []
    done.reserveCapacity(runs.count)
    var isChanged = false
    var index = 0
    while index < runs.count {
      guard let left = done.last, isCut(left, runs[index], bytes) else {
        done.append(runs[index])
        index += 1
        continue
      }
      // The word's bounds, and the runs that it reaches into: some of those that are done, and some
      // that follow.
      let offset = runs[index].range.lowerBound
      var first = done.count - 1
      var last = index
      var start = offset
      while start > 0, isPart(of: bytes, before: start) {
        if start == done[first].range.lowerBound {
          guard first > 0, isCut(done[first - 1], done[first], bytes) else { break }
          first -= 1
        }
        start -= 1
      }
      var end = offset
      while end < bytes.count, isPart(of: bytes, at: end) {
        end += 1
        if end == runs[last].range.upperBound {
          guard last + 1 < runs.count, isCut(runs[last], runs[last + 1], bytes) else { break }
          last += 1
        }
      }
      let word = start..<end
      let reached = done[first...] + runs[index...last]
      let largest = reached.max {
        $0.range.clamped(to: word).count < $1.range.clamped(to: word).count
      }
      let head = done[first].range.lowerBound..<start
      let attributes = done[first].attributes
      done.removeSubrange(first...)
      if !head.isEmpty { done.append(AttributedText.Run(range: head, attributes: attributes)) }
      done.append(
        AttributedText.Run(range: word, attributes: largest?.attributes ?? attributes))
      let tail = end..<runs[last].range.upperBound
      index = last
      if tail.isEmpty {
        index += 1
      } else {
        runs[last] = AttributedText.Run(range: tail, attributes: runs[last].attributes)
      }
      isChanged = true
    }
    guard isChanged else { return text }
    return AttributedText(text.string, runs: merged(done), source: text.source)
  }

  /// Whether two runs cut a word and differ in nothing that belongs to one of them alone.
  private static func isCut(
    _ left: AttributedText.Run, _ right: AttributedText.Run, _ bytes: [UInt8]
  ) -> Bool {
    let offset = right.range.lowerBound
    guard isPart(of: bytes, before: offset), isPart(of: bytes, at: offset),
      !isWhole(left.attributes), !isWhole(right.attributes)
    else { return false }
    return plain(left.attributes) == plain(right.attributes)
  }

  private static func isWhole(_ attributes: SpeechAttributes) -> Bool {
    attributes.alias != nil || attributes.phonetic != nil || attributes.sayAs != nil
      || attributes.silence != nil || attributes.spellOut == true
      || attributes.pauseBefore != nil || attributes.pauseAfter != nil
  }

  private static func plain(_ attributes: SpeechAttributes) -> SpeechAttributes {
    var attributes = attributes
    attributes.emphasis = nil
    attributes.pitch = nil
    attributes.rate = nil
    attributes.volume = nil
    return attributes
  }

  /// Whether the byte before an offset belongs to a letter of a script that has spaces.
  private static func isPart(of bytes: [UInt8], before offset: Int) -> Bool {
    offset > 0 && isPart(of: bytes, at: offset - 1)
  }

  private static func isPart(of bytes: [UInt8], at offset: Int) -> Bool {
    let byte = bytes[offset]
    if byte < 0x80 { return byte.isLetter }
    var start = offset
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    guard
      let scalar = String(decoding: bytes[start..<min(start + 4, bytes.count)], as: UTF8.self)
        .unicodeScalars.first
    else { return false }
    // Chinese and Japanese have no spaces: a word there is not what stands between them.
    return scalar.value < 0x2E80 && (scalar.properties.isAlphabetic || scalar.value == 0xAD)
  }

  private static func merged(_ runs: [AttributedText.Run]) -> [AttributedText.Run] {
    var result: [AttributedText.Run] = []
    for run in runs where !run.attributes.isEmpty {
      if let last = result.last, last.range.upperBound == run.range.lowerBound,
        last.attributes == run.attributes, !isWhole(run.attributes)
      {
        result[result.count - 1] = AttributedText.Run(
          range: last.range.lowerBound..<run.range.upperBound, attributes: run.attributes)
      } else {
        result.append(run)
      }
    }
    return result
  }
}
