public import Pronunciation
public import ReadingContent
public import SpeechSynthesis

/// Something that knows how a voice can say what is written in a phonetic alphabet.
public protocol Pronouncing: Sendable {
  /// Returns what a voice makes of notations, in their order.
  ///
  /// - Parameters:
  ///   - notations: The pronunciations that are asked for.
  ///   - voice: The identifier of the voice.
  ///   - spellings: The word of each, as many as there are notations, or none.
  /// - Returns: For each notation the pronunciation, or why there is none.
  /// - Throws: ``SpeechError`` when the engine cannot be asked.
  func pronunciations(
    of notations: [PhoneticNotation], voice: String, spellings: [String?]
  ) async throws(SpeechError) -> [Result<Pronunciation, PhoneticFault>]
}

extension Transcriber: Pronouncing {}
