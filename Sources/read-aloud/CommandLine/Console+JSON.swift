import FoundationEssentials

extension Console {
  /// Prints a value as JSON, its keys sorted so that the same value gives the same bytes.
  ///
  /// - Throws: `EncodingError` for a value that JSON cannot hold, such as an infinite number.
  func print(json value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(value), as: UTF8.self)
    var safe = ""
    // Only inside strings can such characters stand, where JSON may write them by number.
    for scalar in text.unicodeScalars {
      if Self.isUnsafe(scalar) {
        let digits = String(scalar.value, radix: 16)
        safe += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        safe.unicodeScalars.append(scalar)
      }
    }
    print(safe)
  }
}
