import Narration
import ReadingContent
import SpeechSynthesis

/// Writes the sound and the captions of one chapter.
struct ChapterWriter {
  private let sound: WAVWriter
  private var captions: WebVTTWriter
  private let book: LaidOutBook
  private var timeline = Timeline()

  /// The samples so far.
  var samples: Int { timeline.length }

  init(
    folder: String, name: String, title: String, book: LaidOutBook, format: AudioFormat
  ) throws(AudioFileError) {
    sound = try WAVWriter(path: "\(folder)/\(name).wav", format: format)
    captions = try WebVTTWriter(
      path: "\(folder)/\(name).vtt", sampleRate: format.sampleRate, title: title)
    self.book = book
  }

  /// Adds a segment and returns its entry in the chapter's timeline.
  mutating func append(
    _ segment: SpokenSegment, of passage: Passage
  ) throws(AudioFileError) -> Timeline.Entry {
    try sound.append(segment.samples)
    let entry = timeline.append(segment, of: passage, laidOut: book)
    timeline.forget(before: timeline.length)
    try captions.append(entry)
    return entry
  }

  /// Puts both files in their place, the sound last.
  func commit() throws(AudioFileError) {
    try captions.commit()
    try sound.finish()
  }
}
