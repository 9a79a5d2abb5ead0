import TextBreaks

/// Writes a text in an encoding, by the inverse of the decoder.
struct Encoder {
  private var bytes: [Unicode.Scalar: [UInt8]] = [:]

  /// Learns an encoding of one or two bytes a character.
  init(_ name: String, isMultibyte: Bool) throws {
    for scalar in 0..<0x80 { bytes[Unicode.Scalar(UInt8(scalar))] = [UInt8(scalar)] }
    var sequences: [[UInt8]] = (0x80...0xFF).map { [UInt8($0)] }
    if isMultibyte {
      for lead in UInt8(0x81)...0xFE {
        for trail in UInt8(0x40)...0xFE { sequences.append([lead, trail]) }
      }
    }
    // A line for each, so that one call decodes all of them.
    let all = Array(sequences.map { $0 + [0x0A] }.joined())
    let lines = try TextDecoder.decode(all, encoding: name).text.unicodeScalars
      .split(separator: "\n", omittingEmptySubsequences: false)
    for (sequence, line) in zip(sequences, lines) {
      guard line.count == 1, let scalar = line.first, scalar != "\u{FFFD}", bytes[scalar] == nil
      else { continue }
      bytes[scalar] = sequence
    }
  }

  /// The bytes of a text, up to a number of them and never half a character; nothing where more
  /// than one of 50 characters beyond ASCII would be lost.
  func encode(_ text: String, atMost limit: Int? = nil) -> [UInt8]? {
    var result: [UInt8] = []
    var high = 0
    var lost = 0
    for scalar in text.unicodeScalars {
      if !scalar.isASCII { high += 1 }
      if bytes[scalar] == nil { lost += 1 }
      let sequence = bytes[scalar] ?? [UInt8(ascii: "?")]
      if let limit, result.count + sequence.count > limit { break }
      result += sequence
    }
    return high > 0 && lost * 50 <= high && result.contains { $0 >= 0x80 } ? result : nil
  }
}
