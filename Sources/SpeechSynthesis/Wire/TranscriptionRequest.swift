/// Texts whose phonemes are asked for, all of one voice.
package struct TranscriptionRequest: Hashable, Sendable {
  /// The texts.
  package let texts: [String]
  /// The identifier of the voice.
  package let voice: String
  /// Whether the texts are SSML for the engine rather than plain text.
  package let isMarkup: Bool
  /// How the phonemes are written.
  package let notation: PhonemeNotation

  /// Makes a request.
  package init(texts: [String], voice: String, isMarkup: Bool, notation: PhonemeNotation) {
    self.texts = texts
    self.voice = voice
    self.isMarkup = isMarkup
    self.notation = notation
  }

  /// The longest stretch without a blank, in UTF-8 bytes, that is nothing out of the ordinary.
  private static let longestStretch = 160

  /// Whether the text has to be asked for in a request of its own, and by speaking it.
  ///
  /// The engine has room for about 200 phonemes in a word. It writes more of them into memory that
  /// is not theirs, so that they seem to be right, and what comes after them is wrong or crashes.
  package static func mayOverflow(_ text: String) -> Bool {
    guard text.utf8.count > longestStretch else { return false }
    var stretch = 0
    for byte in text.utf8 {
      stretch = byte <= 0x20 ? 0 : stretch + 1
      if stretch > longestStretch { return true }
    }
    return false
  }

  /// Appends the request as it travels.
  ///
  /// - Throws: ``SpeechError/refused(run:reason:)`` or ``SpeechError/noVoice(_:)`` for what is
  ///   beyond the limits of ``WireFormat``.
  func write(to writer: inout ByteWriter) throws(SpeechError) {
    guard voice.utf8.count <= WireFormat.maximumName else { throw .noVoice(voice) }
    guard texts.count <= WireFormat.maximumRuns else {
      throw .refused(run: WireFormat.maximumRuns, reason: "there are too many texts")
    }
    writer.append(UInt8(isMarkup ? 1 : 0))
    writer.append(notation.rawValue)
    writer.append(voice)
    writer.append(UInt32(texts.count))
    for (index, text) in texts.enumerated() {
      guard text.utf8.count <= WireFormat.maximumText,
        writer.bytes.count + text.utf8.count <= WireFormat.maximumPayload - 4
      else { throw .refused(run: index, reason: "the text is too long") }
      writer.append(text)
    }
  }

  /// Reads a request back.
  ///
  /// - Throws: ``WireError/garbled(_:)`` for anything else.
  init(from reader: inout ByteReader) throws(WireError) {
    isMarkup = try reader.number(UInt8.self) & 1 != 0
    let number = try reader.number(UInt8.self)
    guard let notation = PhonemeNotation(rawValue: number) else {
      throw .garbled("a notation of number \(number)")
    }
    self.notation = notation
    voice = try reader.text(limit: WireFormat.maximumName)
    let count = Int(try reader.number(UInt32.self))
    guard count <= WireFormat.maximumRuns else { throw .garbled("too many texts") }
    var texts: [String] = []
    for _ in 0..<count { texts.append(try reader.text(limit: WireFormat.maximumText)) }
    self.texts = texts
  }
}
