import Synchronization

/// An engine without a voice, for tests of what stands on an engine.
///
/// It is called silent because nobody is meant to listen: each letter is a short buzz, so that
/// samples can be counted and told apart. As with a true engine, the sound of a run depends on what
/// the same request spoke before it, and the same request always sounds the same.
public final class SilentEngine: SpeechEngine {
  /// How it behaves.
  public struct Options: Sendable {
    /// Samples for each Unicode scalar at 175 words a minute.
    public var samplesPerScalar = 100
    /// Samples of silence after a sentence.
    public var sentencePause = 500
    /// The most words of a run that are spoken; the rest is lost without a word.
    public var mostWords: Int?
    /// A run that holds this crashes.
    public var crashesOn: String?
    /// A run that holds this ends the request with the error beside it.
    public var fails: (text: String, error: SpeechError)?
    /// The primary languages that have a voice; nothing when all have.
    public var languages: Set<String>?
    /// Called with each request before it is spoken; it may wait for as long as a test likes.
    public var before: (@Sendable (SpeechRequest) async -> Void)?

    /// Makes the options of an engine without faults.
    public init() {}
  }

  /// The shape of the sound: a thousand samples a second, so that they are milliseconds.
  public let format: AudioFormat

  private let options: Options
  private let asked = Mutex<[SpeechRequest]>([])

  /// Makes an engine.
  public init(_ options: Options = Options(), sampleRate: Int = 1_000) {
    self.options = options
    format = AudioFormat(sampleRate: sampleRate)
  }

  /// The requests so far, in the order in which they came.
  public var requests: [SpeechRequest] {
    asked.withLock { $0 }
  }

  /// Returns a voice for each language of the options, or one for all.
  public func voices() async throws(SpeechError) -> [Voice] {
    (options.languages?.sorted() ?? ["en"]).map { Self.voice(named: $0) }
  }

  /// Returns the voice that has the tag as its name.
  public func voice(for language: String) async throws(SpeechError) -> Voice {
    let primary = String(language.prefix { $0 != "-" })
    guard options.languages?.contains(primary) ?? true else { throw .noVoice(language) }
    return Self.voice(named: language)
  }

  private static func voice(named name: String) -> Voice {
    Voice(identifier: name, name: name, languages: [name])
  }

  /// Hands over the buzz of each run.
  public func speak(
    _ request: SpeechRequest, receive: @escaping @Sendable (SpokenRun) -> Void
  ) async throws(SpeechError) {
    asked.withLock { $0.append(request) }
    await options.before?(request)
    var phase = 0
    for (index, run) in request.runs.enumerated() {
      guard !Task.isCancelled else { throw .cancelled }
      if let fails = options.fails, run.text.holds(fails.text) { throw fails.error }
      guard !crashes(on: run.text) else { throw .crashed(run: index, signal: 11) }
      let spoken = speak(run, index: index, request: request, phase: phase)
      phase += spoken.samples.count
      receive(spoken)
    }
  }

  /// Whether the options make the engine crash on a text.
  func crashes(on text: String) -> Bool {
    options.crashesOn.map { text.holds($0) } ?? false
  }

  private func speak(
    _ run: SpeechRequest.Run, index: Int, request: SpeechRequest, phase: Int
  ) -> SpokenRun {
    let length = max(1, options.samplesPerScalar * 175 / max(1, request.rate))
    let text = SilentText(run.text, isMarkup: run.isMarkup)
    var samples: [Int16] = []
    var words: [SpokenRun.WordEvent] = []
    // A piece starts at the time of its first scalar, so that elements are silence.
    func start(_ scalar: Int) {
      samples += [Int16](repeating: 0, count: max(0, length * scalar - samples.count))
    }
    func buzz(_ letters: some Sequence<Unicode.Scalar>) {
      for letter in letters {
        let step = Int(letter.value % 97) + 3
        for _ in 0..<length {
          // Odd, so that no sample of a word is 0.
          samples.append(Int16((phase + samples.count) * step % 200 - 100) * 50 | 1)
        }
      }
    }
    var left = options.mostWords ?? .max
    for (number, piece) in text.pieces.enumerated() {
      if case .mark(let mark, let scalar) = piece {
        start(scalar)
        words.append(SpokenRun.WordEvent(scalars: 0..<0, sample: samples.count, mark: mark))
        continue
      }
      guard left > 0 else { break }
      left -= 1
      switch piece {
      case .mark: break
      case .word(let range):
        start(range.lowerBound)
        words.append(SpokenRun.WordEvent(scalars: range, sample: samples.count))
        buzz(text.scalars[range])
      case .phonemes(let chunks, let scalar):
        start(scalar)
        for chunk in chunks {
          // As the true engine does, it tells the place of the word that follows.
          if case .word(let next)? = text.pieces[number...].dropFirst().first {
            words.append(SpokenRun.WordEvent(scalars: next, sample: samples.count))
          }
          buzz(chunk.unicodeScalars)
        }
      }
    }
    if run.endsSentence { samples += [Int16](repeating: 0, count: options.sentencePause) }
    return SpokenRun(
      run: index, samples: samples, words: words,
      phonemes: request.trace == nil ? nil : text.clauses.joined(separator: "\n"))
  }
}

extension String {
  /// Whether the text stands in this one.
  fileprivate func holds(_ text: String) -> Bool {
    let here = Array(utf8)
    let wanted = Array(text.utf8)
    guard !wanted.isEmpty, here.count >= wanted.count else { return false }
    return (0...here.count - wanted.count).contains { here[$0...].starts(with: wanted) }
  }
}
