import Narration
import ReadingContent
import SpeechSynthesis

/// Writes the captions of a chapter, one cue an utterance (WebVTT, W3C 2019).
struct WebVTTWriter {
  private let file: TextFile
  private let sampleRate: Int
  private var number = 0

  init(path: String, sampleRate: Int, title: String) throws(AudioFileError) {
    file = try TextFile(path: path)
    self.sampleRate = sampleRate
    // The header is one line, and an arrow would make it a cue.
    let name = Self.escaped(title.split { $0.isNewline }.joined(separator: " "))
    try file.write(name.isEmpty ? "WEBVTT\n" : "WEBVTT \(name)\n")
  }

  /// Adds what was heard, if it has words.
  mutating func append(_ entry: Timeline.Entry) throws(AudioFileError) {
    guard let utterance = entry.utterance else { return }
    let lines = utterance.text.string.split { $0.isNewline }
      .map { $0.split { $0.isWhitespace }.joined(separator: " ") }
      .filter { !$0.isEmpty }
    guard !lines.isEmpty else { return }
    number += 1
    let start = Milliseconds.of(samples: entry.samples.lowerBound, sampleRate: sampleRate)
    let last = entry.words.last?.samples.upperBound ?? entry.samples.upperBound
    let end = max(start + 1, Milliseconds.of(samples: last, sampleRate: sampleRate))
    let text = lines.map(Self.escaped).joined(separator: "\n")
    try file.write(
      "\n\(number)\n\(Milliseconds.timestamp(start)) --> \(Milliseconds.timestamp(end))\n\(text)\n")
  }

  func commit() throws(AudioFileError) {
    try file.commit()
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\0": break
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
