import Pronunciation
import ReadingContent
import SpeechSynthesis
import Synchronization

/// What voices make of notations, each asked once.
final class PronunciationTable: Sendable {
  typealias Answer = Result<Pronunciation, PhoneticFault>

  private let pronouncing: (any Pronouncing)?
  private let known = Mutex<[String: [PhoneticNotation: Answer]]>([:])

  /// Makes a table; without anybody to ask, no notation can be spoken.
  init(_ pronouncing: (any Pronouncing)?) {
    self.pronouncing = pronouncing
  }

  /// Returns what a voice makes of notations.
  func answers(
    to notations: [PhoneticNotation], voice: String
  ) async throws(SpeechError) -> [PhoneticNotation: Answer] {
    var result: [PhoneticNotation: Answer] = [:]
    let table = known.withLock { $0[voice] ?? [:] }
    for notation in notations { result[notation] = table[notation] }
    let unknown = notations.filter { result[$0] == nil }
    guard !unknown.isEmpty else { return result }
    guard let pronouncing else {
      for notation in unknown {
        result[notation] = .failure(PhoneticFault(.unspeakable, asked: notation))
      }
      return result
    }
    let answers = try await pronouncing.pronunciations(of: unknown, voice: voice)
    for (notation, answer) in zip(unknown, answers) { result[notation] = answer }
    let new = result
    known.withLock { $0[voice, default: [:]].merge(new) { old, _ in old } }
    return result
  }
}
