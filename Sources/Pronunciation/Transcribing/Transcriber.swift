public import ReadingContent
public import SpeechSynthesis
import Synchronization

/// Turns phonetic notations into phonemes that the engine speaks as they ask.
///
/// What it knows of a voice it learns from the installed engine, once; what the engine makes of
/// each pronunciation is asked before it is given back.
public final class Transcriber: Sendable {
  private let oracle: any PhonemeOracle
  private let store: LearnedVoiceStore?
  private let learned = Mutex<[String: LearnedVoice]>([:])

  /// Makes a transcriber.
  ///
  /// - Parameters:
  ///   - oracle: The engine.
  ///   - cacheFolder: A folder in which what was learned is kept; it is made when it is not there.
  ///     Without one it is learned anew by each process.
  public init(oracle: any PhonemeOracle, cacheFolder: String? = nil) {
    self.oracle = oracle
    store = cacheFolder.map { LearnedVoiceStore(folder: $0) }
  }

  /// Returns what a voice makes of a notation.
  ///
  /// - Parameters:
  ///   - notation: The pronunciation that is asked for.
  ///   - voice: The identifier of the voice.
  ///   - spelling: The word, where it is known: one that the voice itself leaves unstressed, such
  ///     as an article, stays so when the notation has no stress.
  /// - Returns: The pronunciation, or why there is none.
  /// - Throws: ``SpeechError`` when there is no such voice or the engine cannot be asked.
  public func pronunciation(
    of notation: PhoneticNotation, voice: String, spelling: String? = nil
  ) async throws(SpeechError) -> Result<Pronunciation, PhoneticFault> {
    let all = try await pronunciations(
      of: [notation], voice: voice, spellings: spelling.map { [$0] } ?? [])
    return all.first ?? .failure(PhoneticFault(.unspeakable, asked: notation))
  }

  /// Returns what a voice makes of many notations, in few questions to the engine.
  ///
  /// - Parameters:
  ///   - notations: The pronunciations that are asked for; any number.
  ///   - voice: The identifier of the voice.
  ///   - spellings: The word of each, as in ``pronunciation(of:voice:spelling:)``; as many as
  ///     there are notations, or none.
  /// - Returns: For each notation the pronunciation, or why there is none.
  /// - Throws: ``SpeechError`` when there is no such voice or the engine cannot be asked.
  public func pronunciations(
    of notations: [PhoneticNotation], voice: String, spellings: [String?] = []
  ) async throws(SpeechError) -> [Result<Pronunciation, PhoneticFault>] {
    let job = TranscribingJob(voice: try await learnedVoice(voice), oracle: oracle)
    return try await job.pronunciations(of: notations, spellings: spellings)
  }

  /// What is known of a voice, learned now if need be.
  func learnedVoice(_ voice: String) async throws(SpeechError) -> LearnedVoice {
    if let known = learned.withLock({ $0[voice] }) { return known }
    let inventory = try await oracle.inventory(of: voice)
    let found: LearnedVoice
    if let kept = store?.read(inventory) {
      found = kept
    } else {
      found = try await VoiceLearner.learn(inventory, from: oracle)
      store?.write(found)
    }
    learned.withLock { $0[voice] = found }
    return found
  }
}
