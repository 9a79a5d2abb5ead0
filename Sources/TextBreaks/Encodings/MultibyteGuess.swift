/// Finds the encoding of Chinese, Japanese or Korean in which bytes make a text.
///
/// The Unicode library ranks them by their common characters. Of a text in a European encoding it
/// may say the same of a few bytes, so what it names must hold in the decoded text: hardly a byte
/// without a meaning, and characters in runs, not single ones between Latin letters.
enum MultibyteGuess {
  /// The encodings, under the library's name, with the name to decode and call it by.
  private static let names = [
    "Shift_JIS": "Shift_JIS", "EUC-JP": "EUC-JP", "EUC-KR": "EUC-KR", "GB18030": "GB18030",
    "Big5": "Big5",
  ]

  /// Returns the encoding and how sure it is, from 0 to 0.99; nothing where there is none.
  static func encoding(of sample: ByteSample) -> (name: String, confidence: Double)? {
    for guess in ICUConverter.guesses(sample.bytes) {
      guard let name = names[guess.name],
        let decoded = ICUConverter.decode(sample.bytes, encoding: decoder(of: name), limit: 0)
      else { continue }
      let shape = Shape(of: decoded.text)
      // The pieces of a sample may cut a character at both ends.
      let allowed = shape.count / 100 + (sample.bytes.count < ByteSample.limit ? 0 : 32)
      guard decoded.illFormedCount <= allowed, shape.isEastAsian else { continue }
      let confidence = Double(guess.confidence) / 100
      return (name, shape.count < 12 ? min(confidence, 0.5) : min(confidence, 0.99))
    }
    return nil
  }

  /// The Korean encoding in use has more syllables than the one that it is called by (WHATWG
  /// Encoding, §4.2).
  static func decoder(of name: String) -> String {
    EncodingNames.plain(name) == EncodingNames.plain("EUC-KR") ? "windows-949" : name
  }

  /// How the characters beyond ASCII stand in a decoded text.
  private struct Shape {
    var count = 0
    var eastAsian = 0
    var runs = 0
    var between = 0

    init(of text: String) {
      var before: Unicode.Scalar = " "
      var single: Unicode.Scalar?
      var length = 0
      for scalar in text.unicodeScalars {
        if scalar.isASCII {
          if length == 1, Self.isLetter(single ?? " ") || Self.isLetter(scalar) { between += 1 }
          length = 0
        } else {
          count += 1
          if Self.isEastAsian(scalar) { eastAsian += 1 }
          if length == 0 {
            runs += 1
            single = before
          }
          length += 1
        }
        before = scalar
      }
    }

    /// Whether a text of East Asia has this shape.
    var isEastAsian: Bool {
      count > 0 && eastAsian * 100 >= count * 95 && count >= 2 * runs && between * 3 <= runs
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
      scalar.isASCII && scalar.properties.isAlphabetic
    }

    private static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0x2010...0x2312, 0x2460...0x266F, 0x3000...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF60,
        0xFFE0...0xFFE6, 0x20000...0x3FFFF:
        true
      default: false
      }
    }
  }
}
