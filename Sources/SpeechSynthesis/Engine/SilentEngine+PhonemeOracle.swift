extension SilentEngine: PhonemeOracle {
  /// Returns the small letters of the Latin alphabet, each a phoneme, and the marks of stress.
  public func inventory(of voice: String) async throws(SpeechError) -> PhonemeInventory {
    _ = try await self.voice(for: voice)
    let stress = ["'", ","].map { PhonemeInventory.Phoneme(mnemonic: $0, kind: .stress) }
    let letters = "abcdefghijklmnopqrstuvwxyz".map { letter in
      PhonemeInventory.Phoneme(
        mnemonic: String(letter), kind: "aeiou".contains(letter) ? .vowel : .fricative)
    }
    return PhonemeInventory(
      voice: voice, table: "silent", phonemes: stress + letters, dataVersion: "silent")
  }

  /// Returns the letters of the words and the phonemes of phoneme elements as they stand, in
  /// either notation; nothing for a text on which the engine is to crash.
  public func transcriptions(
    of texts: [String], voice: String, isMarkup: Bool, notation: PhonemeNotation
  ) async throws(SpeechError) -> [String?] {
    _ = try await self.voice(for: voice)
    return texts.map { text in
      crashes(on: text)
        ? nil : SilentText(text, isMarkup: isMarkup).clauses.joined(separator: " ")
    }
  }
}
