public import SpeechSynthesis
import Synchronization

/// An engine that notes what it is asked and which phonemes it speaks.
public final class TracingEngine: SpeechEngine, PhonemeOracle {
  /// A run that was spoken.
  public struct Spoken: Sendable {
    /// What the engine was given.
    public let run: SpeechRequest.Run
    /// What it told, with its phonemes.
    public let told: SpokenRun
  }

  private let engine: any SpeechEngine & PhonemeOracle
  private let notation: PhonemeNotation
  private let state = Mutex<[Spoken]>([])

  /// Makes one around another.
  public init(_ engine: any SpeechEngine & PhonemeOracle, notation: PhonemeNotation = .ipa) {
    self.engine = engine
    self.notation = notation
  }

  /// The runs of the last request.
  public var spoken: [Spoken] { state.withLock { $0 } }

  /// The phonemes of the last request: the names of languages, spaces and joiners left out, since
  /// the engine puts them now and again elsewhere.
  public var phonemes: String {
    spoken.map { Self.bare($0.told.phonemes ?? "") }.joined()
  }

  /// Phonemes without the names of languages such as `(fr)`, spaces, line ends and joiners.
  public static func bare(_ phonemes: some StringProtocol) -> String {
    var result = String.UnicodeScalarView()
    var isFlag = false
    for scalar in phonemes.unicodeScalars {
      switch scalar {
      case "(": isFlag = true
      case ")": isFlag = false
      case " ", "\n", "\r", "\u{200D}", "\u{A0}": break
      default: if !isFlag { result.append(scalar) }
      }
    }
    return String(result)
  }

  /// That of the other engine.
  public var format: AudioFormat { engine.format }

  /// Those of the other engine.
  public func voices() async throws(SpeechError) -> [Voice] { try await engine.voices() }

  /// That of the other engine.
  public func voice(for language: String) async throws(SpeechError) -> Voice {
    try await engine.voice(for: language)
  }

  /// Speaks as the other engine does, and notes the phonemes.
  public func speak(
    _ request: SpeechRequest, receive: @escaping @Sendable (SpokenRun) -> Void
  ) async throws(SpeechError) {
    var request = request
    request.trace = notation
    let runs = request.runs
    state.withLock { $0 = [] }
    try await engine.speak(request) { told in
      self.state.withLock { $0.append(Spoken(run: runs[told.run], told: told)) }
      receive(told)
    }
  }

  /// That of the other engine.
  public func inventory(of voice: String) async throws(SpeechError) -> PhonemeInventory {
    try await engine.inventory(of: voice)
  }

  /// Those of the other engine.
  public func transcriptions(
    of texts: [String], voice: String, isMarkup: Bool, notation: PhonemeNotation
  ) async throws(SpeechError) -> [String?] {
    try await engine.transcriptions(
      of: texts, voice: voice, isMarkup: isMarkup, notation: notation)
  }
}
