import Pronunciation
import ReadingContent
import SpeechMarkup
import SpeechSynthesis
import Synchronization

/// What voices make of pronunciations, each asked once.
final class PronunciationTable: Sendable {
  typealias Answer = Result<Pronunciation, PhoneticFault>

  private let pronouncing: (any Pronouncing)?
  private let known = Mutex<[String: [AskedPronunciation: Answer]]>([:])

  /// Makes a table; without anybody to ask, no notation can be spoken.
  init(_ pronouncing: (any Pronouncing)?) {
    self.pronouncing = pronouncing
  }

  /// Returns what a voice makes of pronunciations.
  func answers(
    to wishes: [AskedPronunciation], voice: String
  ) async throws(SpeechError) -> [AskedPronunciation: Answer] {
    var result: [AskedPronunciation: Answer] = [:]
    let table = known.withLock { $0[voice] ?? [:] }
    for wish in wishes { result[wish] = table[wish] }
    let unknown = wishes.filter { result[$0] == nil }
    guard !unknown.isEmpty else { return result }
    guard let pronouncing else {
      for wish in unknown {
        result[wish] = .failure(PhoneticFault(.unspeakable, asked: wish.notation))
      }
      return result
    }
    let answers = try await pronouncing.pronunciations(
      of: unknown.map(\.notation), voice: voice, spellings: unknown.map(\.words))
    for (wish, answer) in zip(unknown, answers) { result[wish] = answer }
    let new = result
    known.withLock { $0[voice, default: [:]].merge(new) { old, _ in old } }
    return result
  }
}
