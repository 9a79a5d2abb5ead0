public import Narration
import SpeechSynthesis

/// Writes what is heard of a script into one WAV file, which appears whole or not at all.
public enum SoundFile {
  /// Speaks and writes all passages.
  ///
  /// - Parameters:
  ///   - passages: What is spoken.
  ///   - path: The file.
  ///   - speaker: What speaks.
  ///   - jobs: How many passages are spoken at once.
  /// - Returns: What was not spoken as it should be.
  /// - Throws: ``ExportError``; no file appears then.
  public static func write(
    _ passages: Script.Iterator, to path: String, speaker: PassageSpeaker, jobs: Int
  ) async throws(ExportError) -> [SpeechReport] {
    var reports: [SpeechReport] = []
    var told: Set<String> = []
    var queue = PassageQueue(passages, speaker: speaker, ahead: max(1, jobs) * 4)
    defer { queue.cancel() }
    do {
      let sound = try WAVWriter(path: path, format: speaker.format)
      while let spoken = try await queue.next() {
        for segment in spoken.segments { try sound.append(segment.samples) }
        reports += spoken.reports.newOnes(told: &told)
        try Task.checkCancellation()
      }
      try sound.finish()
      return reports
    } catch {
      throw ExportError(error)
    }
  }
}
