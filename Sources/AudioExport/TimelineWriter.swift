import Narration
import ReadingContent
import SpeechSynthesis

/// Writes `timeline.json`: every segment and word of an export with its samples and its place.
///
/// Written as it arrives, one segment a line, so that it takes no memory. Times are samples from
/// the start of the chapter's file; `source` gives bytes of the book's file.
struct TimelineWriter {
  private let file: TextFile
  private let book: Book
  private var isFirstChapter = true
  private var isFirstSegment = true

  init(path: String, book: LaidOutBook, format: AudioFormat) throws(AudioFileError) {
    file = try TextFile(path: path)
    self.book = book.book
    var head = "{\n\"version\": 1,\n\"title\": \(JSONText.quoted(book.book.metadata.title)),\n"
    if let language = book.book.metadata.language {
      head += "\"language\": \(JSONText.quoted(language.description)),\n"
    }
    head += "\"sampleRate\": \(format.sampleRate),\n"
    head += "\"layout\": {\"columns\": \(book.layout.columns), \"rows\": \(book.layout.rows)},\n"
    let totals = book.count()
    head += "\"lines\": \(totals.lines),\n\"pages\": \(totals.pages),\n\"chapters\": ["
    try file.write(head)
  }

  mutating func startChapter(number: Int, title: String, file name: String) throws(AudioFileError) {
    try file.write(
      (isFirstChapter ? "\n" : ",\n")
        + "{\"number\": \(number), \"title\": \(JSONText.quoted(title)), "
        + "\"file\": \(JSONText.quoted(name)), \"segments\": [")
    isFirstChapter = false
    isFirstSegment = true
  }

  mutating func append(_ entry: Timeline.Entry) throws(AudioFileError) {
    var line = isFirstSegment ? "\n" : ",\n"
    isFirstSegment = false
    line += "{\"start\": \(entry.samples.lowerBound), \"end\": \(entry.samples.upperBound)"
    if let utterance = entry.utterance {
      line += ", \"text\": \(JSONText.quoted(utterance.text.string))"
      if let source = utterance.text.source.position(of: 0..<utterance.text.count),
        book.resources.indices.contains(source.resource)
      {
        line += ", \"source\": {\"file\": \(JSONText.quoted(book.resources.paths[source.resource]))"
        line += ", \"start\": \(source.range.lowerBound), \"end\": \(source.range.upperBound)}"
      }
      let words = entry.words.map { word in
        let text = utterance.text.string.part(word.range, from: utterance.position.offset)
        return "{\"start\": \(word.samples.lowerBound), \"end\": \(word.samples.upperBound), "
          + "\"line\": \(word.line + 1), \"page\": \(word.page + 1), "
          + "\"word\": \(JSONText.quoted(text))}"
      }
      line += ", \"words\": [\(words.joined(separator: ", "))]"
    }
    try file.write(line + "}")
  }

  func endChapter(samples: Int) throws(AudioFileError) {
    try file.write("\n], \"samples\": \(samples)}")
  }

  func removeOld() throws(AudioFileError) {
    try file.removeOld()
  }

  func commit() throws(AudioFileError) {
    try file.write("\n]\n}\n")
    try file.commit()
  }
}

extension String {
  /// The text of a range of bytes of which the string's own start at an offset.
  fileprivate func part(_ range: Range<Int>, from offset: Int) -> String {
    let part = (range.lowerBound - offset..<range.upperBound - offset).clamped(to: 0..<utf8.count)
    let start = utf8.index(utf8.startIndex, offsetBy: part.lowerBound)
    return String(self[start..<utf8.index(start, offsetBy: part.count)])
  }
}
