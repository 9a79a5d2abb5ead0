public import ReadingContent
public import SpeechSynthesis

/// Has passages spoken, and believes nothing spoken until the engine has said so.
///
/// The engine tells when it reaches each word. A piece whose last word was not reached is cut in
/// two and spoken again, as is one that crashes the engine; what cannot be spoken even so is
/// reported and the passage goes on. The same passage gives the same sound and reports, always.
public struct PassageSpeaker: Sendable {
  private let engine: any SpeechEngine
  private let settings: NarrationSettings
  private let language: String
  private let sectionLanguages: [String?]
  private let voices: VoiceTable

  /// Makes a speaker for the passages of a book.
  public init(engine: any SpeechEngine, book: Book, settings: NarrationSettings) {
    self.engine = engine
    self.settings = settings
    language = book.metadata.language?.description ?? settings.defaultLanguage
    sectionLanguages = book.sections.map { $0.language?.description }
    voices = VoiceTable(engine: engine, settings: settings)
  }

  /// The shape of the sound.
  public var format: AudioFormat { engine.format }

  /// Speaks a passage, handing over each segment as soon as it is ready.
  ///
  /// - Parameters:
  ///   - passage: What is spoken.
  ///   - receive: Called once a segment, in order.
  /// - Returns: What was not spoken as it should be.
  /// - Throws: ``SpeechError`` when nothing more can be spoken at all.
  public func speak(
    _ passage: Passage, receive: @escaping @Sendable (SpokenSegment) -> Void
  ) async throws(SpeechError) -> [SpeechReport] {
    var reports: [SpeechReport] = []
    let pieces = try await pieces(of: passage, reports: &reports)
    let session = PassageSession(
      passage: passage, pieces: pieces, sampleRate: engine.format.sampleRate, receive: receive)
    while let request = session.request(rate: settings.rate, pitch: settings.pitch) {
      var failed: Int?
      do {
        try await engine.speak(request) { session.take($0) }
      } catch .crashed(let run, _) {
        failed = run
      } catch .refused(let run, _) {
        failed = run
      }
      guard !Task.isCancelled else { throw .cancelled }
      session.endAttempt(crashedRun: failed)
    }
    return reports + session.finish()
  }

  /// What the engine is asked to speak for each utterance.
  private func pieces(
    of passage: Passage, reports: inout [SpeechReport]
  ) async throws(SpeechError) -> [PassageSession.Piece] {
    var result: [PassageSession.Piece] = []
    let base =
      sectionLanguages.indices.contains(passage.id.section)
      ? sectionLanguages[passage.id.section] ?? language : language
    for (index, segment) in passage.segments.enumerated() {
      guard let utterance = segment.utterance else { continue }
      if case .recording(let recording) = segment {
        reports.append(
          utterance.report(
            .recordingSpoken(resource: recording.resource), 0..<utterance.text.count))
      }
      for (part, text) in utterance.parts.enumerated() {
        let wanted = text.language ?? base
        var voice = try await voices.voice(for: wanted)
        if voice == nil {
          reports.append(utterance.report(.noVoice(language: wanted), text.source))
          voice = try await voices.voice(for: base)
        }
        if voice == nil { voice = try await voices.voice(for: settings.defaultLanguage) }
        guard let voice else { throw .noVoice(wanted) }
        result.append(
          PassageSession.Piece(
            segment: index, text: text, voice: voice,
            endsSentence: part == utterance.parts.count - 1 && utterance.endsSentence))
      }
    }
    return result
  }
}

extension Utterance {
  /// Makes a report about some of the utterance's text, in UTF-8 bytes of it.
  func report(_ kind: SpeechReport.Kind, _ range: Range<Int>) -> SpeechReport {
    var place = position
    place.offset += range.lowerBound
    return SpeechReport(
      kind: kind, text: text.slice(range).string, position: place,
      source: text.source.position(of: range))
  }
}
