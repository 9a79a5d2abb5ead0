/// Something that turns requests into sound.
public protocol SpeechEngine: Sendable {
  /// The shape of the sound.
  var format: AudioFormat { get }

  /// Returns the voices there are.
  func voices() async throws(SpeechError) -> [Voice]

  /// Returns the best voice for a language, by its BCP 47 tag.
  ///
  /// - Throws: ``SpeechError/noVoice(_:)`` when none speaks it.
  func voice(for language: String) async throws(SpeechError) -> Voice

  /// Speaks a request from the fresh state and hands over each run as soon as it is ready.
  ///
  /// The same request gives the same samples, whatever was spoken before and however many requests
  /// are under way.
  /// - Parameters:
  ///   - request: What is spoken.
  ///   - receive: Called once a run, in order.
  /// - Throws: ``SpeechError`` for the run that could not be spoken; the runs before it were handed
  ///   over.
  func speak(
    _ request: SpeechRequest, receive: @escaping @Sendable (SpokenRun) -> Void
  ) async throws(SpeechError)
}

extension SpeechEngine {
  /// Speaks a request and returns all of its runs.
  public func speak(_ request: SpeechRequest) async throws(SpeechError) -> [SpokenRun] {
    let runs = Collected()
    try await speak(request) { runs.append($0) }
    return runs.all
  }
}
