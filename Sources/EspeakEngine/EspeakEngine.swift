public import SpeechSynthesis

/// The espeak-ng engine, in processes of its own.
///
/// Each process ("speaker") does one request at a time; further requests wait in their order. The
/// caller must ignore SIGPIPE.
public actor EspeakEngine: SpeechEngine {
  /// The shape of the sound.
  public nonisolated let format = AudioFormat.speech

  /// The most processes.
  nonisolated let speakers: Int
  private nonisolated let queue: JobQueue
  private var resolved: [String: Result<Voice, SpeechError>] = [:]
  private var listed: [Voice]?
  /// What voices can say, by the names that were asked for.
  var inventories: [String: PhonemeInventory] = [:]

  /// Makes an engine; nothing is started yet.
  ///
  /// - Parameters:
  ///   - speakers: The most processes, from 1 to 64.
  ///   - baseLanguage: The BCP 47 tag or voice identifier of most of the text. It is loaded
  ///     beforehand, which saves time and changes no sample.
  ///   - libexec: The folder of `read-aloud-speaker`; without it the folder that
  ///     `READ_ALOUD_LIBEXEC` names, that of the running program, or `../libexec/read-aloud` from
  ///     there.
  public init(speakers: Int, baseLanguage: String = "en", libexec: String? = nil) {
    self.speakers = min(max(speakers, 1), 64)
    queue = JobQueue(
      workers: self.speakers,
      launch: SpeakerLaunch(
        program: SpeakerLocation.program(libexec: libexec), base: baseLanguage))
  }

  deinit {
    queue.close()
  }

  /// Starts the first speaker, so that it is ready when the first request comes.
  public nonisolated func start() {
    queue.startWorker()
  }

  /// Ends the speakers and returns when they have gone; requests under way fail.
  public func close() async {
    queue.close()
    await queue.waitUntilEmpty()
  }

  /// Returns the voices that need no further program; asked of the engine once.
  public func voices() async throws(SpeechError) -> [Voice] {
    if let listed { return listed }
    let voices = try await perform(.voices).voices
    listed = voices
    return voices
  }

  /// Returns the engine's own choice of a voice for a BCP 47 tag; asked of the engine once.
  ///
  /// A tag without a region is the engine's business: `en` is British.
  /// - Throws: ``SpeechError/noVoice(_:)`` when none speaks it.
  public func voice(for language: String) async throws(SpeechError) -> Voice {
    if let known = resolved[language] { return try known.get() }
    do throws(SpeechError) {
      guard let voice = try await perform(.resolve(language: language)).voices.first else {
        throw .noVoice(language)
      }
      resolved[language] = .success(voice)
      return voice
    } catch {
      if case .noVoice = error { resolved[language] = .failure(error) }
      throw error
    }
  }

  /// Speaks a request from the fresh state and hands over each run as soon as it is ready.
  ///
  /// A speaker that dies is replaced and the request tried once more; no run is handed over twice.
  /// - Parameters:
  ///   - request: What is spoken.
  ///   - receive: Called once a run, in order, on the thread of the speaker, which waits meanwhile.
  /// - Throws: ``SpeechError`` for the run that could not be spoken;
  ///   ``SpeechError/cancelled`` at once when the task is cancelled.
  public nonisolated func speak(
    _ request: SpeechRequest, receive: @escaping @Sendable (SpokenRun) -> Void
  ) async throws(SpeechError) {
    _ = try await perform(.speak(request), receive: receive)
  }

  /// Has a speaker do a request, and returns what it told besides runs.
  nonisolated func perform(
    _ request: SpeakerRequest, receive: @escaping @Sendable (SpokenRun) -> Void = { _ in }
  ) async throws(SpeechError) -> Answer {
    let job = Job(request: request, frame: try request.frame(), receive: receive)
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        job.wait(with: continuation)
        queue.add(job)
      }
    } onCancel: {
      job.finish(.failure(.cancelled))
    }
    return try result.get()
  }
}
