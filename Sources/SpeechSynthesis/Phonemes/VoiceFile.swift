/// What a voice file of the engine says about phonemes.
package struct VoiceFile: Hashable, Sendable {
  /// The name of the phoneme table.
  package let phonemes: String
  /// The name of the dictionary.
  package let dictionary: String

  /// Reads a file: lines of a word and its values, with comments behind `#` and `//`.
  ///
  /// As the engine does: the part before the first hyphen of the first language names the table and
  /// the dictionary, unless lines of their own do. A file without a language, as those of voice
  /// variants are, is for English.
  package init(_ bytes: [UInt8]) {
    var language: String?
    var phonemes: String?
    var dictionary: String?
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      guard !line.hasPrefix("#"), line.first?.isWhitespace == false else { continue }
      let words = line.split(whereSeparator: \.isWhitespace).prefix { !$0.hasPrefix("//") }
      guard words.count > 1, let key = words.first else { continue }
      let value = String(words[1])
      switch key {
      case "language" where language == nil && value != "variant":
        language = value
        phonemes = nil
        dictionary = nil
      case "phonemes": phonemes = value
      case "dictionary": dictionary = value
      default: break
      }
    }
    let primary = language.map { String($0.prefix { $0 != "-" }) } ?? "en"
    self.phonemes = phonemes ?? primary
    self.dictionary = dictionary ?? primary
  }
}
