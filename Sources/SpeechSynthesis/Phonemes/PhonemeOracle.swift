/// Something that knows what the engine will really say.
public protocol PhonemeOracle: Sendable {
  /// Returns what a voice can say.
  ///
  /// - Throws: ``SpeechError/noVoice(_:)`` when there is no such voice.
  func inventory(of voice: String) async throws(SpeechError) -> PhonemeInventory

  /// Returns the phonemes that the engine makes of texts, each from the fresh state as far as
  /// pronunciation goes.
  ///
  /// A clause that has no stressed word is told as it stands; spoken alone, its last syllable would
  /// be stressed.
  /// - Parameters:
  ///   - texts: What would be spoken.
  ///   - voice: The identifier of the voice.
  ///   - isMarkup: Whether the texts are SSML for the engine rather than plain text.
  ///   - notation: How the phonemes are written.
  /// - Returns: An answer for each text: its clauses joined by a space; nothing for a text on which
  ///   the engine crashes.
  /// - Throws: ``SpeechError`` when nothing can be asked at all.
  func transcriptions(
    of texts: [String], voice: String, isMarkup: Bool, notation: PhonemeNotation
  ) async throws(SpeechError) -> [String?]
}
