import ReadingContent

/// Finds the pictures that are written as characters.
enum EmojiFinder {
  /// Whether a text can have any: a quick look at its bytes.
  static func mayHaveEmoji(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      for index in bytes.indices where bytes[index] >= 0xE2 {
        switch (bytes[index], index + 1 < bytes.count ? bytes[index + 1] : 0) {
        // U+231A to U+2B55, U+1F000 to U+1FFFF, and U+FE0F, which makes others pictures.
        case (0xE2, 0x8C...0xAD), (0xF0, 0x9F), (0xEF, 0xB8): return true
        default: break
        }
      }
      return false
    }
  }

  /// Returns the runs of a text with its emoji in runs of their own.
  static func runs(of text: AttributedText) -> [AttributedText.Run] {
    var result: [AttributedText.Run] = []
    for run in text.allRuns {
      guard run.attributes.silence == nil, run.attributes.part == nil,
        run.attributes.alias == nil, run.attributes.phonetic == nil
      else {
        result.append(run)
        continue
      }
      result += pieces(of: run, in: text)
    }
    return result.filter { !$0.attributes.isEmpty }
  }

  private static func pieces(
    of run: AttributedText.Run, in text: AttributedText
  ) -> [AttributedText.Run] {
    let string = text.slice(run.range).string
    guard mayHaveEmoji(string) else { return [run] }
    var result: [AttributedText.Run] = []
    var start = run.range.lowerBound
    var offset = start
    func close(_ end: Int, _ attributes: SpeechAttributes) {
      guard end > start else { return }
      var attributes = attributes
      if start > run.range.lowerBound { attributes.pauseBefore = nil }
      if end < run.range.upperBound { attributes.pauseAfter = nil }
      result.append(AttributedText.Run(range: start..<end, attributes: attributes))
      start = end
    }
    for character in string {
      let end = offset + character.utf8.count
      if isEmoji(character) {
        close(offset, run.attributes)
        var attributes = run.attributes
        attributes.part = .emoji
        close(end, attributes)
      }
      offset = end
    }
    close(offset, run.attributes)
    return result
  }

  /// Whether a character is shown as a picture of its own.
  private static func isEmoji(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, !first.isASCII else { return false }
    return first.properties.isEmojiPresentation
      || first.properties.isEmoji && scalars.dropFirst().first == "\u{FE0F}"
  }
}
