public import Pronunciation
public import ReadingContent
public import SpeechSynthesis

/// Something that knows how a voice can say what is written in a phonetic alphabet.
public protocol Pronouncing: Sendable {
  /// Returns what a voice makes of notations, in their order.
  ///
  /// - Throws: ``SpeechError`` when the engine cannot be asked.
  func pronunciations(
    of notations: [PhoneticNotation], voice: String
  ) async throws(SpeechError) -> [Result<Pronunciation, PhoneticFault>]
}
