/// How phonemes stand in a text for the engine.
enum EngineMarkup {
  /// Returns the text in which the engine speaks words of mnemonics.
  ///
  /// An element ends at the quotation mark and the angle bracket that some mnemonics have; those
  /// stand in double brackets, with spaces around.
  static func text(_ words: [String]) -> String {
    let phonemes = words.joined(separator: " ")
    if phonemes.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: ">") }) {
      return " [[\(phonemes)]] "
    }
    return "<phoneme alphabet=\"espeak\" ph=\"\(phonemes)\"/>"
  }

  /// Whether there is a text in which the engine reads a mnemonic: not with what begins a tag.
  static func canHold(_ mnemonic: String) -> Bool {
    !mnemonic.utf8.contains { $0 == UInt8(ascii: "<") || $0 <= 0x20 }
  }
}
