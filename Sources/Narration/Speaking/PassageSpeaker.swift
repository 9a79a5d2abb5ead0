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
  private let maker: PieceMaker

  /// Makes a speaker for the passages of a book.
  ///
  /// - Parameters:
  ///   - engine: What speaks.
  ///   - book: What is read.
  ///   - settings: What the listener chose.
  ///   - pronouncing: What knows how pronunciations are spoken; without it their words are read by
  ///     the voice's own rules, with a report.
  public init(
    engine: any SpeechEngine, book: Book, settings: NarrationSettings,
    pronouncing: (any Pronouncing)? = nil
  ) {
    self.engine = engine
    self.settings = settings
    maker = PieceMaker(engine: engine, book: book, settings: settings, pronouncing: pronouncing)
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
    let (pieces, reports) = try await maker.pieces(of: passage)
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
